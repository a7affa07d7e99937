import AuthCopy
import Foundation
import TestSupport
import Testing

@Suite struct OverlayTests {
  private func load(_ files: [String: String], in folder: TemporaryFolder? = nil) throws -> Catalog {
    let folder = try folder ?? TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    return try Catalog.load(overlay: folder.path)
  }

  private func loadingError(_ files: [String: String]) throws -> String {
    let folder = try TemporaryFolder()
    do {
      _ = try load(files, in: folder)
      return ""
    } catch {
      return "\(error)".replacing(folder.path, with: "FOLDER")
    }
  }

  @Test func overlayReplacesSingleKeys() throws {
    let catalog = try load(["copy/ko.arb": #"{"@@locale":"ko","flowExpired_title":"다시 만나요"}"#])
    let error = LoginError(provider: .kakao, code: "KOE320", catalog: catalog)
    let copy = catalog.copy(for: error, locale: "ko")
    #expect(copy.title == "다시 만나요")
    #expect(copy.message == Catalog.shipped.copy(for: error, locale: "ko").message)
    #expect(catalog.version != Catalog.shipped.version)
  }

  @Test func overlayLocaleFallsBackByKey() throws {
    let catalog = try load(["copy/fr.arb": #"{"@@locale":"fr","sessionExpired_title":"Session expirée"}"#])
    let copy = catalog.copy(for: LoginError(.sessionExpired), locale: "fr-CA")
    #expect(copy.locale == "fr")
    #expect(copy.title == "Session expirée")
    #expect(copy.message == Catalog.shipped.copy(for: LoginError(.sessionExpired), locale: "en").message)
  }

  /// French has all texts of `sessionExpired`, and some texts of other kinds and of durations.
  private static let partialFrench = #"""
    {"@@locale":"fr","sessionExpired_title":"Session expirée","sessionExpired_message":"Reconnectez-vous.",
    "sessionExpired_action":"Se connecter","unknown_title":"Une erreur","invalidCredentials_title":"Refusé",
    "tooManyAttempts_message":"{seconds, plural, =0 {Attendez.} other {Attendez {wait}.}}",
    "duration_minutes":"{count, plural, one {# min} other {# min}}"}
    """#

  /// A card is the whole copy of an error.
  @Test func incompleteCopyFallsBackAsAWhole() throws {
    let folder = try TemporaryFolder()
    let mixed = try load(["copy/fr.arb": Self.partialFrench], in: folder)
    let whole = try Catalog.load(overlay: folder.path, fallsBackByCard: true)
    #expect(!mixed.fallsBackByCard && whole.fallsBackByCard && whole.version == mixed.version)
    #expect(!whole.with(method: .password).fallsBackByCard)
    #expect(mixed.with(method: nil, fallsBackByCard: true).fallsBackByCard)

    let complete = LoginError(.sessionExpired)
    #expect(whole.copy(for: complete, locale: "fr") == mixed.copy(for: complete, locale: "fr"))
    #expect(whole.copy(for: complete, locale: "fr").fallbacks.isEmpty)

    let waiting = LoginError(.tooManyAttempts)
    let arguments: [String: ArgumentValue] = ["seconds": 600]
    let byKey = mixed.copy(for: waiting, locale: "fr-CA", arguments: arguments)
    #expect(byKey.title == "Too many attempts" && byKey.message == "Attendez 10 min.")
    #expect(byKey.fallbacks == ["title", "action"])
    let byCard = whole.copy(for: waiting, locale: "fr-CA", arguments: arguments)
    let english = whole.copy(for: waiting, locale: "en", arguments: arguments)
    #expect(byCard.locale == "fr" && byCard.title == english.title && byCard.action == english.action)
    #expect(byCard.message == english.message, "the duration is in the language of the sentence")
    #expect(byCard.fallbacks == ["title", "message", "action"] && english.fallbacks.isEmpty)
    // A text outside of a card falls back by itself.
    #expect(try whole.text("close", locale: "fr") == Catalog.shipped.text("close", locale: "en"))
  }

  @Test func concealedCopyIsEqualWithFallbackByCard() throws {
    let folder = try TemporaryFolder()
    // French is complete for a member of the class, but not for the kind that conceals it.
    let disabled = #""userDisabled_title":"T","userDisabled_message":"M","userDisabled_action":"A""#
    try folder.write("\(Self.partialFrench.dropLast()),\(disabled)}", to: "copy/fr.arb")
    let catalog = try Catalog.load(overlay: folder.path, fallsBackByCard: true)
    let copies = ["auth/user-disabled", "auth/wrong-password", "auth/user-not-found"].map {
      catalog.copy(for: LoginError(provider: .firebase, code: RawCode($0), catalog: catalog), locale: "fr")
    }
    #expect(Set(copies).count == 1)
    #expect(copies[0].title == "Couldn’t sign you in" && copies[0].fallbacks.count == 3)
    let open = catalog.copy(for: LoginError(.userDisabled), locale: "fr", disclosure: .helpful)
    #expect(open.title == "T" && open.fallbacks.isEmpty)
  }

  @Test func variantUsesItsLanguageWithFallbackByCard() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"@@locale":"ko-x-brand","sessionExpired_title":"또 만나요"}"#, to: "copy/ko-x-brand.arb")
    let copy = try Catalog.load(overlay: folder.path, fallsBackByCard: true)
      .copy(for: LoginError(.sessionExpired), locale: "ko-x-brand")
    #expect(copy.title == "또 만나요" && copy.fallbacks.isEmpty)
    #expect(copy.message == Catalog.shipped.copy(for: LoginError(.sessionExpired), locale: "ko").message)
  }

  @Test func variantFallsBackToItsLanguage() throws {
    let catalog = try load(["copy/ko-x-brand.arb": #"{"@@locale":"ko-x-brand","close":"닫을래요"}"#])
    #expect(try catalog.text("close", locale: "ko-x-brand") == "닫을래요")
    #expect(try catalog.text("cancel", locale: "ko-x-brand") == "취소")
  }

  @Test func overlayAddsCodesAndKinds() throws {
    let catalog = try load([
      "kinds.json": #"{"kinds":{"tenantSuspended":{"status":403,"presentation":"dialog","retryable":false}}}"#,
      "codes/acme.json":
        #"{"provider":"acme","surfaces":[{"id":"api","codes":[{"code":"E1","kind":"tenantSuspended"}]}]}"#,
      "codes/kakao.json":
        #"{"provider":"kakao","surfaces":[{"id":"rest/oauth","codes":[{"code":"KOE320","kind":"tenantSuspended"}]},"#
        + #"{"id":"rest/acme","codes":[{"code":"X9","kind":"timedOut"}]}]}"#,
      "copy/en.arb": #"{"@@locale":"en","tenantSuspended_title":"Suspended","tenantSuspended_message":"Ask us."}"#,
    ])
    #expect(LoginError(provider: Provider("acme"), code: "E1", catalog: catalog).kind == Kind("tenantSuspended"))
    #expect(LoginError(provider: .kakao, code: "KOE320", catalog: catalog).kind == Kind("tenantSuspended"))
    #expect(LoginError(provider: .kakao, surface: "rest/acme", code: "X9", catalog: catalog).kind == .timedOut)
    #expect(LoginError(provider: .kakao, code: "KOE322", catalog: catalog).kind == .sessionExpired)
    #expect(catalog.copy(for: LoginError(Kind("tenantSuspended")), locale: "ko").title == "Suspended")
  }

  @Test func invalidOverlaysAreRejected() throws {
    #expect(
      try loadingError(["copy/ko.arb": #"{"@@locale":"ko","sessionExpired_title":"{provider}"}"#])
        .hasSuffix(
          #"copy/ko.arb:1:43: {provider} is not declared for sessionExpired, which accepts cause and flow (sessionExpired_title)"#
        ))
    #expect(
      try loadingError(["copy/ko.arb": #"{"@@locale":"ko","continueWith":"{field}"}"#])
        .hasSuffix("{field} is not declared for continueWith, which accepts provider and providerNamed"))
    #expect(
      try loadingError(["copy/ko.arb": #"{"@@locale":"ko","close":"{"}"#])
        .hasSuffix("copy/ko.arb:1:27: a brace is not closed (close)"))
    #expect(
      try loadingError(["copy/ko.arb": #"{"@@locale":"ko","tooManyAttempts_message":"{seconds, date}"}"#])
        .hasSuffix("{seconds} is printed as a date, but it is declared int (tooManyAttempts_message)"))
    #expect(
      try loadingError(["kinds.json": #"{"kinds":{"new":{"status":400,"presentation":"inline","retryable":true}}}"#])
        .hasSuffix(#"kinds.json:1:11: the source has no key "new_title": add it"#))
    #expect(
      try loadingError([
        "kinds.json": #"{"kinds":{"invalidCredentials":{"status":401,"presentation":"inline","retryable":true,"#
          + #""concealedAs":"unknown"}}}"#
      ]).hasSuffix("is concealed as invalidCredentials, which is itself concealed"))
    #expect(try loadingError(["readme": ""]).hasSuffix("it cannot be used as an overlay"))
  }
}
