import Testing

@testable import CatalogLint

@Suite struct ByteOrderMarkRuleTests {
  private static let po = "msgid \"\"\nmsgstr \"Language: ko\\n\"\n\nmsgid \"a\"\nmsgstr \"가\"\n"

  @Test(arguments: [
    (["m.properties": "a=b\n", "m_ko.properties": "\u{FEFF}a=가\n"], Finding.Severity.error),
    (["ko.po": "\u{FEFF}" + po], .error),
    (["en.json": "{\"a\":\"b\"}", "ko.json": "\u{FEFF}{\"a\":\"가\"}"], .warning),
    (["app_en.arb": "{\"a\":\"b\"}", "app_ko.arb": "\u{FEFF}{\"a\":\"가\"}"], .warning),
  ])
  func reportsAByteOrderMarkOnce(files: [String: String], severity: Finding.Severity) throws {
    let found = try LintFixture(files).findings().filter { $0.rule == "byte-order-mark" }
    #expect(found.map(\.severity) == [severity])
    #expect(found.map(\.line) == [1])
  }

  @Test func acceptsAByteOrderMarkInXML() throws {
    let text = "\u{FEFF}<resources><string name=\"a\">b</string></resources>"
    #expect(try LintFixture(["res/values/strings.xml": text]).findings() == [])
  }
}
