import AuthCopy
import Foundation
import TestSupport
import Testing

@testable import CatalogExport

/// A folder has files of several runs and of others; a run changes only its own.
@Suite struct OutputFolderTests {
  private let folder: TemporaryFolder
  private let output: OutputFolder

  init() throws {
    folder = try TemporaryFolder()
    output = OutputFolder("\(folder.path)/out")
  }

  private func run(
    _ files: [String: String], as id: String = "test", force: Bool = false,
    isOwn: (_ bytes: [UInt8]) -> Bool = { _ in false }
  ) throws -> OutputFolder.Outcome {
    let parts = files.map { name, text in { @Sendable in [OutputFile(name, Array(text.utf8))] } }
    return try output.write(OutputFolder.Run(id: id, catalog: "1", parts: parts), force: force, isOwn: isOwn)
  }

  /// Returns the names of the files that a run refuses to overwrite.
  private func refused(_ write: () throws -> OutputFolder.Outcome) -> [String]? {
    do { _ = try write() } catch OutputFolder.WriteError.foreignFiles(let names) { return names } catch {}
    return nil
  }

  /// The content of all files except for the manifest, by name.
  private var files: [String: String] {
    get throws {
      let names = try FileManager.default.subpathsOfDirectory(atPath: output.path)
      let pairs = names.map { ($0, FileManager.default.contents(atPath: "\(output.path)/\($0)")) }
      return Dictionary(pairs.compactMap { name, data in data.map { (name, String(decoding: $0, as: UTF8.self)) } }) {
        $1
      }
      .filter { $0.key != OutputFolder.manifestName }
    }
  }

  private var manifest: Data? { FileManager.default.contents(atPath: "\(output.path)/\(OutputFolder.manifestName)") }

  @Test func aRunRemovesItsFilesThatItNoLongerContains() throws {
    #expect(try run(["a": "1", "b/c/d": "1", "b/e": "1"]).count == 3)
    #expect(try run(["a": "2", "b/e": "1"]).editedFiles == [])
    #expect(try files == ["a": "2", "b/e": "1"])
    #expect(!FileManager.default.fileExists(atPath: "\(output.path)/b/c"))
  }

