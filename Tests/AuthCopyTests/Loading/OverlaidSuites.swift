import AuthCopy
import TestSupport
import Testing

// Tests that need an overlay or the parser of messages, which a build without ICU does not have.

extension ArgumentValueTests {
  @Test(arguments: [
    ("{x}", ["a\0b", "c"], "a\0b and c"), ("{x}", ["\0"], "\0"), ("{x}", ["a", "", "\0c\0"], "a, , and \0c\0"),
  ])
  func listElementsKeepTheirNULs(pattern: String, elements: [String], text: String) throws {
    #expect(try Message(pattern, locale: "en").format(["x": .list(elements)]) == text)
  }
}

extension DerivedArgumentTests {
  @Test func kindAcceptsTheArgumentsOfItsValueTexts() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"""
      {"kinds": {"badPassword": {"status": 400, "presentation": "inline", "retryable": true, "arguments": ["requirements"]}}}
      """#, to: "kinds.json")
    try folder.write(
      #"{"@@locale": "en", "badPassword_title": "Bad password", "badPassword_message": "{requirements}"}"#,
      to: "copy/en.arb")
    let catalog = try Catalog.load(overlay: folder.path)
    func copy(_ arguments: [String: ArgumentValue]) -> Copy {
      catalog.copy(for: LoginError(Kind("badPassword"), arguments: arguments), locale: "en")
    }
    #expect(copy(["requirements": ["length"]]).message == "more characters")
    let copy = copy(["requirements": ["length"], "minLength": 8, "limit": 9])
    #expect(copy.message == "at least 8 characters")
    #expect(copy.ignored == ["limit"])
  }

  @Test(arguments: [
    (
      #"{"kinds":{},"arguments":{"made":{"type":"String","from":["nothing"],"default":"x"}}}"#, "copy/en.arb",
      #"{"@@locale":"en"}"#, "nothing"
    ),
    (
      #"{"kinds":{},"arguments":{"made":{"type":"String","from":["provider"],"default":"x"}}}"#, "copy/en.arb",
      #"{"@@locale":"en","made_kakao":"{field}"}"#, "field"
    ),
    (#"{"kinds":{}}"#, "copy/en.arb", #"{"@@locale":"en","requirements_digit":"{provider}"}"#, "provider"),
  ])
  func catalogWithUndeclaredArgumentsIsRejected(kinds: String, name: String, copy: String, argument: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(kinds, to: "kinds.json")
    try folder.write(copy, to: name)
    #expect { try Catalog.load(overlay: folder.path) } throws: { "\($0)".contains(argument) }
  }
}

extension DeploymentTests {
  @Test func kindWithAFactArgumentIsRejected() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"kinds":{"late":{"status":500,"presentation":"toast","retryable":true,"arguments":["date"]}}}"#,
      to: "kinds.json")
    let error = #expect(throws: CatalogError.self) { try Catalog.load(overlay: folder.path) }
    #expect(error?.description.contains("the kind late uses the \"fact\" argument date") == true)
  }
}

extension LocaleMatchingTests {
  @Test(arguments: [
    ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh-MO", "zh-Hant"), ("zh-Hant-TW", "zh-Hant"), ("yue", "zh-Hant"),
    ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-SG", "zh-Hans"), ("zh-Hans", "zh-Hans"),
  ])
  func chineseOfAnOverlayIsMatchedByScript(tag: String, locale: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"@@locale": "zh-Hans", "timedOut_title": "a", "timedOut_message": "b", "timedOut_action": "c"}
      """, to: "copy/zh-Hans.arb")
    #expect(try Catalog.load(overlay: folder.path).bestLocale(for: [tag]) == locale)
  }

  @Test(arguments: [
    (["sr-Latn"], "sr-Latn-RS", "sr-Latn"), (["sr-Latn"], "sr", "sr-Latn"), (["no"], "nb", "no"), (["nb"], "no", "nb"),
    (["pt"], "pt-BR", "pt"), (["pt", "pt-PT"], "pt-AO", "pt-PT"), (["pt", "pt-PT"], "pt-BR", "pt"),
    (["es", "es-419"], "es-MX", "es-419"), (["es", "es-419"], "es-ES", "es"), (["es-419"], "es-AR", "es-419"),
  ])
  func localesOfAnOverlayAreMatchedByCLDR(locales: [String], tag: String, expected: String) throws {
    let folder = try TemporaryFolder()
    for locale in locales { try folder.write(#"{"@@locale":"\#(locale)","close":"x"}"#, to: "copy/\(locale).arb") }
    #expect(try Catalog.load(overlay: folder.path).bestLocale(for: [tag]) == expected)
  }

  /// A text in another script is as foreign as one in another language.
  @Test func localeOfAScriptHasNoTextsOfTheLanguageAlone() throws {
    let folder = try TemporaryFolder()
    for (locale, text) in ["en": "Ours", "sr": "Наше", "sr-Latn": nil, "es": "Lo nuestro", "es-419": nil] {
      let member = text.map { #","ours":"\#($0)","@ours":{"description":"d"}"# } ?? ""
      try folder.write(#"{"@@locale":"\#(locale)"\#(member)}"#, to: "copy/\(locale).arb")
    }
    let catalog = try Catalog.load(overlay: folder.path)
    #expect(try catalog.text("ours", locale: "sr-Latn") == "Ours")
    #expect(try catalog.text("ours", locale: "es-419") == "Lo nuestro")
  }
}

extension UnknownProviderTests {
  @Test func catalogCannotDefineTheProviderAny() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"provider":"any","surfaces":[{"id":"a","codes":[{"code":"E1","kind":"canceled"}]}]}"#, to: "codes/any.json")
    #expect {
      try Catalog.load(overlay: folder.path)
    } throws: {
      "\($0)".contains("any")
    }
    #expect(!Catalog.shipped.providers.contains(.any))
  }
}
