import AuthCopyLint
import Testing

@testable import CatalogLint

@Suite struct TranslatedNameRuleTests {
  private func messages(_ source: String, _ translation: String) throws -> [String] {
    var linter = Linter(rules: .authCopy)
    linter.glossary = ProjectGlossary(keep: ["Ledger", "Cake Wallet"])
    return try LintFixture(source, translation).findings(linter).filter { $0.rule == "translated-name" }
      .map { $0.message() }
  }

  @Test func reportsATranslatedName() throws {
    #expect(
      try messages("Connect your Ledger", "원장을 연결하세요") == [
        "the name 'Ledger' stays the same in all languages, but is missing here"
      ])
    #expect(try messages("Cake Wallet and Ledger", "케이크 지갑과 Ledger").count == 1)
  }

  @Test(arguments: [
    ("Connect your Ledger", "Ledger를 연결하세요"), ("Ledgers", "원장"), ("A ledger", "원장"), ("Connect your Ledger", ""),
    ("{n, plural, one {a Ledger} other {devices}}", "{n, plural, other {기기}}"),
  ])
  func acceptsANameThatIsKept(source: String, translation: String) throws {
    #expect(try messages(source, translation) == [])
  }
}
