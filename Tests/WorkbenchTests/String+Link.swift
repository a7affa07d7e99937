import Foundation

extension String {
  /// Creates a symbolic link at the path, and replaces an existing file.
  func link(to target: String) throws {
    if FileManager.default.fileExists(atPath: self) { try FileManager.default.removeItem(atPath: self) }
    try FileManager.default.createSymbolicLink(atPath: self, withDestinationPath: target)
  }
}
