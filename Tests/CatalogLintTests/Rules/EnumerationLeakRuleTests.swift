import AuthCopy
import AuthCopyLint
import TestSupport
import Testing

@testable import CatalogLint

@Suite struct EnumerationLeakRuleTests {
  @Test(arguments: [
    copy("en", #""invalidCredentials_message":"There is ⟦⟧no account for this email address.""#),
    copy("en", #""checkInbox_message":"Look. This address is ⟦⟧already registered.""#),
    copy("en", #""signUpNotCompleted_title":"Account ⟦⟧disabled""#),
    copy("ko", #""signUpNotCompleted_message":"⟦⟧이미 가입된 이메일 주소입니다.""#),
    copy("ko", #""invalidCredentials_message":"⟦⟧계정을 찾을 수 없습니다.""#),
    copy("ko", #""invalidCredentials_title":"⟦⟧정지된 계정입니다""#),
    copy("ja", #""checkInbox_message":"このメールアドレスは⟦⟧すでに登録されています。""#),
    copy("ja", #""invalidCredentials_message":"⟦⟧アカウントが見つかりません。""#),
    copy("ja", #""linkNotCompleted_title":"⟦⟧Couldn’t connect this sign-in method""#),
    copy("ko", #""invalidCredentials_title":"⟦⟧비밀번호가 올바르지 않습니다""#),
    copy("ja", #""invalidCredentials_title":"⟦⟧パスワードが正しくありません""#),
    copy("zh-Hant", #""invalidCredentials_message":"⟦⟧找不到您的帳號。""#),
    copy("zh-TW", #""checkInbox_message":"此電子郵件地址⟦⟧已被註冊。""#),
    copy("zh-Hant", #""invalidCredentials_title":"⟦⟧密碼不正確""#),
    MarkedFiles(["copy/ko.arb": #"⟦⟧{"@@locale":"ko","invalidCredentials_message":" "}"#], isOverlay: true),
  ])
  func reportsRevealingUntranslatedAndEmptyText(files: MarkedFiles) throws {
    try files.expect("enumeration-leak")
  }

  @Test(arguments: [
    copy("en", #""checkInbox_message":"If there is an account for this address, we sent an email.""#),
    copy("ko", #""checkInbox_message":"가입된 계정이 있다면 메일을 보냈습니다.""#),
    copy("ja", #""checkInbox_message":"アカウントが存在する場合、メールを送信しました。""#),
    copy("ko", #""userDisabled_message":"정지된 계정입니다.""#), copy("ko", #""close":"없는 계정""#),
    copy("ko", #""invalidCredentials_title":"이메일 주소 또는 비밀번호가 올바르지 않습니다""#),
    copy("ja", #""invalidCredentials_title":"メールアドレスまたはパスワードが正しくありません""#),
    copy("zh-Hant", #""checkInbox_message":"如果此電子郵件地址已有帳號，您會收到電子郵件。""#),
    copy("zh-Hant", #""invalidCredentials_title":"電子郵件地址或密碼不正確""#),
    copy("en-GB", #""invalidCredentials_title":"Can’t sign in with these details""#),
  ])
  func acceptsTextThatRevealsNoAccount(files: MarkedFiles) throws {
    try files.expect("enumeration-leak")
  }

  @Test(arguments: [
    #""concealedAs":"nothing""#, #""concealedAs":"deliveryFailed""#, #""concealedAs":"userDisabled""#,
  ])
  func reportsConcealmentAsAnUnknownOrConcealedKind(member: String) throws {
    try Self.kind("frozen", member).expect("enumeration-leak")
  }

  @Test(arguments: ["tooManyAttempts", "mfaRequired"])
  func reportsConcealmentOfAKindThatPeopleMustSee(kind: String) throws {
    try Self.kind(kind, #""concealedAs":"invalidCredentials""#).expect("enumeration-leak")
  }

  @Test func acceptsConcealmentAsAnotherKind() throws {
    let files = Self.kind("frozen", #""concealedAs":"invalidCredentials""#)
    #expect(try files.findings(of: "enumeration-leak") == [])
  }

  /// Returns a definition of a kind with the mark of a finding at its name.
  private static func kind(_ name: String, _ member: String) -> MarkedFiles {
    let definition = #"{"status":403,"presentation":"dialog","retryable":false,\#(member)}"#
    return MarkedFiles(["kinds.json": #"{"kinds":{⟦⟧"\#(name)":\#(definition)}}"#], isOverlay: true)
  }

  private static func copy(_ locale: String, _ member: String, words: String? = nil) -> MarkedFiles {
    var files = ["copy/\(locale).arb": #"{"@@locale":"\#(locale)",\#(member)}"#]
    files["words/\(locale).json"] = words
    return MarkedFiles(files, isOverlay: true)
  }

  /// The rule has no patterns for other languages: a person has to read their texts.
  @Test func reportsALanguageWithoutPatternsAsUnchecked() throws {
    let files = Self.copy("fr", #""close":"Fermer","invalidCredentials_title":"⟦⟧Ce compte existe""#)
    try files.expect("enumeration-leak")
    let finding = try #require(try files.findings(of: "enumeration-leak").first)
    #expect(finding.severity == .info)
    #expect(finding.message().hasSuffix("have a person check invalidCredentials_title"))
  }

  @Test func readsTheWordsOfAnOverlaysLanguage() throws {
    let words = #"{"accountPatterns":["compte existe"],"conditions":["si "]}"#
    try Self.copy("fr", #""invalidCredentials_title":"Ce ⟦⟧compte existe""#, words: words).expect("enumeration-leak")
    try Self.copy("fr", #""invalidCredentials_title":"Si ce compte existe""#, words: words).expect("enumeration-leak")
  }

  @Test(arguments: [
    (#"{"accountPatterns":["(compte"]}"#, "'(compte' is not a regular expression"),
    (#"{"glossary":[{"avoid":"courriel","use":1}]}"#, "'use' must be a string"),
    (#"{"accountWords":[]}"#, "words has no 'accountWords'"),
  ])
  func refusesInvalidWords(words: String, message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"@@locale":"fr","close":"Fermer"}"#, to: "copy/fr.arb")
    try folder.write(words, to: "words/fr.json")
    let report = Linter(rules: .authCopy).lint(overlay: folder.path)
    let messages = report.failures.map { CatalogError($0).description } + report.findings.map { $0.message() }
    #expect(messages.contains { $0.replacing("\"", with: "'").contains(message) }, "\(messages)")
  }
}
