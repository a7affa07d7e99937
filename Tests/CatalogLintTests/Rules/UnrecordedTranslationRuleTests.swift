import AuthCopy
import Testing

@testable import CatalogLint

@Suite struct UnrecordedTranslationRuleTests {
  private static let source = #"{"@@locale":"en","a":"One","b":"Two"}"#
  private static let recorded = #""a":"하나","@a":\#(record("One", "하나"))"#

  @Test(arguments: [
    korean(#""b":"⟦⟧둘","@b":\#(record("Two", "셋"))"#), korean(#""b":"⟦⟧둘""#), korean(#""b":"⟦⟧둘","@b":{}"#),
    korean(#""b":"⟦⟧둘","@b":{"x-source-hash":"","x-translation-hash":""}"#),
    korean(#""b":"⟦⟧둘","@b":{"x-source-hash":"\#(ContentHash("Two"))"}"#),
    korean(#""b":"⟦⟧둘","@b":\#(record("Two", ""))"#),
    MarkedFiles([
      "a_en.arb": source, "a_ko.arb": #"{"@@locale":"ko",\#(recorded)}"#, "a_ja.arb": #"{"@@locale":"ja","a":"⟦⟧一"}"#,
    ]),
    MarkedFiles([
      "a_en.arb": source,
      "a_ko.arb": #"{"@@locale":"ko","a":"⟦⟧하나","@a":{"x-source-hash":"","x-translation-hash":""}}"#,
    ]),
  ])
  func reportsATranslationWithoutAValidRecord(files: MarkedFiles) throws {
    try files.expect("unrecorded-translation")
  }

  @Test(arguments: [
    korean(#""b":"둘","@b":\#(record("Two", "둘"))"#), korean(#""b":"","@b":\#(record("Two", "둘"))"#),
    korean(#""b":"""#), korean(#""c":"셋""#), korean(#""b":"둘","@b":\#(record("Three", "셋"))"#),
    MarkedFiles(["a_en.arb": source, "a_ko.arb": #"{"@@locale":"ko","a":"하나","b":"둘"}"#]),
    MarkedFiles(["a_en.arb": source.replacing("One\"", with: "One\",\"@a\":{\"x-source-hash\":\"0\"}")]),
    MarkedFiles(["a_ko.arb": #"{"@@locale":"ko",\#(recorded),"b":"둘"}"#]),
  ])
  func acceptsRecordedEmptyAndStaleTranslationsAndFilesWithoutRecords(files: MarkedFiles) throws {
    try files.expect("unrecorded-translation")
  }

  @Test func fixRecordsAnEditIfTheSourceIsUnchanged() throws {
    let fixture = try LintFixture([
      "a_en.arb": Self.source, "a_ko.arb": Self.file(#""b":"둘","@b":\#(Self.record("Two", "셋"))"#),
    ])
    #expect(try fixture.fixed()["a_ko.arb"] == Self.file(#""b":"둘","@b":\#(Self.record("Two", "둘"))"#))
  }

  private static func record(_ source: String, _ translation: String) -> String {
    #"{"x-source-hash":"\#(ContentHash(source))","x-translation-hash":"\#(ContentHash(translation))"}"#
  }

  private static func file(_ members: String) -> String { #"{"@@locale":"ko",\#(recorded),\#(members)}"# }

  /// Returns a source and a Korean translation in which the key `a` is recorded.
  private static func korean(_ members: String) -> MarkedFiles {
    MarkedFiles(["a_en.arb": source, "a_ko.arb": file(members)])
  }
}
