import AuthCopy
import Testing

@testable import CatalogLint

@Suite struct StaleTranslationRuleTests {
  @Test(arguments: [
    translation("⟦⟧둘", of: "Two", record: ("Three", "둘")), translation("⟦⟧둘", of: "Two", record: ("two", "둘")),
    translation("⟦⟧둘", of: "Two", record: ("Three", "셋")), translation("⟦⟧둘", of: "", record: ("Two", "둘")),
  ])
  func reportsATranslationOfAnotherSourceText(files: MarkedFiles) throws {
    try files.expect("stale-translation")
  }

  @Test(arguments: [
    translation("둘", of: "Two", record: ("Two", "둘")), translation("둘", of: "Two", record: ("Two", "셋")),
    translation("", of: "Two", record: ("Three", "")), translation(" ", of: "Two", record: ("Three", "둘")),
    translation("둘", of: "Two", record: ("Three", "")),
    MarkedFiles(["a_en.arb": #"{"@@locale":"en","k":"Two"}"#, "a_ko.arb": #"{"@@locale":"ko","k":"둘"}"#]),
    MarkedFiles(["a_en.arb": #"{"@@locale":"en","k":"Two","@k":{"x-source-hash":"0","x-translation-hash":"0"}}"#]),
  ])
  func acceptsCurrentEmptyAndUnrecordedTranslations(files: MarkedFiles) throws {
    try files.expect("stale-translation")
  }

  @Test(arguments: [("둘", "stale-translation"), ("셋", "stale-translation.edited")])
  func diagnosticDistinguishesEditedTranslations(recorded: String, id: String) throws {
    let files = Self.translation("둘", of: "Two", record: ("Three", recorded))
    #expect(try files.findings(of: "stale-translation").map(\.diagnostic.id.rawValue) == [id])
  }

  private static func translation(
    _ text: String, of source: String, record: (source: String, translation: String)
  ) -> MarkedFiles {
    let hashes = (ContentHash(record.source), ContentHash(record.translation))
    let metadata = #"{"x-source-hash":"\#(hashes.0)","x-translation-hash":"\#(hashes.1)"}"#
    return MarkedFiles([
      "a_en.arb": #"{"@@locale":"en","k":"\#(source)"}"#,
      "a_ko.arb": #"{"@@locale":"ko","k":"\#(text)","@k":\#(metadata)}"#,
    ])
  }
}
