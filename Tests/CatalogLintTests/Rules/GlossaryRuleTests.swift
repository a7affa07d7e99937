import AuthCopy
import AuthCopyLint
import Testing

@testable import CatalogLint

@Suite struct GlossaryRuleTests {
  @Test(arguments: [
    copy("en", "⟦⟧Please try again"), copy("en", "⟦⟧Log in"), copy("en", "You are ⟦⟧logged out"),
    copy("en", "⟦⟧Invalid ⟦⟧e-mail"), copy("en", "{provider, select, other {⟦⟧Oops}}"),
    copy("ko", "⟦⟧패스워드"), copy("ko", "시도하⟦⟧십시오"), copy("ko", "⟦⟧휴대폰 번호"),
    copy("ja", "⟦⟧サインイン"), copy("ja", "⟦⟧ユーザ名"), copy("ja", "⟦⟧無効なコード"),
  ])
  func reportsAWordThatTheGlossaryReplaces(files: MarkedFiles) throws {
    try files.expect("glossary-term")
  }

  @Test(arguments: [
    copy("en", "Sign in with your email"), copy("en", "Catalog input"), copy("en", "It pleased us"),
    copy("ko", "비밀번호를 입력하세요"), copy("ko", "휴대전화 번호"), copy("ja", "ユーザー名でログイン"),
    copy("fr", "Please log in"), MarkedFiles(["en.json": #"{"k":"Please log in"}"#]),
  ])
  func acceptsOtherWordsAndOtherCatalogs(files: MarkedFiles) throws {
    try files.expect("glossary-term")
  }

  @Test(arguments: [("Log in", "glossary-term.replaced"), ("Please", "glossary-term.omitted")])
  func diagnosticDistinguishesReplacedAndOmittedWords(text: String, id: String) throws {
    #expect(try Self.copy("en", text).findings(of: "glossary-term").map(\.diagnostic.id.rawValue) == [id])
  }

  @Test(arguments: [
    ("Open the wallet", "월렛을 열기", ["the glossary says to write '지갑' instead of '월렛'"]),
    ("Open the wallet", "지갑을 여십시오", ["the glossary says to avoid '십시오': leave it out"]),
    ("Open the wallet", "지갑을 열기", []), ("Log in", "로그온", []),
  ])
  func reportsTermsOfTheProjectGlossary(source: String, translation: String, messages: [String]) throws {
    var linter = Linter(rules: .authCopy)
    linter.glossary = ProjectGlossary(glossary: [
      ProjectGlossary.Term(avoid: "월렛", use: "지갑"), ProjectGlossary.Term(avoid: "십시오", locale: "ko"),
      ProjectGlossary.Term(avoid: "열기", use: "開く", locale: "ja"), ProjectGlossary.Term(avoid: "let", use: "x"),
    ])
    let found = try LintFixture(source, translation).findings(linter).filter { $0.rule == "glossary-term" }
    #expect(found.map { $0.message() } == messages)
  }

  private static func copy(_ locale: String, _ text: String) -> MarkedFiles {
    MarkedFiles(["copy/\(locale).arb": #"{"@@locale":"\#(locale)","close":"\#(text)"}"#], isOverlay: true)
  }
}
