import Foundation
import TestSupport
import Testing

@testable import MessageFiles

@Suite struct ParentFolderTests {
  private func opens(_ path: String, resolved: String? = nil, beneath root: String?) -> Bool {
    do throws(FileError) {
      let folder =
        if let resolved { try ParentFolder(resolved: resolved, of: path, beneath: root) } else {
          try ParentFolder(of: path, beneath: root)
        }
      return folder.descriptor >= 0 && folder.name == path.split(separator: "/").last.map(String.init)
    } catch {
      return false
    }
  }

  @Test func filesBeneathTheFolderAreOpened() throws {
    let root = try TemporaryFolder()
    try root.write("", to: "inner/file")
    let path = URL(filePath: root.path).resolvingSymlinksInPath().path
    #expect(opens("\(path)/inner/file", beneath: path))
    #expect(opens("\(path)/new", beneath: path))
    #expect(opens("\(path)/inner/file", beneath: nil))
    #expect(!opens("\(path)/inner/../../file", beneath: path))
    #expect(!opens("\(path)-more/file", beneath: path))
  }

  @Test func linkOutOfTheFolderIsRejected() throws {
    let (root, outside) = (try TemporaryFolder(), try TemporaryFolder())
    let path = URL(filePath: root.path).resolvingSymlinksInPath().path
    try outside.write("", to: "file")
    try FileManager.default.createSymbolicLink(atPath: "\(path)/link", withDestinationPath: outside.path)
    #expect(!opens("\(path)/link/file", beneath: path))
    #expect(opens("\(path)/link/file", beneath: nil))
    // A link that replaced a folder after links were resolved is not followed.
    #expect(!opens("\(path)/link/file", resolved: "\(path)/link/file", beneath: path))
  }
}
