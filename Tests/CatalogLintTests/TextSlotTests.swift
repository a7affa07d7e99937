import AuthCopy
import Foundation
import TestSupport
import Testing

@testable import CatalogLint

/// The code, the schema and the documentation have the same slots.
@Suite struct TextSlotTests {
  @Test func schemaContainsEverySlot() throws {
    let file = Project.catalogs.appending(path: "schemas/arb.schema.json")
    let schema = try JSONParser.parse(Array(Data(contentsOf: file)))
    let slot = schema["$defs"]?["metadata"]?["properties"]?["x-slot"]
    #expect(slot?["enum"]?.array?.compactMap(\.string) == TextSlot.allCases.map(\.rawValue))
  }

  @Test func articleContainsTheLimitOfEverySlot() throws {
    let file = Project.root.appending(path: "Sources/AuthCopy/AuthCopy.docc/Linting.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let table = try #require(text.split(separator: "## Limit lengths").last)
    var limits: [String: String] = [:]
    for row in table.matches(of: /(?m)^\| (`[^|]+) \| ([^|]+) \|/) {
      for name in row.output.1.matches(of: /`([a-z]+)`/) { limits[String(name.output.1)] = String(row.output.2) }
    }
    func limit(_ slot: TextSlot) -> String {
      func length(_ language: String, _ letters: String) -> Int {
        slot.limit(in: .of(language), letters: letters)?.length ?? 0
      }
      guard let limit = slot.limit(in: .of("en"), letters: "") else { return "any length" }
      guard slot == .sms else { return "\(limit.length) \(limit.unit.rawValue)" }
      return "Korean: \(length("ko", "")) bytes in EUC-KR; others: \(length("ja", "あ")) characters, or "
        + "\(length("en", "a")) of the GSM 7-bit alphabet"
    }
    let wanted = TextSlot.allCases.map { ($0.rawValue, limit($0)) }
    for (name, limit) in wanted { #expect(limits[name] == limit, "\(name)") }
  }
}
