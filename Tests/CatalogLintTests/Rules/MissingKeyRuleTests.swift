import Testing

@testable import CatalogLint

@Suite struct MissingKeyRuleTests {
  @Test(arguments: [
    MarkedFiles(["en.json": #"{"a":"1","b":"2"}"#, "ko.json": #"⟦⟧{"a":"1"}"#]),
    MarkedFiles(["en.json": #"{"a":"1","b":"2"}"#, "ko.json": "⟦⟧⟦⟧{}", "ja.json": #"⟦⟧{"a":"1"}"#]),
    MarkedFiles(["en.json": #"{"a":["1","2"]}"#, "ko.json": #"⟦⟧{"a":["1"]}"#]),
    MarkedFiles(["en.json": #"{"a":{"defaultMessage":"1","description":"x"}}"#, "ko.json": "⟦⟧{}"]),
    MarkedFiles(["en.json": #"{"a":{"b":"1"}}"#, "ko.json": #"⟦⟧{"a":"1"}"#]),
  ])
  func reportsAKeyThatATranslationLacks(files: MarkedFiles) throws {
    try files.expect("missing-key")
  }

  @Test(arguments: [
    MarkedFiles(["en.json": #"{"a":"1","b":"2"}"#, "ko.json": #"{"b":"2","a":"1","c":"3"}"#]),
    MarkedFiles(["en.json": #"{"a.b":"1","a":{"b":"1"}}"#, "ko.json": #"{"a":{"b":"1"}}"#]),
    MarkedFiles(["en.json": #"{"a":""}"#, "ko.json": #"{"a":""}"#]),
    MarkedFiles(["ko.json": #"{"a":"1"}"#, "ja.json": "{}"]),
    MarkedFiles(["a_en.arb": #"{"@@locale":"en","a":"1","@a":{}}"#, "a_ko.arb": #"{"@@locale":"ko","a":"1"}"#]),
    MarkedFiles(["copy/ko.arb": #"{"@@locale":"ko"}"#], isOverlay: true),
  ])
  func acceptsATranslationWithTheSourcesKeys(files: MarkedFiles) throws {
    try files.expect("missing-key")
  }

  @Test func reportsKeysInTheOrderOfTheSource() throws {
    let files = MarkedFiles(["en.json": #"{"b":"1","a":{"y":"2","x":"3"}}"#, "ko.json": "{}"])
    #expect(try files.findings(of: "missing-key").map(\.key) == ["b", "a.y", "a.x"])
  }

  @Test(arguments: [
    ["en.json": #"{"a":"1","b":"2"}"#, "es.json": #"{"a":"1","b":"2"}"#, "es-AR.json": #"{"a":"1"}"#],
    ["m.properties": "a=1\nb=2\n", "m_en_GB.properties": "a=1\n"],
    [
      "l/es/LC_MESSAGES/a.po": po("es", ["a": "1", "b": "2"]),
      "l/es_AR/LC_MESSAGES/a.po": po("es_AR", ["a": "1", "b": ""]),
    ],
  ])
  func acceptsKeysThatAFallbackContains(files: [String: String]) throws {
    #expect(try LintFixture(files).findings().filter { $0.rule == "missing-key" } == [])
  }

  @Test func acceptsAMissingReferenceToAnotherKey() throws {
    let files = ["m.properties": "a=1\nb=$[a]\n", "m_ko.properties": "a=1\n"]
    #expect(try LintFixture(files).findings().filter { $0.rule == "missing-key" } == [])
  }

  @Test(arguments: [
    (["en.json": #"{"a":"1","b":"2"}"#, "zh.json": #"{"a":"1","b":"2"}"#, "zh-TW.json": #"{"a":"1"}"#], ["zh-TW b"]),
    (
      ["en.json": #"{"a":"1","b":"2"}"#, "sr.json": #"{"a":"1","b":"2"}"#, "sr-Latn.json": #"{"a":"1"}"#], ["sr-Latn b"]
    ),
  ])
  func reportsKeysThatOnlyAFileInAnotherScriptContains(files: [String: String], expected: [String]) throws {
    let found = try LintFixture(files).findings().filter { $0.rule == "missing-key" }
    #expect(found.map { "\($0.locale) \($0.key)" } == expected)
  }

  @Test(arguments: [
    (["ko.xlf": xliff("needs-translation", "Open")], ["ko a"]), (["ko.xlf": xliff("new", "Open")], ["ko a"]),
    (["ko.xlf": xliff("new", "열기")], []), (["ko.xlf": xliff("translated", "Open")], []),
  ])
  func reportsACopyOfTheSourceThatXLIFFMarksAsUntranslated(files: [String: String], expected: [String]) throws {
    let found = try LintFixture(files).findings().filter { $0.rule == "missing-key" }
    #expect(found.map { "\($0.locale) \($0.key)" } == expected)
  }

  private static func po(_ locale: String, _ texts: KeyValuePairs<String, String>) -> String {
    "msgid \"\"\nmsgstr \"Language: \(locale)\\n\"\n"
      + texts.map { "\nmsgid \"\($0.key)\"\nmsgstr \"\($0.value)\"\n" }.joined()
  }

  private static func xliff(_ state: String, _ target: String) -> String {
    "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"ko\"><body><trans-unit id=\"a\">"
      + "<source>Open</source><target state=\"\(state)\">\(target)</target></trans-unit></body></file></xliff>"
  }
}
