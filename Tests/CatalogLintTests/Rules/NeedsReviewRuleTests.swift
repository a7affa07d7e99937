import Testing

@testable import CatalogLint

@Suite struct NeedsReviewRuleTests {
  private static let header = "msgid \"\"\nmsgstr \"Language: ko\\n\"\n\n"

  @Test(arguments: [
    MarkedFiles(["ko.po": header + "#, fuzzy\nmsgid \"Sign in\"\nmsgstr \"⟦⟧로그인\"\n"]),
    MarkedFiles([
      "L.xcstrings": """
      {"sourceLanguage":"en","version":"1.0","strings":{"Sign in":{"localizations":{
      "ko":{"stringUnit":{"state":"needs_review","value":"⟦⟧로그인"}}}}}}
      """
    ]),
    MarkedFiles([
      "ko.xlf": """
      <xliff version="1.2"><file source-language="en" target-language="ko"><body>
      <trans-unit id="a"><source>Sign in</source><target state="needs-review-translation">⟦⟧로그인</target></trans-unit>
      </body></file></xliff>
      """
    ]),
  ]) func reportsATranslationThatItsFileMarks(files: MarkedFiles) throws { try files.expect("needs-review") }

  @Test(arguments: [
    MarkedFiles(["ko.po": header + "#, c-format\nmsgid \"Sign in\"\nmsgstr \"로그인\"\n"]),
    MarkedFiles(["ko.po": header + "#, fuzzy\nmsgid \"Sign in\"\nmsgstr \"\"\n"]),
    MarkedFiles(["en.json": #"{"a":"Sign in"}"#, "ko.json": #"{"a":"로그인"}"#]),
  ]) func acceptsOtherTranslations(files: MarkedFiles) throws { try files.expect("needs-review") }

  @Test func reportsUnusedStatesOnce() throws {
    func units(_ states: [String]) -> String {
      let units = states.enumerated().map {
        "<unit id=\"u\($0.offset)\"><segment state=\"\($0.element)\"><source>S\($0.offset)</source><target>T</target></segment></unit>"
      }
      return "<xliff version=\"2.0\" srcLang=\"en\" trgLang=\"de\"><file id=\"f\">\(units.joined())</file></xliff>"
    }
    func severities(_ states: String...) throws -> [Finding.Severity] {
      try LintFixture(["m.de.xlf": units(states)]).findings().filter { $0.rule == "needs-review" }.map(\.severity)
    }
    #expect(try severities("initial", "initial", "initial").count == 1)
    #expect(try severities("initial", "translated", "final") == [.info])
  }
}
