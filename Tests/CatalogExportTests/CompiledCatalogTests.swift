import Foundation
import TestSupport
import Testing

@testable import AuthCopy
@testable import CatalogExport

/// A compiled catalog has the content of its source catalog.
@Suite struct CompiledCatalogTests {
  /// The part of the shipped catalog that Kakao's codes need, since each test of a format loads it again.
  private static let small = Result {
    try TemporaryFolder.withCatalog(of: ["kakao", "oauth", "urlsession", "webauthn"], in: ["en"])
  }

  private func compiled(_ catalog: Catalog, locales: [String]? = nil, providers: [Provider]? = nil) throws -> String {
    try Exporter(catalog).export(to: .json, ExportOptions(locales: locales, providers: providers)).files[0].text
  }

  private func load(_ text: String) throws -> Catalog {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "catalog.json")
    return try Catalog.load(from: "\(folder.path)/catalog.json")
  }

  @Test(arguments: [nil, OverlaidCatalog.difficult])
  func loadsTheSameCatalog(overlay: OverlaidCatalog?) throws {
    let original = try overlay?.load() ?? .shipped
    let text = try compiled(original)
    let loaded = try load(text)
    #expect(loaded.version == original.version)
    #expect(loaded.supportedLocales == original.supportedLocales)
    #expect(loaded.definitions == original.definitions)
    #expect(loaded.providers == original.providers)
    #expect(loaded.coverage.locales.map(\.total) == original.coverage.locales.map(\.total))
    // Compares all messages, codes and patterns.
    #expect(try compiled(loaded) == text)
  }

  /// The wait of an error in which the German word before it is no shipped rule.
  private func wait(_ catalog: Catalog) -> Int64? {
    let payload = "{\"error_code\":\"KOE237\",\"msg\":\"nach 26 seconds\"}"
    return LoginError(provider: .kakao, payload: payload.utf8, catalog: catalog).retryAfter
  }

  @Test func containsTheRulesOfReadingRawErrors() throws {
    let folder = try TemporaryFolder.withCatalog(of: ["kakao"], in: ["en"])
    try folder.write(Data(contentsOf: Project.catalogs.appending(path: "reading.json")), to: "reading.json")
    try folder.replace("[\"after\", ", with: "[\"nach\", ", in: "reading.json")
    let text = try compiled(try Catalog.load(from: folder.path))
    #expect(wait(try load(text)) == 26)
    // Earlier versions exported a part of the rules as `words`.
    let start = try #require(text.range(of: " \"reading\": {"))
    let end = try #require(text.range(of: "\n },\n", range: start.upperBound..<text.endIndex))
    let earlier = text.replacingCharacters(in: start.lowerBound..<end.upperBound, with: " \"words\": {},\n")
    #expect(wait(try load(earlier)) == nil)
    #expect(LoginError(provider: .kakao, code: "KOE237", catalog: try load(earlier)).isKnown)
  }

  private func kind(of text: String, _ catalog: Catalog, in flow: Flow? = nil) -> Kind {
    LoginError(provider: .kakao, payload: text.utf8, flow: flow, catalog: catalog).kind
  }

  /// Returns whether strict copy conceals a sentence.
  private func conceals(_ text: String, _ catalog: Catalog, in flow: Flow?) -> Bool {
    let error = LoginError(provider: .kakao, payload: text.utf8, flow: flow, catalog: catalog)
    return catalog.kinds.resolve(error.resolution, under: .strict).isConcealing
  }

  @Test func readsSentencesInEnglishAndTheLanguagesOfItsLocales() throws {
    let korean = try load(try compiled(.shipped, locales: ["ko-x-haeyo"], providers: [.kakao]))
    #expect(kind(of: "Your session has expired now", korean) == .sessionExpired)
    #expect(kind(of: "세션이 방금 만료되었습니다", korean) == .sessionExpired)
    #expect(kind(of: "セッションの有効期限が切れました", .shipped) == .sessionExpired)
    #expect(kind(of: "セッションの有効期限が切れました", korean) == .unknown)
  }

  @Test func concealsSentencesInAllLanguages() throws {
    let english = try load(try compiled(.shipped, locales: ["en"], providers: [.kakao]))
    let texts = try ["account-sentences", "other-accounts"].flatMap { name in
      let file = Project.fixtures.appending(path: "raw-errors/\(name).jsonl")
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
        try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String])["text"] ?? ""
      }
    }
    let others = [
      "패스키를 찾을 수 없습니다", "인증 코드가 만료되었습니다", "현재 비밀번호가 올바르지 않습니다", "認証コードの有効期限が切れています", "パスキーが見つかりません",
      "查無此帳號", "帳戶不存在",
    ]
    var concealed = 0
    for text in texts + others {
      for flow in [nil] + Flow.allCases where conceals(text, .shipped, in: flow) {
        concealed += 1
        #expect(conceals(text, english, in: flow), "\(text) \(flow?.rawValue ?? "")")
      }
    }
    #expect(concealed > 300)
  }

  @Test func containsAWordOfTwoLanguagesOnce() throws {
    let text = try compiled(.shipped, providers: [.kakao])
    let lines = text.split(separator: "\n").drop { !$0.contains("\"vocabulary\"") }
    let words = lines.first { $0.contains("otherSystem ") }?.split(separator: " ") ?? []
    #expect(words.filter { $0 == "chown" }.count == 1)
  }

  /// A fault that concerns accounts is read in every language.
  @Test func containsTheFaultsOfFieldsInItsLanguages() throws {
    func faults(_ locales: [String]) throws -> [Bool] {
      let text = try compiled(.shipped, locales: locales, providers: [.kakao])
      return ["pattern", "패턴", "パターン", "模式", "登録されて"].map { text.contains("\"\($0)\":") }
    }
    #expect(try faults(["ko-x-haeyo"]) == [true, true, false, false, true])
    #expect(try faults(["ja"]) == [true, false, true, true, true])
    #expect(try faults(["zh-Hans"]) == [true, false, false, true, true])
  }

  @Test func containsTheRequestedLocaleAndTheTablesThatItsProviderNeeds() throws {
    let loaded = try load(try compiled(.shipped, locales: ["ko"], providers: [.kakao]))
    // Every loaded catalog has the pseudo-locales; Kakao's table falls back to other tables.
    #expect(loaded.supportedLocales == ["ar-XB", "en-XA", "ko"])
    #expect(loaded.providers == [.kakao, .oauth, .urlsession, .webauthn])
    let error = LoginError(provider: .kakao, code: "KOE320", catalog: loaded)
    #expect(loaded.copy(for: error, locale: "fr").locale == "ko")
    #expect(loaded.copy(for: error, locale: "fr").title == Catalog.shipped.copy(for: error, locale: "ko").title)
  }

  @Test func fallsBackToADefaultLocaleThatIsNotAParent() throws {
    let text = try compiled(.shipped, locales: ["ko", "ko-x-haeyo"], providers: [.kakao])
    let other = text.replacing("\"defaultLocale\": \"ko\"", with: "\"defaultLocale\": \"ko-x-haeyo\"")
    // Removes all texts of `ko` except one title.
    let start = try #require(other.range(of: "\n  \"ko\": {", options: .backwards))
    let end = try #require(other.range(of: "\n  \"ko-x-haeyo\": {", options: .backwards))
    let catalog = try load(
      other.replacingCharacters(in: start.upperBound..<end.lowerBound, with: "\"timedOut_title\": \"늦음\"},"))
    #expect(catalog.copy(for: LoginError(.timedOut), locale: "ko").title == "늦음")
    #expect(
      catalog.copy(for: LoginError(.userDisabled), locale: "ko", disclosure: .helpful).title
        == Catalog.shipped.copy(for: LoginError(.userDisabled), locale: "ko-x-haeyo", disclosure: .helpful).title)
  }

  @Test func overlayReplacesItsTexts() throws {
    let folder = try TemporaryFolder()
    try folder.write(try compiled(.shipped, locales: ["en", "ko"]), to: "catalog.json")
    try folder.write("{\n  \"@@locale\": \"ko\",\n  \"signIn\": \"들어가기\"\n}\n", to: "brand/copy/ko.arb")
    let catalog = try Catalog.load(from: "\(folder.path)/catalog.json", overlay: "\(folder.path)/brand")
    #expect(try catalog.text("signIn", locale: "ko") == "들어가기")
    #expect(try catalog.text("signUp", locale: "ko") == Catalog.shipped.text("signUp", locale: "ko"))
  }

  @Test(arguments: [
    (
      "\"format\": 1", "\"format\": 2",
      "2:12: format 2 is not supported: this program reads compiled catalogs of format 1"
    ),
    ("\"format\": 1", "\"form\": 1", "1:1: \"format\" is missing"),
    ("\"locales\": {\"en\":", "\"locales\": {\"e_\":", "6:14: \"e_\" is not a BCP 47 language tag"),
    ("\"groupSizes\": [3,3]", "\"groupSizes\": [3]", "12:18: \"groupSizes\" must have 2 elements"),
    ("[\"arg\",\"app\"]", "[\"argh\",\"app\"]", "must be one of"),
    ("\"catalog\": ", "\"catalogue\": ", "a compiled catalog has no \"catalogue\""),
    ("\"status\": 401", "\"status\": \"401\"", "\"status\" must be an integer"),
  ])
  func rejectsABrokenCatalogWithItsPlace(original: String, broken: String, message: String) throws {
    let text = try compiled(.shipped, locales: ["en"], providers: [.kakao])
    let range = try #require(text.range(of: original))
    let error = try #require(throws: CatalogError.self) { try load(text.replacingCharacters(in: range, with: broken)) }
    #expect("\(error)".contains(message), "\(error)")
    #expect("\(error)".contains(#/catalog\.json:\d+:\d+: /#), "\(error)")
  }

  @Test(arguments: [
    ("{time, time, short}", "cannot hold the format time short"),
    ("{n, spellout}", "cannot hold the format spellout"),
    ("{n, number, ::compact-short}", "cannot hold the format number ::compact-short"),
    ("{date, date, full}", "cannot hold dates of the style full"),
    ("{date}", "cannot print the argument date as a date without a style"),
  ])
  func rejectsAnUnsupportedFormatWithItsPlace(message: String, reason: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"arguments": {
        "n": {"type": "int", "default": 1}, "date": {"type": "DateTime", "default": "2026-01-05"},
        "time": {"type": "DateTime", "default": "2026-01-05"}}}
      """, to: "kinds.json")
    try folder.write("{\n  \"@@locale\": \"en\",\n  \"own\": \"\(message)\"\n}\n", to: "copy/en.arb")
    let catalog = try Catalog.load(from: Self.small.get().path, overlay: folder.path)
    let options = ExportOptions(locales: ["en"], providers: [.kakao], surfaces: ["rest/oauth"])
    for format in [ExportFormat.json, .swift] {
      let error = try #require(throws: Exporter.ExportError.self) {
        try Exporter(catalog).export(to: format, options)
      }
      #expect("\(error)".hasPrefix("\(folder.path)/copy/en.arb:3:10: a compiled catalog \(reason)"), "\(error)")
    }
    // Other modules use the closest format that they support.
    #expect(try !Exporter(catalog).export(to: .javascript, options).losses.isEmpty)
  }
}
