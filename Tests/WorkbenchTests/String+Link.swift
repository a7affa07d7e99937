import Foundation

extension String {
  /// Makes a symbolic link at the path, in the place of a file that is there.
  func link(to target: String) throws {
    if FileManager.default.fileExists(atPath: self) { try FileManager.default.removeItem(atPath: self) }
    try FileManager.default.createSymbolicLink(atPath: self, withDestinationPath: target)
  }
}