  @Test func filesOfOthersAndOfOtherRunsStay() throws {
    _ = try run(["a": "1", "codes.json": "1"], as: "android")
    _ = try run(["c": "1", "codes.json": "2"], as: "xcstrings")
    for name in [".git/HEAD", "CNAME", "blog/a"] { try folder.write("mine", to: "out/\(name)") }
    _ = try run(["b": "1"], as: "android")
    #expect(
      try files == ["b": "1", "c": "1", "codes.json": "2", ".git/HEAD": "mine", "CNAME": "mine", "blog/a": "mine"])
  }

  @Test func aFileThatWasEditedIsNeitherReplacedNorRemoved() throws {
    _ = try run(["a": "1", "b": "1", "c": "1"])
    for name in ["a", "b"] { try folder.write("edited", to: "out/\(name)") }
    #expect(refused { try run(["a": "2", "c": "2"]) } == ["a"])
    #expect(try files == ["a": "edited", "b": "edited", "c": "1"])
    #expect(try run(["c": "2"]).editedFiles == ["a", "b"])
    #expect(try files == ["a": "edited", "b": "edited", "c": "2"])
  }

  @Test func allForeignFilesAreNamedAndNothingIsWritten() throws {
    for name in ["a", "b/c"] { try folder.write("mine", to: "out/\(name)") }
    #expect(refused { try run(["a": "1", "b/c": "1", "b/d": "1"]) } == ["a", "b/c"])
    #expect(try files == ["a": "mine", "b/c": "mine"])
    #expect(manifest == nil)
    _ = try run(["a": "1", "b/c": "1"], force: true)
    #expect(try files == ["a": "1", "b/c": "1"])
  }

  @Test func aFileWithTheSameContentIsNotForeign() throws {
    try folder.write("1", to: "out/a")
    #expect(try run(["a": "1"]).count == 1)
    _ = try run(["a": "2"])
    #expect(try files == ["a": "2"])
  }

  @Test func aMarkCountsOnlyForFilesThatAreNotInTheManifest() throws {
    try folder.write("mark", to: "out/a")
    _ = try run(["a": "1"]) { $0 == Array("mark".utf8) }
    try folder.write("mark", to: "out/a")
    #expect(refused { try run(["a": "2"]) { $0 == Array("mark".utf8) } } == ["a"])
  }

  @Test(arguments: ["folder", "link to a folder", "link to a file", "file instead of a folder"])
  func nothingIsWrittenWhereAnotherThingIsInTheWay(obstacle: String) throws {
    try folder.write("mine", to: "elsewhere/b")
    try folder.write("mine", to: "out/other")
    let (path, elsewhere) = ("\(output.path)/z", "\(folder.path)/elsewhere")
    switch obstacle {
    case "folder": try FileManager.default.createDirectory(atPath: "\(path)/b/c", withIntermediateDirectories: true)
    case "link to a folder": try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: elsewhere)
    case "link to a file":
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(atPath: "\(path)/b", withDestinationPath: "\(elsewhere)/b")
    default: try folder.write("mine", to: "out/z")
    }
    for force in [false, true] {
      #expect(throws: OutputFolder.WriteError.self) { try run(["a": "1", "z/b": "1"], force: force) }
    }
    #expect(try files["a"] == nil)
    #expect(manifest == nil)
    #expect(try String(contentsOfFile: "\(elsewhere)/b", encoding: .utf8) == "mine")
  }

  @Test func aFailureBetweenTwoFilesRestoresTheFirst() throws {
    _ = try run(["a": "1", "z": "1"])
    for name in ["a", "new/b", "z"] { try folder.write("2", to: "out/.auth-copy-export.json.new/new/\(name)") }
    try FileManager.default.createDirectory(atPath: "\(output.stagingPath)/old", withIntermediateDirectories: true)
    let (first, last) = (FileStatus(of: "\(output.path)/a"), FileStatus(of: "\(output.path)/z"))
    try folder.write("edited meanwhile", to: "out/z")
    #expect(
      refused {
        try output.move([("a", first), ("new/b", nil), ("z", last)])
        return OutputFolder.Outcome(count: 0, editedFiles: [])
      } == ["z"])
    try FileManager.default.removeItem(atPath: output.stagingPath)
    #expect(try files == ["a": "1", "z": "edited meanwhile"])
    #expect(!FileManager.default.fileExists(atPath: "\(output.path)/new"))
  }

  @Test func theNextRunContinuesAfterAnInterruptedOne() throws {
    _ = try run(["a": "1", "b": "1"])
    // A run that was interrupted after it replaced the first of two files.
    try folder.write("2", to: "out/a")
    try folder.write("3", to: "out/.auth-copy-export.json.new/new/b")
    var interrupted = OutputManifest(Array(try #require(manifest)))
    interrupted.unfinished = ["a": ContentHash("2").description, "b": ContentHash("2").description]
    try folder.write(String(decoding: interrupted.bytes, as: UTF8.self), to: "out/\(OutputFolder.manifestName)")
    let manifestOfInterruptedRun = interrupted.bytes
    _ = try run(["a": "3", "b": "3"])
    #expect(try files == ["a": "3", "b": "3"])
    #expect(try !String(decoding: #require(manifest), as: UTF8.self).contains("unfinished"))
    for name in ["a", "b"] { try folder.write("2", to: "out/\(name)") }
    try folder.write(String(decoding: manifestOfInterruptedRun, as: UTF8.self), to: "out/\(OutputFolder.manifestName)")
    #expect(try run(["c": "3"]).editedFiles == [])
    #expect(try files == ["c": "3"])
  }

  @Test func equalRunsWriteTheSameManifestAndTouchNothing() throws {
    _ = try run(["a": "1", "b/c": "2"])
    let first = (manifest, FileStatus(of: "\(output.path)/a"), FileStatus(of: "\(output.path)/b"))
    _ = try run(["a": "1", "b/c": "2"])
    #expect(first == (manifest, FileStatus(of: "\(output.path)/a"), FileStatus(of: "\(output.path)/b")))
    #expect(
      String(decoding: try #require(manifest), as: UTF8.self)
        == #"{"runs":{"test":{"catalog":"1","files":{"a":"\#(ContentHash("1"))","b/c":"\#(ContentHash("2"))"}}}}"#
        + "\n")
  }

  /// The manifest is in the repository of the user, where a conflict or another person can change it.
  @Test(arguments: ["<<<<<<< HEAD", "[]", #"{"runs": {"test": 1}, "unfinished": []}"#])
  func aBrokenManifestListsNothing(text: String) throws {
    _ = try run(["a": "1"])
    try folder.write(text, to: "out/\(OutputFolder.manifestName)")
    #expect(refused { try run(["a": "2"]) } == ["a"])
    #expect(try run(["a": "1"]).count == 1)
  }

  @Test(arguments: ["../mine", "/mine", "a/../../mine", "./mine", ""])
  func aManifestCannotRemoveFilesElsewhere(name: String) throws {
    try folder.write("mine", to: "mine")
    try folder.write("mine", to: "out/mine")
    var manifest = OutputManifest()
    manifest.runs["test"] = OutputManifest.Run(
      catalog: "1",
      hashes: [
        name.replacing("/mine", with: "\(name == "/mine" ? folder.path : "")/mine"): ContentHash("mine").description
      ])
    try folder.write(String(decoding: manifest.bytes, as: UTF8.self), to: "out/\(OutputFolder.manifestName)")
    _ = try run(["b": "1"])
    #expect(try files == ["b": "1", "mine": "mine"])
    #expect(try String(contentsOfFile: "\(folder.path)/mine", encoding: .utf8) == "mine")
  }

  @Test func anExportOfAnEarlierVersionIsReplaced() throws {
    let options = ExportOptions(locales: ["en"], providers: [.kakao])
    func export(_ format: ExportFormat, force: Bool = false) throws -> OutputFolder.Outcome {
      try output.write(Exporter().export(to: format, options), to: format, options, of: .shipped, force: force)
    }
    // A script of an app's own package contains the command, but not the member of a generated file.
    try folder.write(#"{"scripts": {"texts": "auth-copy export --format javascript --out ."}}"#, to: "out/package.json")
    #expect(refused { try export(.javascript) } == ["package.json"])
    try folder.write(#"{"generatedBy": "auth-copy export --format javascript"}"#, to: "out/package.json")
    #expect(try export(.javascript).count > 10)

    // Localizable.xcstrings is the app's own, unless the codes beside it show that an export wrote it.
    try FileManager.default.removeItem(atPath: output.path)
    try folder.write("{}", to: "out/Localizable.xcstrings")
    try folder.write(#"{"generatedBy": "auth-copy export --format android"}"#, to: "out/codes.json")
    #expect(refused { try export(.xcstrings) } == ["Localizable.xcstrings"])
    try folder.write(#"{"generatedBy": "auth-copy export --format xcstrings"}"#, to: "out/codes.json")
    #expect(try export(.xcstrings).count == 2)
  }
}
