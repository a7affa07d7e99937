import AuthCopy
import AuthCopyLint
import CatalogLint
import Foundation
import TestSupport
import Testing

@testable import Workbench

/// The lists and cards of the page.
@Suite struct WorkbenchReadingTests {
  private static let catalog = Result { try WorkbenchFixture(TemporaryFolder.withCatalog(of: ["kakao", "naver"])) }

  @Test(arguments: [
    ("code:KOE320", "flowExpired"), ("is:done kind:providerNotLinked", "providerNotLinked"),
    ("key:providerNotLinked_message", "providerNotLinked"),
    ("\"signed-in person\" target:연결하세요 provider:kakao OR key:providerNotLinked", "providerNotLinked"),
    ("ＫＯＥ320", "flowExpired"),
  ]) func aSearchFindsItsCard(query: String, card: String) throws {
    var fixture = try Self.catalog.get()
    #expect(try fixture.search(query).contains(card))
  }

  /// A placeholder matches any text, and a particle matches the form that the user read.
  @Test func aDisplayedSentenceFindsItsMessage() throws {
    var fixture = try Self.catalog.get()
    let message = try #require(
      try fixture.get("/api/card?locale=ko&id=0:missingField&a.field=password")["slots"]?.array?.first {
        $0["key"]?.string == "missingField_message"
      })
    let seen = message["preview"]?.array?.compactMap { $0["text"]?.string }.joined() ?? ""
    #expect(seen.contains("비밀번호를"))
    let names = try fixture.search(seen)
    #expect(names.contains("missingField"))
    #expect(names.count < 20)
  }

  @Test func aSearchThatNoCardMatchesFindsNothing() throws {
    var fixture = try Self.catalog.get()
    #expect(try fixture.search("code:KOE320 -kind:flowExpired") == [])
    #expect(try fixture.search("zzz") == [])
    #expect(try fixture.search("provider:firebase") == [])
  }

  /// A number is the value of an argument, so a part of a sentence with a number is enough.
  @Test(arguments: ["30초 뒤에", "1분30초 뒤에 다시"]) func aFormattedNumberFindsItsMessage(query: String) throws {
    var fixture = try Self.catalog.get()
    let names = try fixture.search(query)
    #expect(names.contains("tooManyAttempts"))
    #expect(!names.contains("flowExpired"))
    #expect(names.count < 20)
  }

  @Test(arguments: [
    // A missing, an added and a wrong letter, swapped letters, and a wrong letter of a syllable.
    ("Wlcome", "welcome"), ("Goodbyye", "farewell"), ("Goodbie", "farewell"), ("Wlecome", "welcome"),
    ("안넝하세요", "greeting"), ("welcone -is:done", "welcome"),
  ]) func aMisspelledWordFindsSimilarMessages(query: String, key: String) throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    #expect(try fixture.search(query) == [key])
    let target = "/api/rows?locale=ko&q="
    #expect(try fixture.get(target + "Wlcome")["similar"]?.bool == true)
    for exact in ["Welcome", "zzzzzz", "wel"] { #expect(try fixture.get(target + exact)["similar"] == nil, "\(exact)") }
  }

  @Test func theMostSimilarMessagesComeFirst() throws {
    var fixture = try WorkbenchFixture([
      "app_en.arb": #"{"@@locale": "en", "a": "with you", "b": "the wide hall", "c": "its width"}"#,
      "app_ko.arb": #"{"@@locale": "ko"}"#,
    ])
    #expect(try fixture.search("wdith").first == "c")
  }

  /// Placeholders without a name are previewed with words or numbers, and inserted as the file writes them.
  @Test func aPlaceholderIsPreviewedByItsType() throws {
    let unit = #"{"stringUnit": {"state": "translated", "value": "%1$@: %2$d > %3$@"}}"#
    var fixture = try WorkbenchFixture([
      "App.xcstrings": """
      {"sourceLanguage": "en", "strings": {"sent": {"localizations": {"en": \(unit), "ko": \(unit)}}}, "version": "1.0"}
      """
    ])
    let slot = try #require(try fixture.slot("sent"))
    #expect(slot["preview"]?.array?.compactMap { $0["text"]?.string }.joined() == "민지: 2 > 하늘")
    #expect(slot["insertable"]?.array?.compactMap(\.string) == ["%1$@", "%2$d", "%3$@"])
    #expect(slot["arguments"]?.array?.compactMap { $0["isNumber"]?.bool } == [false, true, false])
  }

  @Test func aCardContainsTheTextsAndCodesOfItsKind() throws {
    var fixture = try Self.catalog.get()
    let card = try fixture.get("/api/card?locale=ko&id=0:providerNotLinked")
    let roles = card["slots"]?.array?.compactMap { $0["role"]?.string }
    #expect(roles == ["title", "message", "action"])
    let codes = try fixture.get("/api/card?locale=ko&id=0:flowExpired")["codes"]?.array ?? []
    #expect(codes.contains { $0["codes"]?.array?.contains { $0.string == "KOE320" } ?? false })
    let slot = try #require(card["slots"]?.array?.first)
    #expect(slot["source"]?.string?.isEmpty == false)
  }

  @Test func aRowShowsTheMatchingTextOrTheProviderOfTheCode() throws {
    var fixture = try WorkbenchFixture([
      "en.arb": #"{"@@locale": "en", "left": "{n, plural, one {One try is left} other {{n} tries are left}}"}"#,
      "ko.arb": #"{"@@locale": "ko", "left": "{n, plural, other {{n}번 남았습니다}}"}"#,
    ])
    let row = try fixture.get("/api/rows?locale=ko&q=one%20try")["rows"]?.array?.first
    #expect(row?["found"]?["text"]?.string == "One try is left")
    var catalog = try Self.catalog.get()
    let code = try catalog.get("/api/rows?locale=ko&q=KOE320")["rows"]?.array?.first?["found"]
    #expect([code?["text"]?.string, code?["origin"]?.string] == ["KOE320", "kakao"])
  }

  @Test func aTextHasTheValuesOfItsSourceInTheSameOrder() throws {
    // The text of `x` is missing; the text of `y` has the values in another order.
    let source = "{g, select, b {B} a {A} other {O}}"
    var fixture = try WorkbenchFixture([
      "en.arb": #"{"@@locale": "en", "x": "\#(source)", "y": "\#(source)"}"#,
      "ko.arb": #"{"@@locale": "ko", "y": "{g, select, a {가} b {나} other {다}}"}"#,
    ])
    for key in ["x", "y"] {
      let slot = try fixture.get("/api/card?locale=ko&id=0:\(key)&a.g=a")["slots"]?.array?.first
      let values = slot?["arguments"]?.array?.first?["values"]?.array?.compactMap { $0["value"]?.string }
      #expect(values?.prefix(2) == ["b", "a"], "\(key)")
      #expect(slot?["preview"]?.array?.first?["text"]?.string == (key == "x" ? "A" : "가"))
    }
  }

  @Test func theValuesOfAnArgumentHaveLocalizedLabels() throws {
    var fixture = try Self.catalog.get()
    let slots = try fixture.get("/api/card?locale=ko&id=0:missingField")["slots"]?.array ?? []
    let arguments = slots.flatMap { $0["arguments"]?.array ?? [] }
    let field = try #require(arguments.first { $0["name"]?.string == "field" })
    let password = field["values"]?.array?.first { $0["value"]?.string == "password" }
    #expect(password?["label"]?.string == "비밀번호")
  }

  /// In Japanese, the text for an email address is the same as the text without an identifier.
  @Test func aValueWithTheSameTextAsNoValueIsListed() throws {
    var fixture = try Self.catalog.get()
    let slots = try fixture.get("/api/card?locale=ja&id=0:invalidCredentials")["slots"]?.array ?? []
    let title = try #require(slots.first { $0["role"]?.string == "title" })
    #expect(title["values"]?["identifier"]?.string == "email")
    let identifier = title["arguments"]?.array?.first { $0["name"]?.string == "identifier" }
    let values = identifier?["values"]?.array?.compactMap { $0["value"]?.string }
    #expect(values?.first == "email")
    #expect(Set(values ?? []) == ["email", "username", "phone", "any", ""])
  }

  @Test func theValuesOfAnArgumentHaveDistinctLabels() throws {
    var fixture = try WorkbenchFixture(TemporaryFolder.withCatalog())
    _ = try fixture.draft(
      "externalSignInRejected_title", from: "{provider} 인증을 완료하지 못했습니다", to: "인증을 완료하지 못했습니다")
    let slots = try fixture.get("/api/card?locale=ko&id=0:externalSignInRejected")["slots"]?.array ?? []
    let provider = try #require(
      slots.flatMap { $0["arguments"]?.array ?? [] }.first { $0["name"]?.string == "provider" })
    let labels = provider["values"]?.array?.compactMap { $0["label"]?.string } ?? []
    #expect(labels.prefix(8).contains("카카오") && labels.prefix(8).contains("네이버"), "\(labels)")
    #expect(Set(labels).count == labels.count, "\(labels)")
  }

  @Test(arguments: ["close", "key:close", "key:CLOSE"]) func theCardWithTheNameOfTheQueryIsFirst(query: String) throws {
    let files = [
      "app_en.arb": #"{"@@locale": "en", "closeTab": "Close the tab", "undisclosed": "No", "close": "Close"}"#
    ]
    var fixture = try WorkbenchFixture(files)
    let keys = try fixture.get("/api/rows?locale=en&q=\(query)")["rows"]?.array?.compactMap { $0["key"]?.string }
    #expect(keys == ["close", "closeTab", "undisclosed"])
  }

  @Test func aListShowsTheFirstTextOfACardThatIsNotBlank() throws {
    var files = WorkbenchFixture.files
    files["app_en.arb"] = files["app_en.arb"]?.replacing("\"welcome\"", with: "\"blank\": \"\",\n  \"welcome\"")
    files["app_ko.arb"] = files["app_ko.arb"]?.replacing("안녕하세요 {name}", with: " ")
    var fixture = try WorkbenchFixture(files)
    let rows = try fixture.get("/api/rows?locale=ko")["rows"]?.array ?? []
    func title(_ key: String) -> String? { rows.first { $0["key"]?.string == key }?["title"]?.string }
    #expect(title("greeting") == "Hello {name}")
    #expect(title("blank") == "blank")
  }

  @Test func particlesMatchTheValueBeforeThem() throws {
    var fixture = try Self.catalog.get()
    for (field, particle) in [("password", "를"), ("name", "을")] {
      let slots = try fixture.get("/api/card?locale=ko&id=0:missingField&a.field=\(field)")["slots"]?.array ?? []
      let pieces = slots.flatMap { $0["preview"]?.array ?? [] }.filter { $0["from"]?.string == "particle" }
      let texts = pieces.compactMap { $0["text"]?.string }
      #expect(texts.contains(particle))
    }
  }

  @Test func everyFormOfAPluralIsShown() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    let card = try fixture.get("/api/card?locale=en&id=0:items")
    let samples = card["slots"]?.array?.first?["samples"]?.array?.compactMap { $0["text"]?.string } ?? []
    #expect(samples.contains("1 item") && samples.contains("2 items"))
  }

  @Test func progressAndFiltersCountCards() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    let locales = try fixture.get("/api/open")["locales"]?.array ?? []
    let korean = try #require(locales.first { $0["locale"]?.string == "ko" })
    #expect(korean["cards"]?.integer == 4)
    #expect(korean["done"]?.integer == 2)
    let counts = try fixture.get("/api/rows?locale=ko")["counts"]
    let shown = ["all", "missing", "stale"].map { counts?[$0]?.integer }
    #expect(shown == [4, 1, 1])
    #expect(try fixture.get("/api/rows?locale=ko&after=0:greeting")["next"]?.string == "0:farewell")
    #expect(try fixture.get("/api/rows?locale=ko&after=0:welcome")["next"]?.string == "0:farewell")
  }

  /// A locale of a tier need not have all texts.
  @Test func textsThatALocaleMayLackCountOnlyIfTheyAreThere() throws {
    var fixture = try WorkbenchFixture(TemporaryFolder.withCatalog(of: ["oauth"], in: ["en", "zh-Hans"]))
    let locales = try fixture.get("/api/open")["locales"]?.array ?? []
    let chinese = try #require(locales.first { $0["locale"]?.string == "zh-Hans" })
    let document = fixture.workbench.documents[0]
    let translated = document.cards.count { card in
      card.slots.contains { document.entry($0.key, "zh-Hans") != nil }
    }
    #expect(translated > 0 && translated < document.cards.count)
    #expect(chinese["cards"]?.integer == translated)
    #expect(chinese["done"]?.integer == translated)
  }

  @Test(arguments: [
    ("missing", "farewell", "0:welcome"), ("missing", "items", "0:welcome"), ("missing", "welcome", nil),
    ("stale", "items", "0:farewell"), ("stale", "farewell", nil),
  ]) func theNextCardMatchesTheFilter(filter: String, after: String, next: String?) throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    #expect(try fixture.get("/api/rows?locale=ko&state=\(filter)&after=0:\(after)")["next"]?.string == next)
  }

  @Test(arguments: ["ko,en;q=0.5", "ja-JP", "fr,ko;q=0.1", "de", ""]) func thePageUsesALanguageOfTheBrowser(
    languages: String
  ) throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    let request = WorkbenchRequest("GET", "/api/open", fields: fixture.fields(changing: ["Accept-Language": languages]))
    let json = try JSONParser.parse(fixture.workbench.respond(to: request).body)
    let expected = ["ko,en;q=0.5": "ko", "ja-JP": "ja", "fr,ko;q=0.1": "ko"][languages] ?? "en"
    #expect(json["language"]?.string == expected)
    let texts = try #require(json["texts"]?.members)
    #expect(texts.count > 60)
    #expect(json["texts"]?["unsaved"]?.string?.contains("{count}") == true)
  }

  @Test(arguments: ["GREETING", "greeting"]) func theCardWithTheExactNameIsListedFirst(query: String) throws {
    var files = WorkbenchFixture.files
    files["app_en.arb"] = files["app_en.arb"]?.replacing("\"greeting\"", with: "\"noGreeting\": \"x\",\n  \"greeting\"")
    var fixture = try WorkbenchFixture(files)
    let rows = try fixture.get("/api/rows?locale=en&q=\(query)")["rows"]?.array
    #expect(rows?.map { $0["key"]?.string } == ["greeting", "noGreeting"])
  }

  @Test(arguments: ["{count} 個の写真を 3 日前に保存", "写真を保存"]) func searchingASentenceIgnoresWhiteSpace(text: String) throws {
    var files = WorkbenchFixture.files
    files["app_ko.arb"] = files["app_ko.arb"]?.replacing("안녕하세요 {name}", with: text)
    var fixture = try WorkbenchFixture(files)
    let seen = text.replacing("{count}", with: "1,234")
    for query in [seen, seen.replacing(" ", with: ""), seen.replacing("を", with: "を ")] {
      #expect(try fixture.search(query) == ["greeting"], "\(query)")
    }
  }

  @Test func anUnknownNameIsNotFound() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    for target in [
      "card?locale=ko&id=0:none", "card?locale=fr&id=0:greeting", "card?id=9:greeting&locale=ko", "card",
      "rows?locale=fr", "rows", "rule?name=no-such-rule",
    ] {
      #expect(try fixture.get("/api/\(target)")["status"]?.integer == 404)
    }
  }

  @Test(arguments: MessageLanguage.allCases)
  func aRuleIsExplainedInTheLanguageOfThePage(language: MessageLanguage) throws {
    var options = Workbench.Options()
    options.language = language
    var fixture = try WorkbenchFixture(WorkbenchFixture.files, options)
    let sections = try #require(try fixture.get("/api/rule?name=unknown-argument")["sections"]?.array)
    let text = sections.map { "\($0["heading"]?.string ?? "")\n\($0["text"]?.string ?? "")" }.joined(separator: "\n")
    let explained = try #require(RuleSet.authCopy.explanation(of: "unknown-argument", in: language))
    for line in text.split(separator: "\n") { #expect(explained.contains(line)) }
    #expect(sections.count == 5)
  }

  @Test func thePageReceivesExactlyTheTextsThatItUses() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    let names = Set(try fixture.get("/api/open")["texts"]?.members?.map(\.key) ?? [])
    let scripts = (PageFile.workbenchModules + PageFile.reviewModules).map(\.text).joined()
    let unused = names.filter { !scripts.contains("\"\($0)\"") && !scripts.contains(" \($0): ") }
    #expect(unused == [])
    let used = Set(scripts.matches(of: /\bt\("([a-z-]+)"/).map { String($0.output.1) })
    #expect(used.count > 40)
    #expect(used.subtracting(names) == [])
  }

  @Test func thePageIsSmallAndContainsItsInitialData() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    let page = try fixture.text(of: "/", "text/html")
    #expect(PageFile.servedFiles.values.reduce(page.utf8.count) { $0 + $1.bytes.count } < 150_000)
    let data = try #require(page.firstMatch(of: /<script type="application\/json" id="data">(.*)<\/script>/)?.output.1)
    let opened = try JSONParser.parse(Array(data.utf8))
    #expect(opened["locale"]?.string == "ko")
    #expect(opened["texts"]?.members?.count == (try fixture.get("/api/open")["texts"]?.members?.count))
  }

  @Test func aQueryWithInvalidPercentEncodingIsParsed() {
    let request = WorkbenchRequest("GET", "/api/rows?q=%zz&locale=ko&x=a+b")
    #expect(request.path == "/api/rows")
    _ = request.item("q")
    #expect(WorkbenchRequest("GET", "/?x=a+b%2Bc").item("x") == "a b+c")
  }
}
