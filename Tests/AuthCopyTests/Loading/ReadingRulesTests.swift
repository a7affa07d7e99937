import Foundation
import TestSupport
import Testing

@testable import AuthCopy

/// `reading.json` is checked when a catalog is loaded, and determines how raw errors are read.
@Suite struct ReadingRulesTests {
  /// A catalog with Kakao's codes and the shipped rules.
  private static func catalog() throws -> TemporaryFolder {
    let folder = try TemporaryFolder.withCatalog(of: ["kakao"], in: ["en"])
    try folder.write(Data(contentsOf: Project.catalogs.appending(path: "reading.json")), to: "reading.json")
    return folder
  }

  struct Damage: CustomTestStringConvertible {
    let old: String
    let new: String
    /// `LINE:COLUMN: MESSAGE`.
    let error: String

    var testDescription: String { "\(old) -> \(new)" }
  }

  @Test(arguments: [
    Damage(old: "{\n  \"limits\": {", new: "{\n  \"limit\": {", error: "1:1: \"limits\" is missing"),
    Damage(
      old: "\"value\": 65536", new: "\"value\": 0", error: "3:79: \"errorLength\" must be an integer greater than 0"),
    Damage(old: "\"value\": 65536", new: "\"value\": \"x\"", error: "3:79: \"errorLength\" must be an integer"),
    Damage(
      old: "\"value\": 65536", new: "\"values\": 65536",
      error: "3:70: errorLength has no \"values\"; it may have about and value"),
    Damage(old: "\"about\": \"The bytes of an error that are read.\", ", new: "", error: "3:20: \"about\" is missing"),
    Damage(
      old: "{\n  \"limits\": {", new: "{\n  \"limits\": {\n    \"error\": {\"about\": \"x\", \"value\": 1},",
      error: "3:5: limits has no \"error\"; it may have"),
    Damage(
      old: "\"{[\\\"\"", new: "\"{[\\\"{\"", error: "\"jsonStarts\" must have ASCII characters, each once"),
    Damage(old: "\"{[\\\"\"", new: "\"{é\"", error: "\"jsonStarts\" must have ASCII characters, each once"),
    Damage(old: "\"{[\\\"\"", new: "\"\"", error: "\"jsonStarts\" must have a text that is not empty"),
    Damage(
      old: "[\"domain\", \"error\"]", new: "[\"domain\", \"domain\"]",
      error: "\"domainEnds\" must have texts that are not empty, each once"),
    Damage(
      old: "\"500-599\"", new: "\"599-500\"", error: "\"statusKinds\" must have HTTP statuses, such as 429 or 500-599"),
    Damage(
      old: "\"authCode expired\": \"flowExpired\", ", new: "",
      error: "\"authCode expired refresh\" must stand after the same pair without a flow"),
    Damage(old: "\"hours\": 3600", new: "\"hours\": \"1\"", error: "\"hours\" must be an integer"),
  ])
  func reportsAnInvalidValueWithItsPlace(_ damage: Damage) throws {
    let folder = try Self.catalog()
    try folder.replace(damage.old, with: damage.new, in: "reading.json")
    let error = try #require(throws: CatalogError.self) { try Catalog.load(from: folder.path) }
    #expect("\(error)".contains("/reading.json:"))
    #expect("\(error)".contains(damage.error), "\(error)")
  }

  @Test func determinesHowRawErrorsAreRead() throws {
    let folder = try Self.catalog()
    let error = "{\"error_code\":\"KOE237\",\"error_description\":\"nach 26 seconds\"}"
    func wait(_ catalog: Catalog) -> Int64? {
      LoginError(provider: .kakao, payload: error.utf8, catalog: catalog).retryAfter
    }
    #expect(wait(try Catalog.load(from: folder.path)) == nil)
    try folder.replace("[\"after\", ", with: "[\"nach\", ", in: "reading.json")
    #expect(wait(try Catalog.load(from: folder.path)) == 26)
  }

  /// An overlay cannot have the file, which would otherwise be ignored silently.
  @Test func isNotReadFromAnOverlay() throws {
    let folder = try Self.catalog()
    #expect(CatalogFiles(overlay: folder.path).strayFiles == ["\(folder.path)/reading.json"])
    #expect(CatalogFiles(path: folder.path).strayFiles.isEmpty)
  }

  /// A word in another form would never match.
  @Test func foldedWordsAreInFoldedForm() throws {
    let root = try JSONParser.parse(Array(Data(contentsOf: Project.catalogs.appending(path: "reading.json"))))
    var count = 0
    for entry in ["words", "tables"].flatMap({ root[$0]?.members ?? [] }) {
      guard entry.value["about"]?.string?.contains("folded") == true, let value = entry.value["value"] else { continue }
      for word in value.array?.compactMap(\.string) ?? value.members?.map(\.key) ?? [] {
        #expect(String(decoding: CaseFoldedBytes(word).bytes, as: UTF8.self) == word, "\(entry.key)")
        count += 1
      }
    }
    #expect(count > 150)
  }
}
