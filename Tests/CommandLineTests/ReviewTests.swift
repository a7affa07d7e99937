import AuthCopy
import Foundation
import TestSupport
import Testing

/// The page that `review` writes.
@Suite struct ReviewTests {
  private static func html(_ arguments: String..., inProcess: Bool = true) throws -> String {
    let run = inProcess ? CommandLineRunner.run : CommandLineRunner.runProcess
    let outcome = try run(["review"] + arguments, "", nil, [:])
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    return outcome.output
  }

  /// The page of the shipped catalog, written and parsed once for all tests.
  private static let shipped = Result { try html() }
  private static let shippedData = Result { try data(shipped) }

  /// The folder of ``damagedCatalog()``.
  private static let damagedFolder = Result { try damagedCatalog() }

  /// The page of ``damagedCatalog()``.
  private static let damagedPage = Result { try html("--catalog", damagedFolder.get().path) }
  private static let damagedData = Result { try data(damagedPage) }

  /// Returns the JSON data in a page.
  private static func data(_ html: Result<String, any Error>) throws -> JSONNode {
    let parts = try html.get().components(separatedBy: #"<script type="application/json" id="data">"#)
    #expect(parts.count == 2)
    return try JSONParser.parse(Array(try #require(parts.last?.components(separatedBy: "</script>").first).utf8))
  }

  /// Returns a catalog with a missing text, a stale text, and a text with a finding.
  private static func damagedCatalog() throws -> TemporaryFolder {
    let folder = try TemporaryFolder.withCatalog(of: ["kakao"])
    try folder.setText("signInHeading", to: "Sign in, </script><b>please</b> & \\\"soon\\\"", in: "copy/en.arb")
    try folder.replace(#""signUpHeading":"#, with: #""extraHeading":"#, in: "copy/ja.arb")
    try folder.setText("missingField_message", to: "{field}을 입력하세요.", in: "copy/ko.arb")
    return folder
  }

  @Test func everyKeyOfEveryLocaleIsShownWithoutDuplicateSamples() throws {
    let data = try Self.shippedData.get()
    let catalog = Catalog.shipped
    let all = data["cards"]?.array?.flatMap { $0["slots"]?.array ?? [] } ?? []
    let slots = Dictionary(grouping: all) { $0["key"]?.string ?? "" }
    for (key, _) in catalog.keys {
      let slot = try #require(slots[key]?.first)
      for locale in catalog.coverage.locales.map(\.locale) {
        let texts = try #require(slot["locales"]?[locale]).texts
        // A text with a required argument has no preview without a value; the page shows it with a sample value.
        if let plain = catalog.preview(key, locale: locale, [:]) {
          #expect(texts.contains(plain), "\(key) \(locale)")
        }
        #expect(!texts.isEmpty, "\(key) \(locale)")
        #expect(Set(texts).count == texts.count, "\(key) \(locale)")
      }
    }
    #expect(all.count == catalog.keys.count)
  }

  @Test func samplesShowTheNamesOfValues() throws {
    let catalog = Catalog.shipped
    let data = try Self.shippedData.get()
    let texts = try #require(data.slot("missingField_message")?["locales"]?["ko"]).texts
    for field in ["email", "password", "verificationCode"] {
      let name = try #require(catalog.preview("field_\(field)", locale: "ko", [:]))
      #expect(texts.contains { $0.contains(name) }, "\(field)")
      #expect(data["labels"]?["ko"]?["field"]?[field]?.string == name)
    }
    let example = try #require(catalog.preview("field_email", locale: "en", [:]))
    #expect(!texts.contains { $0.contains(example) })
  }

  @Test func piecesMarkArgumentsAndParticles() throws {
    let samples = try #require(
      Self.shippedData.get().slot("missingField_message")?["locales"]?["ko"]?["samples"]?.array)
    let password = try #require(
      samples.first { $0["sets"]?.array?.contains { $0["field"]?.string == "password" } == true })
    let marked = password["pieces"]?.array?.compactMap { $0.array?.compactMap(\.string) }
    #expect(marked == [["비밀번호", "argument"], ["를", "particle"]])
  }

  @Test func missingAndStaleTranslationsAreMarked() throws {
    let data = try Self.damagedData.get()
    let missing = try #require(data.slot("signUpHeading")?["locales"])
    #expect(missing["ja"]?["fallback"]?.string == "en")
    #expect(missing["ja"]?["text"] == nil)
    #expect(missing["ja"]?.states == ["missing"])
    let source = try #require(Catalog.shipped.preview("signUpHeading", locale: "en", [:]))
    #expect(missing["ja"]?.texts == [source])
    #expect(missing["ko"]?.states == [])
    let stale = try #require(data.slot("signInHeading")?["locales"])
    #expect(stale["ko"]?.states.contains("stale") == true)
    #expect(stale["en"]?.states.contains("stale") == false)
    let slots = data["cards"]?.array?.flatMap { $0["slots"]?.array ?? [] } ?? []
    let all = slots.flatMap { $0["locales"]?.members?.map(\.value) ?? [] }
    #expect(all.count { $0.states.contains("missing") } == 1)
  }

  @Test func aFindingIsShownWithItsTextAndItsRange() throws {
    let data = try Self.damagedData.get()
    let locales = try #require(data.slot("missingField_message")?["locales"])
    let findings = try #require(locales["ko"]?["findings"]?.array)
    let particle = try #require(findings.first { $0["rule"]?.string == "bare-particle" })
    #expect(particle["message"]?.string?.contains("을(를)") == true)
    let text = Array(try #require(locales["ko"]?["text"]?.string).utf16)
    let (start, end) = (try #require(particle["start"]?.integer), try #require(particle["end"]?.integer))
    #expect(String(decoding: text[start..<end], as: UTF16.self).contains("을"))
    #expect(findings.contains { $0["rule"]?.string == "unrecorded-translation" })
    #expect(locales["ja"]?["findings"] == nil)
    // A finding without a text on the page is listed separately.
    #expect(data["findings"]?.array?.contains { $0["message"]?.string?.contains("extraHeading") == true } == true)
  }

  @Test func everyFindingIsOnThePageOnce() throws {
    let lint = try CommandLineRunner.run(["lint", Self.damagedFolder.get().path, "--format", "json"])
    let report = try JSONParser.parse(Array(lint.output.utf8))
    let rules = try #require(report["findings"]?.array).compactMap { $0["rule"]?.string }
    let data = try Self.damagedData.get()
    let cards = data["cards"]?.array ?? []
    let slots = cards.flatMap { $0["slots"]?.array ?? [] }
    let nodes = [data] + cards + slots.flatMap { $0["locales"]?.members?.map(\.value) ?? [] }
    let shown = nodes.flatMap { $0["findings"]?.array ?? [] }.compactMap { $0["rule"]?.string }
    #expect(shown.sorted() == rules.sorted())
    #expect(rules.count >= 3)
  }

  @Test func noTextClosesTheScriptElement() throws {
    let page = try Self.damagedPage.get()
    // The page has three such elements: the data, the import map and the module.
    #expect(page.components(separatedBy: "</script>").count == 4)
    let texts = try #require(Self.damagedData.get().slot("signInHeading")?["locales"]?["en"]).texts
    #expect(texts == [#"Sign in, </script><b>please</b> & "soon""#])
  }

  @Test func anOverlayReplacesTextsAndTheirFindings() throws {
    let overlay = try TemporaryFolder()
    try overlay.write(
      #"{"@@locale":"ko","missingField_message":"계속하려면 {field}을(를) 적으세요."}"#, to: "copy/ko.arb")
    let data = try Self.data(
      Result { try Self.html("--catalog", Self.damagedFolder.get().path, "--overlay", overlay.path) })
    let korean = try #require(data.slot("missingField_message")?["locales"]?["ko"])
    #expect(korean.texts.count > 3)
    #expect(korean.texts.allSatisfy { $0.hasPrefix("계속하려면 ") && $0.hasSuffix(" 적으세요.") })
    #expect(korean["findings"] == nil)
    #expect(data.slot("signUpHeading")?["locales"]?["ja"]?.states == ["missing"])
  }

  @Test func concealedKindsNameTheKindThatIsShown() throws {
    let data = try Self.shippedData.get()
    let locked = try #require(data.card("accountLocked"))
    #expect(locked["concealedAs"]?.string == "invalidCredentials")
    let target = try #require(data.card("invalidCredentials"))
    #expect(target["concealments"]?["recover"]?.string == "checkInbox")
    let shownFor = target["shownFor"]?.array?.compactMap(\.string)
    #expect(shownFor?.contains("accountLocked") == true)
    let codes = data.card("flowExpired")?["codes"]?.array?.flatMap { $0["codes"]?.array ?? [] }.compactMap(\.string)
    #expect(codes?.contains("KOE320") == true)
  }

  @Test func thePageLoadsNoOtherFile() throws {
    let page = try Self.shipped.get()
    for attribute in ["src=\"", "href=\"/", "href=\"http", "@import", "url("] {
      #expect(!page.contains(attribute), "\(attribute)")
    }
    #expect(page.contains("<noscript>"))
  }

  /// Only scripts with the nonce run, and the modules that they import.
  @Test func thePolicyAllowsOnlyTheScriptsOfThePage() throws {
    let page = try Self.shipped.get()
    let match = try #require(
      page.firstMatch(of: /default-src 'none'; script-src 'nonce-([^']{44})'; style-src 'nonce-([^']{44})';/))
    let (_, nonce, styleNonce) = match.output
    #expect(nonce == styleNonce)
    #expect(!page.contains("unsafe-") && page.contains("require-trusted-types-for 'script'; trusted-types 'none'"))
    // Each catalog has another nonce, so no text can contain the nonce of its page.
    #expect(try !Self.damagedPage.get().contains(nonce))
    for element in ["<style ", #"<script type="importmap" "#, #"<script type="module" "#] {
      #expect(page.components(separatedBy: element).count == 2)
      #expect(page.contains("\(element)nonce=\"\(nonce)\">"))
    }
    #expect(page.components(separatedBy: "<script").count == 4)
  }

  @Test func thePageContainsEveryModuleThatItImports() throws {
    let parts = try Self.shipped.get().components(separatedBy: #"<script type="importmap""#)
    let element = try #require(parts.last?.components(separatedBy: "</script>").first)
    let map = try JSONParser.parse(Array(element.drop { $0 != "{" }.utf8))
    let imports = try #require(map["imports"]?.members)
    let modules = try imports.map { member in
      let start = "data:text/javascript;base64,"
      let address = try #require(member.value.string)
      #expect(address.hasPrefix(start))
      return String(decoding: try #require(Data(base64Encoded: String(address.dropFirst(start.count)))), as: UTF8.self)
    }
    #expect(Set(modules).count == imports.count)
    #expect(modules.count { $0.contains("class Sheet") } == 1)
    let imported = modules.flatMap { $0.matches(of: /from "([^"]*)"/).map { String($0.output.1) } }
    #expect(Set(imported).union(["page/main.js"]) == Set(imports.map(\.key)))
    for call in ["EventSource", "fetch(", "import("] { #expect(!modules.contains { $0.contains(call) }) }
  }

  @Test func thePageIsInTheRequestedLanguage() throws {
    let japanese = try Self.data(
      Result { try Self.html("--messages", "ja", "--catalog", Self.damagedFolder.get().path) })
    #expect(japanese["language"]?.string == "ja")
    #expect(japanese["texts"]?["print"]?.string == "印刷")
  }

  /// Each process seeds its hashes differently, so an order that depends on hashes would change the page.
  @Test func twoRunsWriteTheSameBytes() throws {
    let page = try Self.damagedPage.get()
    #expect(try Self.html("--catalog", Self.damagedFolder.get().path, inProcess: false) == page)
    #expect((100_000..<2_760_000).contains(page.utf8.count))
  }
}

extension JSONNode {
  /// Returns the card of a kind.
  fileprivate func card(_ name: String) -> JSONNode? { self["cards"]?.array?.first { $0["name"]?.string == name } }

  /// Returns the part of a card that shows a key.
  fileprivate func slot(_ key: String) -> JSONNode? {
    self["cards"]?.array?.lazy.flatMap { $0["slots"]?.array ?? [] }.first { $0["key"]?.string == key }
  }

  /// The texts that the page shows for a key in a locale.
  fileprivate var texts: [String] {
    guard let samples = self["samples"]?.array else { return [self["text"]?.string].compactMap(\.self) }
    return samples.map { sample in
      sample["pieces"]?.array?.map { $0.string ?? $0.array?.first?.string ?? "" }.joined() ?? ""
    }
  }

  fileprivate var states: [String] { self["states"]?.array?.compactMap(\.string) ?? [] }
}
