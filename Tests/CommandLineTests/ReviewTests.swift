import AuthCopy
import Foundation
import FoundationXML
import TestSupport
import Testing

/// The page that `review` writes.
@Suite struct ReviewTests {
  private static func html(_ arguments: String...) throws -> String {
    let outcome = try CommandLineRunner.run(["review"] + arguments, in: Project.root)
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    return outcome.output
  }

  /// The page of the shipped catalog, written once for all tests.
  private static let shipped = try? html()

  /// The page of ``damaged()``.
  private static let damagedPage: String? = try? {
    let folder = try damaged()
    return try html("--catalog", folder.path)
  }()

  /// Parses a page, which is well-formed XML too: that shows that every element is closed and every text escaped.
  private static func page(_ html: String?) throws -> XMLElement {
    let html = try #require(html)
    return try #require(try XMLDocument(xmlString: html).rootElement())
  }

  /// A catalog with one text missing, one stale, and one with a finding.
  private static func damaged() throws -> TemporaryFolder {
    let folder = try TemporaryFolder.withCatalog()
    try folder.setText("signInHeading", to: "Sign in, <b>please</b> & \\\"soon\\\"", in: "copy/en.arb")
    try folder.replace(#""signUpHeading":"#, with: #""extraHeading":"#, in: "copy/ja.arb")
    try folder.setText("missingField_message", to: "{field}을 입력하세요.", in: "copy/ko.arb")
    return folder
  }

  @Test func everyKeyOfEveryLocaleIsShownAndNoSampleTwice() throws {
    let cards = try Self.page(Self.shipped).cards
    let catalog = Catalog.shipped
    let roles = ["button": "action", "title": "title", "heading": "title"]
    for (key, metadata) in catalog.keys {
      let kind = catalog.kind(ofKey: key)?.rawValue
      let card = try #require(cards[kind.map { "kind-\($0)" } ?? "key-\(key)"])
      let role = kind == nil ? roles[metadata.slot?.string ?? ""] ?? "text" : String(key.split(separator: "_").last!)
      for locale in catalog.coverage.locales.map(\.locale) {
        let texts = try #require(card.column(locale)).texts(of: role)
        let plain = try #require(catalog.preview(key, locale: locale, [:]))
        #expect(texts.contains(plain), "\(key) \(locale)")
        #expect(Set(texts).count == texts.count, "\(key) \(locale)")
      }
    }
    #expect(cards.count == catalog.definitions.count + catalog.keys.count { catalog.kind(ofKey: $0.key) == nil })
  }

  @Test func realValuesAreShown() throws {
    let catalog = Catalog.shipped
    let column = try #require(Self.page(Self.shipped).cards["kind-missingField"]?.column("ko"))
    let texts = column.texts(of: "message")
    for field in ["email", "password", "verificationCode"] {
      let name = try #require(catalog.preview("field_\(field)", locale: "ko", [:]))
      #expect(texts.contains { $0.contains(name) }, "\(field)")
    }
    let example = try #require(catalog.preview("field_email", locale: "en", [:]))
    #expect(!texts.contains { $0.contains(example) })
  }

  @Test func missingAndStaleTranslationsAreMarked() throws {
    let cards = try Self.page(Self.damagedPage).cards
    let missing = try #require(cards["key-signUpHeading"])
    #expect(missing.classes.contains("missing"))
    #expect(
      try #require(missing.column("ja")).strings(ofClass: "mark missing") == ["Missing: people see the text of en"])
    let source = try #require(Catalog.shipped.preview("signUpHeading", locale: "en", [:]))
    #expect(try #require(missing.column("ja")).texts(of: "title") == [source])
    #expect(try #require(missing.column("ja")).languages == ["en"])
    #expect(try #require(missing.column("ko")).strings(ofClass: "mark missing") == [])
    let stale = try #require(cards["key-signInHeading"])
    #expect(stale.classes.contains("stale"))
    #expect(try #require(stale.column("ko")).strings(ofClass: "mark stale").count == 1)
    #expect(try #require(stale.column("en")).strings(ofClass: "mark stale") == [])
    #expect(cards.values.count { $0.classes.contains("missing") } == 1)
  }

  @Test func aFindingStandsBesideItsText() throws {
    let page = try Self.page(Self.damagedPage)
    let card = try #require(page.cards["kind-missingField"])
    #expect(card.classes.contains("findings"))
    let column = try #require(card.column("ko"))
    let findings = column.strings(ofClass: "warning")
    #expect(findings.contains { $0.contains("을(를)") && $0.hasSuffix("bare-particle") })
    #expect(findings.contains { $0.hasSuffix("unrecorded-translation") })
    #expect(try #require(card.column("ja")).strings(ofClass: "findings") == [])
    // What belongs to no text of the page is listed apart.
    let others = page.all("section").filter { $0.value("aria-labelledby") == "others" }
    #expect(others.first?.stringValue?.contains("extraHeading") == true)
  }

  @Test func everyFindingIsOnThePageOnce() throws {
    let folder = try Self.damaged()
    let lint = try CommandLineRunner.run(["lint", folder.path, "--format", "json"], in: Project.root)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(lint.output.utf8)) as? [String: Any])
    let rules = try #require(report["findings"] as? [[String: Any]]).compactMap { $0["rule"] as? String }
    let lists = try Self.page(Self.html("--catalog", folder.path)).all("ul").filter { $0.value("class") == "findings" }
    let shown = lists.flatMap { $0.elements(forName: "li") }.compactMap {
      $0.elements(forName: "code").last?.stringValue
    }
    #expect(shown.sorted() == rules.sorted())
    #expect(rules.count >= 3)
  }

  @Test func markupInATextIsShownAsItIs() throws {
    let cards = try Self.page(Self.damagedPage).cards
    let card = try #require(cards["key-signInHeading"])
    #expect(try #require(card.column("en")).texts(of: "title") == [#"Sign in, <b>please</b> & "soon""#])
  }

  @Test func anOverlayReplacesTextsAndTheirFindings() throws {
    let base = try Self.damaged()
    let overlay = try TemporaryFolder()
    try overlay.write(
      #"{"@@locale":"ko","missingField_message":"계속하려면 {field}을(를) 적으세요."}"#, to: "copy/ko.arb")
    let cards = try Self.page(Self.html("--catalog", base.path, "--overlay", overlay.path)).cards
    let column = try #require(cards["kind-missingField"]?.column("ko"))
    #expect(column.texts(of: "message").allSatisfy { $0.hasPrefix("계속하려면 ") && $0.hasSuffix(" 적으세요.") })
    #expect(column.strings(ofClass: "findings") == [])
    #expect(cards["key-signUpHeading"]?.classes.contains("missing") == true)
  }

  @Test func theSummaryCounts() throws {
    let rows = try Self.page(Self.damagedPage).all("tr").map { row in
      (row.children ?? []).map { $0.stringValue ?? "" }
    }
    let total = Catalog.shipped.keys.count
    #expect(rows.first == ["Locale", "Texts", "Missing", "Stale", "Findings"])
    #expect(rows.first { $0[0] == "ja" }?.prefix(4) == ["ja", "\(total - 1)", "1", "1"])
    #expect(rows.first { $0[0] == "en" }?.prefix(4) == ["en", "\(total)", "0", "0"])
    #expect(rows.first { $0[0] == "ko" }?.last?.contains("warning") == true)
  }

  @Test func everyLinkLeadsToAnElementAndIdsAreUnique() throws {
    let page = try Self.page(Self.shipped)
    let ids = page.all("*").compactMap { $0.value("id") }
    #expect(Set(ids).count == ids.count)
    let targets = page.all("a").compactMap { $0.value("href") }
    #expect(targets.count > 100)
    for target in targets { #expect(target.hasPrefix("#") && ids.contains(String(target.dropFirst())), "\(target)") }
    let loading = page.all("*").filter { ["link", "img", "iframe"].contains($0.name ?? "") || $0.value("src") != nil }
    #expect(loading.isEmpty)
  }

  @Test func concealedKindsSayWhatIsShownInstead() throws {
    let cards = try Self.page(Self.shipped).cards
    let locked = try #require(cards["kind-accountLocked"]).strings(ofClass: "concealment")
    #expect(locked.first?.hasPrefix("Under strict disclosure people see invalidCredentials") == true)
    let target = try #require(cards["kind-invalidCredentials"]).strings(ofClass: "concealment")
    #expect(target.contains { $0.hasPrefix("Shown in place of ") && $0.contains("accountLocked") })
  }

  /// Each process has other hashes, so an order that depends on them would show.
  @Test func twoRunsWriteTheSameBytes() throws {
    let folder = try Self.damaged()
    let pages = try (0..<2).map { _ in
      try CommandLineRunner.run(["review", "--catalog", folder.path], in: Project.root).output
    }
    #expect(pages[0] == pages[1])
    #expect(pages[0].utf8.count > 100_000)
  }
}

extension XMLElement {
  fileprivate func value(_ name: String) -> String? { attribute(forName: name)?.stringValue }

  fileprivate var classes: [Substring] { value("class")?.split(separator: " ") ?? [] }

  /// The elements inside, in the order of the page.
  fileprivate func all(_ name: String) -> [XMLElement] {
    (children ?? []).compactMap { $0 as? XMLElement }
      .flatMap { (name == "*" || $0.name == name ? [$0] : []) + $0.all(name) }
  }

  /// The cards of the page by id.
  fileprivate var cards: [String: XMLElement] {
    Dictionary(uniqueKeysWithValues: all("article").map { ($0.value("id") ?? "", $0) })
  }

  /// The column of a locale in a card.
  fileprivate func column(_ locale: String) -> XMLElement? {
    all("section").first { $0.value("data-locale") == locale }
  }

  /// The samples with a role, those that are folded too.
  fileprivate func texts(of role: String) -> [String] {
    all("*").filter { $0.value("class") == role }.flatMap { element in
      element.name == "ul" ? element.elements(forName: "li") : element.elements(forName: "span")
    }.map { $0.stringValue ?? "" }
  }

  fileprivate func strings(ofClass name: String) -> [String] {
    all("*").filter { $0.value("class") == name }.map { ($0.stringValue ?? "").trimmingCharacters(in: .whitespaces) }
  }

  /// The languages of the texts.
  fileprivate var languages: [String] { Array(Set(all("span").compactMap { $0.value("lang") })).sorted() }
}
