import Testing

@testable import CatalogLint

@Suite struct MissingPluralCategoryRuleTests {
  @Test(arguments: [("he", "one", Finding.Severity.info), ("he", "two", .warning), ("ar", "one", .warning)])
  func theDualOfHebrewIsAnInfo(locale: String, category: String, severity: Finding.Severity) throws {
    let message = "{n, plural, \(category) {one paper} other {# papers}}"
    let found = try LintFixture("{n, plural, one {# file} other {# files}}", message, locale: locale).findings()
    #expect(found.filter { $0.rule == "missing-plural-category" }.map(\.severity) == [severity])
  }

  @Test(arguments: [
    MarkedMessage(nil, "{⟦n⟧, plural, other {# days}}", locale: "en"),
    MarkedMessage(nil, "{⟦n⟧, plural, =0 {No} other {The #}} days", locale: "en"),
    MarkedMessage(nil, "{⟦n⟧, selectordinal, one {#st} other {#th}}", locale: "en"),
    MarkedMessage(
      "{n, plural, one {# day} other {# days}}", "{⟦n⟧, plural, one {# день} other {# дней}}", locale: "ru"),
    MarkedMessage(
      "{n, plural, one {# day} other {# days}}", "{⟦n⟧, plural, one {# diena} other {# dienas}}", locale: "lv"),
    MarkedMessage("{n, plural, one {#} other {#}}", "{⟦n⟧, plural, =0 {0} other {#}}", locale: "fr"),
    MarkedMessage(
      "{g, select, other {{n, plural, one {#} other {#}}}}", "{g, select, other {{⟦n⟧, plural, other {#}}}}",
      locale: "de"),
    MarkedMessage(nil, "{⟦a⟧, plural, other {#}} {⟦b⟧, plural, other {#}}", locale: "en"),
  ])
  func reportsAMissingCategoryAtTheArgument(message: MarkedMessage) throws {
    try message.expect("missing-plural-category")
  }

  @Test(arguments: [
    MarkedMessage("{n, plural, one {#} other {#}}", "{n, plural, other {#일}}"),
    MarkedMessage("{n, plural, one {#} other {#}}", "{n, plural, other {#日}}", locale: "ja"),
    MarkedMessage(nil, "{n, plural, =1 {a day} other {# days}}", locale: "en"),
    MarkedMessage(nil, "{n, plural, one {#} other {#}}", locale: "es"),
    MarkedMessage(nil, "{n, plural, one {#} few {#} many {#} other {#}}", locale: "ru"),
    MarkedMessage(nil, "{n, plural, =0 {#} =1 {#} =2 {#} few {#} many {#} other {#}}", locale: "ar"),
    MarkedMessage(nil, "{n, selectordinal, one {#} two {#} few {#} other {#}}", locale: "en"),
    // Fractions and the number 0 have no separate form.
    MarkedMessage(nil, "{n, plural, one {# den} few {# dny} other {# dní}}", locale: "cs"),
    MarkedMessage(nil, "{n, plural, one {# день} few {# дня} other {# дней}}", locale: "ru"),
    MarkedMessage(nil, "{n, plural, one {x #} two {y #} few {z #} many {w #} other {v #}}", locale: "ar"),
    // The text does not vary: a noun without a number, equal forms, a unit, a source without forms, no translation.
    MarkedMessage("{n, plural, one {Day} other {Days}}", "{n, plural, one {День} other {Дни}}", locale: "ru"),
    MarkedMessage(nil, "{n, plural, one {# lá} other {# lá}}", locale: "ga"),
    MarkedMessage(nil, "{n, plural, other {{n} m}}", locale: "en"),
    MarkedMessage("{n, plural, other {Level {n}}}", "{n, plural, other {Уровень {n}}}", locale: "ru"),
    MarkedMessage("{n, plural, one {# day} other {# days}}", "{n, plural, one {# day} other {# days}}", locale: "ru"),
    MarkedMessage("{n, plural, one {# day} other {# days}}", "{n, plural, =0 {Ma} other {# nap}}", locale: "hu"),
    MarkedMessage(nil, "{n, plural, =0 {Off} other {Active in {n}}}", locale: "en"),
    // One form of this case serves all numbers but 1.
    MarkedMessage(
      "{n, plural, one {# user} other {# users}}", "{n, plural, one {# osobą} other {# osobami}}", locale: "pl"),
    MarkedMessage(
      "{n, plural, one {# user} other {# users}}", "{n, plural, one {# слову} other {# людям}}", locale: "ru"),
  ])
  func acceptsEveryCategoryOrItsNumber(message: MarkedMessage) throws {
    try message.expect("missing-plural-category")
  }

