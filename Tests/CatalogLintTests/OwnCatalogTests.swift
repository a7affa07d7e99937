import CatalogLint
import Foundation
import TestSupport
import Testing

/// What is asked of AuthCopy's own catalog alone.
@Suite struct OwnCatalogTests {
  /// The rules that find something after a change of the shipped catalog.
  private func rules(_ old: String, _ new: String, in file: String) throws -> Set<String> {
    let folder = try TemporaryFolder.withCatalog()
    try folder.replace(old, with: new, in: file)
    return Set(Linter().lint([folder.path]).findings.map(\.rule))
  }

  @Test func theShippedCatalogHasNoFinding() {
    #expect(Linter().findings(in: Project.catalogs.path).isEmpty)
  }

  @Test(arguments: [
    ("en", "There is no account for this email address."), ("en", "This address is already registered."),
    ("en", "Your account has been disabled."), ("ko", "이미 가입된 이메일 주소입니다."), ("ko", "계정을 찾을 수 없습니다."),
    ("ko", "정지된 계정입니다."), ("ja", "このメールアドレスはすでに登録されています。"), ("ja", "アカウントが見つかりません。"), ("ko", ""),
  ])
  func wordsThatTellLeak(locale: String, words: String) throws {
    for target in ["invalidCredentials", "signUpNotCompleted", "checkInbox"] {
      let folder = try TemporaryFolder.withCatalog()
      try folder.setText("\(target)_message", to: words, in: "copy/\(locale).arb")
      #expect(Linter().lint([folder.path]).findings.contains { $0.rule == "enumeration-leak" }, "\(target): \(words)")
    }
  }

  @Test func anUntranslatedTargetLeaks() throws {
    let folder = try TemporaryFolder.withCatalog()
    try folder.setText("signUpNotCompleted_title", to: "We couldn’t finish your sign-up", in: "copy/ja.arb")
    #expect(Linter().lint([folder.path]).findings.map(\.rule).contains("enumeration-leak"))
  }

  @Test func aTargetMustExistAndNotBeConcealedItself() throws {
    let target = "\"concealedAs\": \"invalidCredentials\""
    #expect(try rules(target, "\"concealedAs\": \"nothing\"", in: "kinds.json") == ["enumeration-leak"])
    #expect(try rules(target, "\"concealedAs\": \"deliveryFailed\"", in: "kinds.json") == ["enumeration-leak"])
    #expect(
      try rules(
        "\"tooManyAttempts\": {", "\"tooManyAttempts\": {\"concealedAs\": \"invalidCredentials\", ", in: "kinds.json")
        == ["enumeration-leak"])
  }

  @Test func codesKindsAndCopyBelongTogether() throws {
    #expect(
      try rules("\"kind\": \"sessionExpired\"", "\"kind\": \"sesionExpired\"", in: "codes/apple.json") == [
        "unmapped-kind"
      ])
    #expect(
      try rules("\"invalidEmail\": {", "\"emailInvalid\": {", in: "kinds.json").isSuperset(of: [
        "unmapped-kind", "kind-without-copy", "copy-without-kind",
      ]))
    #expect(try rules(", \"arguments\": [\"field\"]", "", in: "kinds.json") == ["undeclared-argument"])
    #expect(
      try rules(
        "\"name\": {\"type\"", "\"reason\": {\"type\": \"String\", \"default\": \"x\"}, \"name\": {\"type\"",
        in: "kinds.json") == ["prose-argument"])
    #expect(
      try rules("\"presentation\": \"silent\"", "\"presentation\": \"toast\"", in: "kinds.json") == [
        "silent-presentation"
      ])
  }

  @Test func styleIsChecked() throws {
    func found(_ key: String, _ text: String, _ locale: String) throws -> Set<String> {
      let folder = try TemporaryFolder.withCatalog()
      try folder.setText(key, to: text, in: "copy/\(locale).arb")
      return Set(Linter().lint([folder.path]).findings.map(\.rule))
    }
    #expect(try found("timedOut_title", "응답이 늦습니다.", "ko") == ["end-punctuation"])
    #expect(try found("timedOut_message", "잠시 뒤 다시 시도하세요", "ko") == ["end-punctuation"])
    #expect(try found("timedOut_message", "잠시 뒤 다시 시도하십시오.", "ko") == ["glossary-term"])
    #expect(try found("timedOut_message", "응답이 늦어지고 있어요.", "ko") == ["mixed-register"])
    #expect(try found("timedOut_message", "<b>잠시</b> 뒤 다시 시도하세요.", "ko") == ["unsafe-markup"])
    #expect(try found("timedOut_message", "https://evil.example 로 가세요.", "ko").contains("unsafe-markup"))
    #expect(try found("timedOut_title", "This is taking too long", "ko") == ["untranslated"])
  }
}
