import AuthCopy
import Foundation
import Testing

@Suite struct CopyTests {
  let catalog = Catalog.shipped
  static let locales = Catalog.shipped.supportedLocales

  @Test(arguments: locales) func everyKindHasTextWithoutArguments(locale: String) {
    for definition in catalog.definitions {
      let copy = catalog.copy(for: LoginError(definition.kind), locale: locale, disclosure: .helpful)
      #expect(!copy.title.isEmpty && !copy.message.isEmpty)
      #expect((copy.action != nil) == (definition.recovery != nil))
      for text in [copy.title, copy.message, copy.action?.label ?? ""] {
        #expect(!text.contains("{") && !text.contains("}"), "\(definition.kind): \(text)")
      }
    }
  }

  @Test func providerNamesAreLocalized() {
    let error = LoginError(provider: .kakao, code: "KOE003")
    #expect(catalog.copy(for: error, locale: "ko").title == "카카오에 연결하지 못했습니다")
    #expect(catalog.copy(for: error, locale: "ja").title == "カカオに接続できませんでした")
    #expect(catalog.copy(for: error, locale: "en").title == "Can’t reach Kakao right now")
  }

  @Test func textOfAnotherLanguageHasValuesOfThatLanguage() throws {
    for (key, arguments) in [(.passwordRules, [:]), (.continueWith, ["provider": "kakao"])]
      as [(TextKey, [String: ArgumentValue])]
    {
      let english = try catalog.text(key, locale: "en", arguments: arguments)
      // Simplified Chinese has only the texts of errors.
      #expect(try catalog.text(key, locale: "zh-Hans", arguments: arguments) == english)
      #expect(try catalog.text(key, locale: "zh-Hant", arguments: arguments) != english)
    }
  }

  @Test func callersArgumentReplacesTheDefault() {
    var error = LoginError(.tooManyAttempts)
    #expect(catalog.copy(for: error, locale: "en").message == "Try again later. You may have to wait until tomorrow.")
    error.arguments["seconds"] = 30
    #expect(catalog.copy(for: error, locale: "en").message == "Try again in 30 seconds.")
    error.arguments["seconds"] = "soon"
    #expect(catalog.copy(for: error, locale: "en").message == "Try again later. You may have to wait until tomorrow.")
  }

  @Test(arguments: ["", " ", "\u{3000}"]) func blankArgumentIsIgnored(text: String) {
    let error = LoginError(.missingField, arguments: ["field": .text(text)])
    let copy = catalog.copy(for: error, locale: "ko")
    #expect(copy.message == "계속하려면 정보를 입력하세요.")
    #expect(copy.ignored == ["field"])
  }

  @Test func valueIDsAreLocalizedAndOtherTextIsVerbatim() {
    #expect(catalog.copy(for: .missingField(.email), locale: "en").message == "Enter your email address to continue.")
    #expect(
      catalog.copy(for: .missingField("pet’s name"), locale: "en").message == "Enter your pet’s name to continue.")
  }

  @Test func argumentsCannotInjectSyntax() {
    let hostile = "<b>{provider}</b> '#'\u{202E}\u{0}\u{200B}\r\nx"
    let copy = catalog.copy(for: .missingField(FieldName(rawValue: hostile)), locale: "en")
    #expect(copy.message == "Enter your <b>{provider}</b> '#'  x to continue.")
    let long = catalog.copy(
      for: .missingField(FieldName(rawValue: String(repeating: "{", count: 1 << 20))), locale: "en")
    #expect(long.message.utf8.count > 1 << 20)
  }

  @Test func unacceptedArgumentsAreReported() {
    let error = LoginError(.timedOut, arguments: ["seconds": 1, "color": "red"])
    #expect(catalog.copy(for: error, locale: "en").ignored == ["color", "seconds"])
  }

  @Test func undefinedKindBecomesUnknown() {
    #expect(catalog.copy(for: LoginError(Kind("madeUp")), locale: "en").kind == .unknown)
  }

  @Test(arguments: [
    ("ko", "ko"), ("ko-KR", "ko"), ("ko_KR", "ko"), ("KO", "ko"), ("ja-Latn", "ja"), ("en-AU", "en"), ("zh", "zh-Hans"),
    ("vi", "en"),
    ("", "en"), ("no locale at all", "en"), ("ko-x-haeyo", "ko-x-haeyo"), ("ko-x-other", "ko"), ("xx-\u{202E}", "en"),
  ])
  func nearestLocaleIsUsed(requested: String, used: String) {
    #expect(catalog.copy(for: .tryAgain, locale: requested).locale == used)
  }

  @Test func bestLocaleFollowsTheOrderOfPreference() {
    #expect(catalog.bestLocale(for: ["fr", "ja", "ko"]) == "ja")
    #expect(catalog.bestLocale(for: ["fr", "ko-x-haeyo"]) == "ko-x-haeyo")
    #expect(catalog.bestLocale(for: ["fr", "ko-KR", "ko-x-haeyo"]) == "ko")
    #expect(catalog.bestLocale(for: ["vi", "fr"]) == nil)
    #expect(catalog.bestLocale(for: []) == nil)
  }
}
