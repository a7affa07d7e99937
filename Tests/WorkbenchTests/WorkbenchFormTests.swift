import AuthCopy
import AuthCopyLint
import CatalogLint
import TestSupport
import Testing

@testable import Workbench

/// Messages that consist of several texts, such as the plural forms of PO, Android and string catalogs.
@Suite struct WorkbenchFormTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let files: [String: String]
    let locale: String
    /// The card of the message with forms, and the keys of the forms that the locale has.
    let card: String
    let forms: [String]

    var testDescription: String { "\(locale) in \(files.keys.sorted())" }
  }

  /// Returns the progress on the page, and that of the linter's summary.
  private func counts(
    _ locale: String, _ fixture: inout WorkbenchFixture
  ) throws -> (page: [Int64?], linter: [Int64?]) {
    let item = try fixture.get("/api/open")["locales"]?.array?.first { $0["locale"]?.string == locale }
    let rows = try fixture.get("/api/rows?locale=\(locale)&state=missing")
    let summary = Linter(rules: .authCopy).lint([fixture.folder.path]).locales.first { $0.locale == locale }
    #expect(rows["total"]?.integer == rows["counts"]?["missing"]?.integer)
    return (
      [item?["done"]?.integer, item?["cards"]?.integer, rows["total"]?.integer].map { $0.map(Int64.init) },
      [summary?.translated, summary.map { $0.translated + $0.missing }, summary?.missing].map { $0.map(Int64.init) }
    )
  }

  /// Each PO file is a unit of its own, with its own source.
  @Test func theSourceOfTranslationsCountsOnlyInItsTemplate() throws {
    func po(_ language: String) -> String {
      "msgid \"\"\nmsgstr \"Language: \(language)\\n\"\n\nmsgid \"Open\"\nmsgstr \"\"\n\nmsgid \"Close\"\nmsgstr \"\"\n"
    }
    let translations = ["de.po": po("de"), "fr.po": po("fr")]
    var fixture = try WorkbenchFixture(translations)
    #expect(fixture.workbench.locales == ["de", "fr"])
    fixture = try WorkbenchFixture(translations.merging(["template.pot": po("")]) { $1 })
    #expect(fixture.workbench.locales == ["en", "de", "fr"])
    let (page, linter) = try counts("en", &fixture)
    #expect(page == linter && page == [2, 2, 0])
    #expect(try fixture.get("/api/rows?locale=en")["total"]?.integer == 2)
  }

  @Test(arguments: cases) func formsCountAsTheLinterCounts(_ item: Case) throws {
    var fixture = try WorkbenchFixture(item.files)
    #expect(try fixture.post("/api/language", #"{"locale":"\#(item.locale)"}"#).status == 200)
    var (page, linter) = try counts(item.locale, &fixture)
    #expect(page == linter)
    #expect(page.first == 0)
    // Each PO file is a unit of its own.
    let rows = try fixture.get("/api/rows?locale=\(item.locale)")["rows"]?.array ?? []
    let id = try #require(rows.first { $0["key"]?.string == item.card }?["id"]?.string)
    let unit = try #require(id.first?.wholeNumberValue)
    let query = id.replacing("%", with: "%25").replacing(" ", with: "+")
    let target = "/api/card?locale=\(item.locale)&id=\(query)"
    let card = try fixture.get(target)
    #expect(card["states"]?.array?.compactMap(\.string) == ["missing"])
    #expect(card["hasForms"]?.bool == true)
    let slots = try #require(card["slots"]?.array)
    #expect(slots.compactMap { $0["key"]?.string } == item.forms)
    #expect(slots.allSatisfy { $0["form"]?.string?.isEmpty == false && $0["source"]?.string?.isEmpty == false })
    for key in item.forms {
      let response = try fixture.draft(key, item.locale, unit: unit, from: nil, to: "%d x \(key.count)")
      #expect(response.status == 200, "\(key): \(response.json["title"]?.string ?? "")")
      #expect(try fixture.get(target)["states"]?.array?.contains { $0.string == "missing" } == true)
    }
    #expect(try fixture.post("/api/save", #"{"locale":"\#(item.locale)"}"#).status == 200)
    (page, linter) = try counts(item.locale, &fixture)
    #expect(page.dropFirst() == linter.dropFirst())
    #expect(linter.first == 1)
  }

  static let cases = [
    Case(
      files: [
        "ko.po":
          "msgid \"\"\nmsgstr \"\"\n\"Language: ko\\n\"\n\"Plural-Forms: nplurals=1; plural=0;\\n\"\n\nmsgid \"Open\"\nmsgstr \"열기\"\n\nmsgid \"%d item\"\nmsgid_plural \"%d items\"\nmsgstr[0] \"%d개\"\n"
      ],
      locale: "ru", card: "%d item", forms: ["%d item[0]", "%d item[1]", "%d item[2]"]),
    Case(
      files: [
        "App.xcstrings": #"""
        {"sourceLanguage": "en", "strings": {
          "Close": {},
          "items": {"localizations": {"en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%d item"}},
            "other": {"stringUnit": {"state": "translated", "value": "%d items"}}}}}}}
        }, "version": "1.0"}
        """#
      ],
      locale: "ru", card: "items", forms: ["items.one", "items.few", "items.many", "items.other"]),
    Case(
      files: [
        "res/values/strings.xml":
          "<resources>\n  <string name=\"open\">Open</string>\n  <plurals name=\"items\">\n    <item quantity=\"one\">%d item</item>\n    <item quantity=\"other\">%d items</item>\n  </plurals>\n</resources>\n"
      ],
      locale: "ja", card: "items", forms: ["items.other"]),
    Case(
      files: [
        "locales/en.json": #"{"open": "Open", "menu": {"items": {"one": "{count} item", "other": "{count} items"}}}"#,
        "locales/de.json": #"{"open": "Auf", "menu": {"items": {"one": "{count} Ding", "other": "{count} Dinge"}}}"#,
      ],
      locale: "pl", card: "menu.items", forms: ["one", "few", "many", "other"].map { "menu.items.\($0)" }),
  ]

  @Test func eachFormIsPreviewedWithANumberThatSelectsIt() throws {
    let rule = "n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2"
    var fixture = try WorkbenchFixture([
      "ru.po": #"""
      msgid ""
      msgstr "Language: ru\nPlural-Forms: nplurals=3; plural=\#(rule);\n"

      #, c-format
      msgid "%d file for %s"
      msgid_plural "%d files for %s"
      msgstr[0] ""
      msgstr[1] ""
      msgstr[2] ""

      """#
    ])
    let card = try fixture.get("/api/card?locale=ru&id=0:%25d+file+for+%25s")
    let slots = try #require(card["slots"]?.array)
    #expect(slots.map { $0["form"]?.string } == ["[0]: 1, 21, 31 …", "[1]: 2, 3, 4 …", "[2]: 0, 5, 6 …"])
    let previews = slots.map { $0["preview"]?.array?.compactMap { $0["text"]?.string }.joined() }
    #expect(previews == ["1 file for Sam", "2 files for Sam", "5 files for Sam"])
  }

  /// In a string catalog, `%arg` is the number of a variable; the last form in Polish is only for fractions.
  @Test func theNumberOfAVariableIsPreviewed() throws {
    func forms(_ texts: [(String, String)]) -> String {
      let all = texts.map { #""\#($0.0)":{"stringUnit":{"state":"translated","value":"\#($0.1)"}}"# }
      return #"{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{\#(all.joined(separator: ","))}}}"#
    }
    func localization(_ texts: [(String, String)]) -> String {
      let unit = #"{"state":"translated","value":"%#@files@"}"#
      return #"{"stringUnit":\#(unit),"substitutions":{"files":\#(forms(texts))}}"#
    }
    let english = localization([("one", "%arg file"), ("other", "%arg files")])
    let polish = localization([("one", "%arg plik"), ("few", "%arg pliki"), ("many", "%arg plików")])
    let catalog =
      #"{"sourceLanguage":"en","strings":{"found %lld":{"localizations":{"en":\#(english),"pl":\#(polish)}}},"version":"1.0"}"#
    var fixture = try WorkbenchFixture(["L.xcstrings": catalog])
    let card = try fixture.get("/api/card?locale=pl&id=0:found+%25lld.files")
    let slots = try #require(card["slots"]?.array)
    #expect(slots.map { $0["form"]?.string } == ["one: 1", "few: 2, 3, 4 …", "many: 0, 5, 6 …", "other"])
    let previews = slots.map { $0["preview"]?.array?.compactMap { $0["text"]?.string }.joined() }
    #expect(previews == ["1 plik", "2 pliki", "5 plików", "2 files"])
  }

  /// The linter counts an empty translation as missing, so the filter shows it.
  @Test func anEmptyTranslationIsMissing() throws {
    var fixture = try WorkbenchFixture([
      "app_en.arb": #"{"@@locale": "en", "a": "One", "b": "Two", "c": "Three"}"#,
      "app_ko.arb": #"{"@@locale": "ko", "a": "하나", "b": "", "x": "엑스"}"#,
    ])
    let (page, linter) = try counts("ko", &fixture)
    #expect(page == [1, 3, 2])
    #expect(page == linter)
  }
}