  @Test func messageNamesCategoriesInTheOrderOfCLDR() throws {
    let message = MarkedMessage(nil, "{n, plural, other {#}}", locale: "ar")
    #expect(
      try message.findings(of: "missing-plural-category").map { $0.message() } == [
        "the plural lacks one, two, few, and many, which ar uses"
      ])
  }

  @Test(arguments: [
    [
      "res/values/strings.xml": "<resources><plurals name=\"k\"><item quantity=\"one\">%d a</item>"
        + "<item quantity=\"other\">%d b</item></plurals></resources>",
      "res/values-nl/strings.xml":
        "<resources><plurals name=\"k\"><item quantity=\"one\">%d c</item></plurals></resources>",
    ],
    ["en.json": #"{"k_one":"{{count}} a","k_other":"{{count}} b"}"#, "nl.json": #"{"k_one":"{{count}} c"}"#],
    [
      "L.xcstrings":
        #"{"sourceLanguage":"en","version":"1.0","strings":{"%d a":{"localizations":{"nl":{"variations":{"plural":"#
        + #"{"one":{"stringUnit":{"state":"translated","value":"%d c"}}}}}}}}}"#
    ],
  ])
  func reportsAnErrorIfTheFormatRequiresOther(files: [String: String]) throws {
    let found = try LintFixture(files).findings().filter { $0.rule == "missing-plural-category" }
    #expect(found.map(\.severity) == [.error])
    #expect(found.map(\.locale) == ["nl"])
  }

  /// Polish uses `other` for fractions only, and devices show it for a missing `many`; i18next does not.
  @Test func acceptsAMissingManyWhereProgramsShowOther() throws {
    func items(_ texts: [(form: String, text: String)]) -> String {
      let items = texts.map { "<item quantity=\"\($0.form)\">%d \($0.text)</item>" }
      return "<resources><plurals name=\"k\">\(items.joined())</plurals></resources>"
    }
    func members(_ texts: [(form: String, text: String)]) -> String {
      "{\(texts.map { "\"k_\($0.form)\":\"{{count}} \($0.text)\"" }.joined(separator: ","))}"
    }
    let english = [("one", "day"), ("other", "days")]
    let polish = [("one", "dzień"), ("few", "dni"), ("other", "dni")]
    func rules(_ files: [String: String]) throws -> Set<String> { Set(try LintFixture(files).findings().map(\.rule)) }
    let android = ["res/values/strings.xml": items(english), "res/values-pl/strings.xml": items(polish)]
    #expect(!(try rules(android)).contains("missing-plural-category"))
    let withoutFew = android.merging(["res/values-pl/strings.xml": items([polish[0], polish[2]])]) { $1 }
    #expect(try rules(withoutFew).contains("missing-plural-category"))
    #expect(try rules(["en.json": members(english), "pl.json": members(polish)]).contains("missing-plural-category"))
  }

  @Test func acceptsAMissingOtherIfNoIntegerNeedsIt() throws {
    let items = ["one", "few", "many"].map { "<item quantity=\"\($0)\">%d</item>" }.joined()
    let fixture = try LintFixture([
      "res/values/strings.xml":
        "<resources><plurals name=\"k\"><item quantity=\"other\">%d</item></plurals></resources>",
      "res/values-ru/strings.xml": "<resources><plurals name=\"k\">\(items)</plurals></resources>",
    ])
    #expect(fixture.findings().filter { $0.locale == "ru" && $0.severity == .error } == [])
  }

  @Test(arguments: [
    ("de", "{{ n }} Wahl", [Finding.Severity.warning]), ("cs", "{{ n }} volba|{{ n }} volby", [.error]),
    ("ja", "{{ n }}件", []),
    ("de", "{{ n }} Wahl|{{ n }} Wahlen", []), ("ru", "{{ n }} а|{{ n }} б|{{ n }} в", []),
  ])
  func countsTheFormsOfSymfony(locale: String, text: String, severities: [Finding.Severity]) throws {
    let file = """
      <xliff version="1.2"><file source-language="en" target-language="\(locale)" datatype="plaintext" original="m"><body>\
      <trans-unit id="1"><source>{{ n }} choice|{{ n }} choices</source><target>\(text)</target></trans-unit>\
      <trans-unit id="2"><source>Home | Shop</source><target>Start</target></trans-unit></body></file></xliff>
      """
    let found = try LintFixture(["v.\(locale).xlf": file]).findings().filter { $0.rule == "missing-plural-category" }
    #expect(found.map(\.severity) == severities)
  }

  /// A file that has `few` elsewhere leaves it out where one form fits all numbers.
  @Test(arguments: [
    ("pl", "one {# element} other {# elementy}", Finding.Severity.info),
    ("ar", "one {# عنصر} other {# عناصر}", .warning), ("pl", "one {#.} few {# a} other {# b}", nil),
  ])
  func aDeliberatelyMissingFewIsAnInfo(locale: String, branches: String, severity: Finding.Severity?) throws {
    let english = "{n, plural, one {# item} other {# items}}"
    let complete = "{n, plural, zero {0} one {# e} two {# d} few {# i} many {# y} other {# u}}"
    let files = [
      "en.json": "{\"a\":\"\(english)\",\"b\":\"\(english)\"}",
      "\(locale).json": "{\"a\":\"\(complete)\",\"b\":\"{n, plural, \(branches)}\"}",
    ]
    let found = try LintFixture(files).findings().filter { $0.rule == "missing-plural-category" }
    #expect(found.first?.severity == severity)
    let withoutFew = files.mapValues { $0.replacing("few {# i} many {# y}", with: "") }
    let strict = try LintFixture(withoutFew).findings().filter { $0.rule == "missing-plural-category" && $0.key == "b" }
    #expect(strict.map(\.severity) == (severity == nil ? [] : [.warning]))
  }

  /// The branches print only the number, and the noun has a plural of its own.
  @Test(arguments: [
    MarkedMessage("{n, plural, =0 {No} other {<b>#</b>}}", "{n, plural, =0 {Kein} other {<b>#</b>}} da", locale: "de"),
    MarkedMessage("{n, plural, one {a} other {#}}", "{⟦n⟧, plural, =0 {Kein} other {<b>#</b>}} da", locale: "de"),
    MarkedMessage("{n, plural, =1 {a} other {#}}", "{⟦n⟧, plural, =1 {عنصر} other {# عناصر}}", locale: "ar"),
  ])
  func acceptsTheSelectorsOfASourceThatLacksOne(message: MarkedMessage) throws {
    try message.expect("missing-plural-category")
  }

  /// The source has only `other` although its language needs more, or the key is for several things.
  @Test(arguments: [("k", "nl", 1), ("title.many", "nl", 0), ("k", "tr", 0)])
  func acceptsAFormForSeveralThings(key: String, locale: String, count: Int) throws {
    func units(_ forms: [String], _ noun: String) -> String {
      forms.map { "\"\($0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"%lld \(noun)\"}}" }.joined(
        separator: ",")
    }
    func findings(source: [String]) throws -> Int {
      try LintFixture([
        "L.xcstrings": """
        {"sourceLanguage":"en","version":"1.0","strings":{"\(key)":{"localizations":{
        "en":{"variations":{"plural":{\(units(source, "files"))}}},
        "\(locale)":{"variations":{"plural":{\(units(["other"], "x"))}}}}}}}
        """
      ]).findings().count { $0.rule == "missing-plural-category" && $0.locale == locale }
    }
    #expect(try findings(source: ["one", "other"]) == count)
    #expect(try findings(source: ["other"]) == 0)
  }

  @Test(arguments: [
    (#"{"k_one":"{{count}} file","k_other":"{{count}} files"}"#, "{{count}} fichier(s)", "fr", 1),
    (#"{"k_one":"{{count}} file(s)","k_other":"{{count}} file(s)"}"#, "{{count}} fichier(s)", "fr", 0),
    (#"{"k_one":"{{count}} file","k_other":"{{count}} files"}"#, "{{count}} etykiet(y)", "pl", 0),
    (#"{"k_one":"{{count}} file","k_other":"{{count}} files"}"#, "{{count}} fichiers (sic)", "fr", 0),
    (#"{"k_one":"this {{count}}","k_other":"these {{count}}"}"#, "este(a) {{count}}", "pt", 0),
  ])
  func reportsAnEndingForEitherNumber(source: String, text: String, locale: String, count: Int) throws {
    let fixture = try LintFixture(["en.json": source, "\(locale).json": "{\"k_one\":\"x\",\"k_other\":\"\(text)\"}"])
    let found = fixture.findings().filter { $0.diagnostic.id == "missing-plural-category.open-ending" }
    #expect(found.count == count)
  }

  @Test(arguments: [
    MarkedMessage("{n, plural, one {{a}} other {{b}}}", "{n, plural, one {{a}} other {{b}}} {n}", locale: "ru"),
    MarkedMessage(nil, "+{n, plural, =-1 {all} other {{n}}}", locale: "en"),
    MarkedMessage(nil, "{⟦n⟧, plural, other {{n} days}}", locale: "en"),
  ])
  func acceptsBranchesWithoutWords(message: MarkedMessage) throws { try message.expect("missing-plural-category") }

  /// In some languages, a noun has another form in the categories after `few`.
  @Test(arguments: [
    ("ar", "%d فصول جديدة", "%d فصول جديدة", "many", 1), ("ar", "%d فصول جديدة", "%d فصل جديد", "many", 0),
    ("ru", "%d файла", "%d файла", "many", 1), ("ru", "%d МБ", "%d МБ", "many", 0),
    ("ru", "с %d файлами", "с %d файлами", "many", 0),
    ("ar", "العدد: %d", "العدد: %d", "many", 0), ("cs", "Stahování %d epizod", "Stahování %d epizod", "other", 0),
  ])
  func notesAFormWithTheNounOfAnother(locale: String, few: String, text: String, category: String, count: Int) throws {
    func plurals(_ forms: [(String, String)]) -> String {
      "<resources><plurals name=\"k\">"
        + forms.map { "<item quantity=\"\($0)\">\($1)</item>" }.joined(separator: "\n") + "</plurals></resources>"
    }
    let fixture = try LintFixture([
      "res/values/strings.xml": plurals([("one", "%d file"), ("other", "%d files")]),
      "res/values-\(locale)/strings.xml": plurals([("few", few), (category, text), ("other", "%d x")]),
    ])
    let found = fixture.findings().filter { $0.diagnostic.id == "missing-plural-category.same" }
    #expect(found.map(\.severity) == Array(repeating: .info, count: count))
  }
}
