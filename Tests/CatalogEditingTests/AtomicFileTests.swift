import AuthCopy
import CatalogFormats
import Foundation
import TestSupport
import Testing

/// Writing a file loses no edit of another program, no link and no permissions.
@Suite struct AtomicFileTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = "\(folder.path)/a.json"
    try folder.write("old", to: "a.json")
  }

  /// Returns the id of the problem; nil if the file was written.
  private func problem(
    _ path: String? = nil, beneath root: String? = nil, inPlace: Bool = false,
    if isExpected: ([UInt8]?) -> Bool = { $0 == Array("old".utf8) }
  ) -> String? {
    do throws(CatalogError) {
      try AtomicFile.replace(
        path ?? self.path, beneath: root, with: Array("new".utf8), inPlace: inPlace, if: isExpected)
      return nil
    } catch {
      return error.diagnostic.id.rawValue
    }
  }

  private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }

  @Test func replacesTheExpectedContent() throws {
    #expect(problem() == nil)
    #expect(try folder.text(of: "a.json") == "new")
    #expect(try names() == ["a.json"])
  }

  @Test func refusesOtherContent() throws {
    try folder.write("theirs", to: "a.json")
    #expect(problem() == "unwritable-file.changed")
    #expect(try folder.text(of: "a.json") == "theirs")
    #expect(try names() == ["a.json"])
  }

  /// The ways in which programs save a file: into the file itself, or as a new file with the same name.
  @Test(arguments: [false, true]) func restoresAnEditAfterTheCheck(isAtomic: Bool) throws {
    var checks = 0
    let problem = problem { content in
      checks += 1
      if checks == 1 { try? "theirs".write(toFile: path, atomically: isAtomic, encoding: .utf8) }
      return content == Array("old".utf8)
    }
    #expect(problem == "unwritable-file.changed")
    #expect(checks == 2)
    #expect(try folder.text(of: "a.json") == "theirs")
    #expect(try names() == ["a.json"])
  }

  @Test func keepsBothOfTwoEditsDuringTheReplacement() throws {
    var checks = 0
    let problem = problem { content in
      checks += 1
      try? "edit \(checks)".write(toFile: path, atomically: true, encoding: .utf8)
      return content == Array("old".utf8)
    }
    #expect(problem == "unwritable-file.changed-twice")
    let texts = try names().map { try folder.text(of: $0) }
    #expect(texts.sorted() == ["edit 1", "edit 2"])
    // Readers of the folder ignore the other version.
    #expect(try names().allSatisfy { $0 == "a.json" || ($0.hasPrefix(".") && $0.hasSuffix(".tmp")) })
  }

  @Test func aFileThatIsRemovedAfterTheCheckIsNotWritten() throws {
    let problem = problem { content in
      try? FileManager.default.removeItem(atPath: path)
      return content == Array("old".utf8)
    }
    #expect(problem == "unwritable-file.changed")
    #expect(try names() == [])
  }

  @Test func aFileThatAnotherProgramIsWritingIsNotReplaced() throws {
    let writer = try #require(FileHandle(forWritingAtPath: path))
    #expect(problem() == "unwritable-file.changed")
    try writer.write(contentsOf: Data("theirs".utf8))
    #expect(try folder.text(of: "a.json") == "theirs")
    #expect(try names() == ["a.json"])
  }

  @Test func aNewFileReplacesNoFileThatAppears() throws {
    let problem = problem("\(folder.path)/b.json") { content in
      try? folder.write("theirs", to: "b.json")
      return content == nil
    }
    #expect(problem == "unwritable-file.changed")
    #expect(try folder.text(of: "b.json") == "theirs")
    #expect(try names() == ["a.json", "b.json"])
  }

  @Test func severalHardLinksAreOnlyWrittenInPlace() throws {
    try FileManager.default.linkItem(atPath: path, toPath: "\(folder.path)/b.json")
    #expect(problem() == "unwritable-file.several-links")
    #expect(problem(inPlace: true) == nil)
    #expect(try folder.text(of: "b.json") == "new")
  }

  @Test func aLinkOutOfTheFolderIsRefused() throws {
    let inner = "\(folder.path)/inner"
    try folder.write("old", to: "inner/b.json")
    try FileManager.default.createSymbolicLink(atPath: "\(inner)/a.json", withDestinationPath: "../a.json")
    let root = AtomicFile.root(inner)
    #expect(problem("\(inner)/a.json", beneath: root) == "unwritable-file.link-outside")
    #expect(try folder.text(of: "a.json") == "old")
  }

  @Test func aLinkInTheFolderStays() throws {
    let link = "\(folder.path)/link.json"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.json")
    #expect(problem(link, beneath: AtomicFile.root(folder.path)) == nil)
    #expect(try folder.text(of: "a.json") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.json")
  }

  @Test(arguments: ["new", "a longer text than before", ""]) func inPlaceTheFileStaysTheSame(text: String) throws {
    let number = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    try AtomicFile.replace(path, with: Array(text.utf8), inPlace: true)
    #expect(try folder.text(of: "a.json") == text)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int == number)
  }
}
