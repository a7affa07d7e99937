import AuthCopy
import CatalogEditing
import CatalogFormats
import CatalogLint
import TestSupport
import Testing

/// A change by another program is detected, even right after AuthCopy wrote the file.
@Suite struct DiskFileTests {
  @Test func detectsAChangeByAnotherProgram() throws {
    let folder = try TemporaryFolder()
    let file = try DiskFile.creating("\(folder.path)/a.json", with: Array("ours".utf8))
    #expect(file.change() == nil)
    try folder.write("theirs", to: "a.json")
    guard case .changedOnDisk(let theirs?)? = file.change() else {
      Issue.record("the change is not detected")
      return
    }
    #expect(theirs.bytes == Array("theirs".utf8))
  }

  @Test func replacedFileHasItsContentUntilItIsWrittenAgain() throws {
    let folder = try TemporaryFolder()
    let written = try #require(try AtomicFile.replace("\(folder.path)/a.json", with: Array("ours".utf8)))
    #expect(FileStatus(of: "\(folder.path)/a.json")?.hasContent(of: written) == true)
    try folder.write("theirs", to: "a.json")
    #expect(FileStatus(of: "\(folder.path)/a.json")?.hasContent(of: written) == false)
  }
}
