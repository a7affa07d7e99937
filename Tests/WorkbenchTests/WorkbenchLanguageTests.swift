import AuthCopy
import CatalogFormats
import TestSupport
import Testing

@testable import Workbench

/// Adding a language and its messages, in every format that the workbench supports.
@Suite struct WorkbenchLanguageTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let files: [String: String]
    let locale: String
    /// The created file and its initial content.
    let file: String
    let initial: String
    /// The typed messages in order, and the content of the file once they are saved.
    let messages: [(key: String, text: String)]
    let saved: String

    var testDescription: String { "\(file)" }
  }

  @Test(arguments: cases) func aLanguageIsAddedAndFilled(_ item: Case) throws {
    var fixture = try WorkbenchFixture(item.files)
    let added = try fixture.post("/api/language", #"{"locale":"\#(item.locale)"}"#)
    #expect(added.status == 200, "\(added.json["title"]?.string ?? "")")
    #expect(added.json["file"]?.string == item.file)
    #expect(try fixture.folder.text(of: item.file) == item.initial)
    let locale = try #require(added.json["locale"]?.string)
    #expect(try fixture.get("/api/open")["locales"]?.array?.contains { $0["locale"]?.string == locale } == true)
    for (key, text) in item.messages {
      let response = try fixture.draft(key, locale, from: nil, to: text)
      #expect(response.status == 200, "\(key): \(response.json["title"]?.string ?? "")")
    }
    #expect(try fixture.post("/api/save", #"{"locale":"\#(locale)"}"#).status == 200)
    #expect(try fixture.folder.text(of: item.file) == item.saved)
    // The existing files are unchanged.
    for (name, text) in item.files where name != item.file { #expect(try fixture.folder.text(of: name) == text) }
  }

  @Test(arguments: [
    ("Frenc", "fr"), ("french", "fr"), ("Spani", "es"), ("Español", "es"), ("espanol", "es"), ("Chinese", "zh"),
    ("Viet", "vi"), ("brazil", "pt-BR"), ("Portuguese (Brazil)", "pt-BR"), ("Brazilian Portuguese", "pt-BR"),
    ("中文", "zh"), ("베트남", "vi"), ("ドイツ", "de"), ("프랑스", "fr"), ("traditional chin", "zh-Hant"),
    // Tags of languages, named by CLDR or not.
    ("fr", "fr"), ("pt_br", "pt-BR"), ("zh-Hant-TW", "zh-Hant-TW"), ("ko-x-haeyo", "ko-x-haeyo"), ("tlh", "tlh"),
  ]) func aLanguageIsFoundByTheBeginningOfItsName(text: String, locale: String) throws {
    let found = LanguageNames.shared.locales(matching: text, maximum: 8)
    #expect(found.first?.description == locale)
    #expect(found.count == Set(found).count && found.count <= 8)
  }

  @Test func languagesAreListedWithTheirNamesAndReasons() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    let french = try #require(try fixture.get("/api/languages?q=Frenc")["languages"]?.array?.first)
    #expect(["locale", "name", "ownName"].map { french[$0]?.string } == ["fr", "French", "français"])
    #expect(french["refusal"] == nil)
    let korean = try #require(try fixture.get("/api/languages?q=Korea")["languages"]?.array?.first)
    #expect(korean["locale"]?.string == "ko")
    #expect(korean["refusal"]?.string?.isEmpty == false)
    for text in ["frenchy", "zzzz", "12345"] {
      let response = try fixture.get("/api/languages?q=\(text)")
      #expect(response["languages"]?.array?.isEmpty == true, "\(text)")
      #expect(response["refusal"]?.string?.contains(text) == true)
    }
    #expect(try fixture.get("/api/languages?q=")["refusal"] == nil)
  }

  /// A reviewer of other files has not reviewed the new file.
  @Test func reviewNotesOfOtherFilesAreNotCopied() throws {
    var fixture = try WorkbenchFixture([
      "app_en.arb":
        #"{"@@locale": "en", "@@x-syntax": "icu", "@@x-reviewed": "by Ann", "@@x-reviewed-texts": "0a", "a": "A"}"#,
      "app_ko.arb": #"{"@@locale": "ko", "@@x-syntax": "icu", "@@x-reviewed": "by Bora", "a": "가"}"#,
    ])
    #expect(try fixture.post("/api/language", #"{"locale":"ja"}"#).status == 200)
    let initial = try fixture.folder.text(of: "app_ja.arb")
    #expect(initial == "{\n  \"@@locale\": \"ja\",\n  \"@@x-syntax\": \"icu\"\n}\n")
  }

  @Test func aTextThatItsFormatCannotHoldIsRefused() throws {
    var fixture = try WorkbenchFixture([
      "locales/en.json": #"{"steps": ["One", "Two"], "menu": {"open": "Open"}}"#,
      "locales/ko.json": #"{"menu": {"open": "열기"}}"#,
    ])
    #expect(try fixture.draft("steps[0]", from: nil, to: "하나").status == 422)
  }

  @Test(arguments: ["en", "ko", "fr", "ru", "pl", "cs", "ar", "lt", "lv", "ro", "sl", "ga", "he", "is", "cy", "pt-BR"])
  func thePluralFormsOfGettextMatchCLDR(_ locale: String) throws {
    let tag = try #require(LocaleTag(locale))
    let template = """
      msgid ""
      msgstr ""
      "Language: de\\n"

      msgid "a"
      msgid_plural "b"
      msgstr[0] ""
      msgstr[1] ""

      """
    let document = try #require(
      try CatalogFormat.po.read(SourceFile(path: "de.po", bytes: Array(template.utf8))).last)
    let initial = try #require(document.emptyCopy(for: tag).map { String(decoding: $0, as: UTF8.self) })
    // Gettext has no form for a category that only applies to a million, such as `many` in French.
    let forms = try #require(PluralCategory.integers(in: tag, isOrdinal: false)).filter { $1 != [1_000_000] }
    #expect(initial.contains("nplurals=\(forms.count);"))
    #expect(initial.ranges(of: "msgstr[").count == forms.count)
  }

  static let cases: [Case] = [
    Case(
      files: [
        "locales/en/app.json":
          "{\n    \"menu\": {\n        \"open\": \"Open\",\n        \"close\": \"Close\"\n    },\n    \"hi\": \"Hi\"\n}\n",
        "locales/ko/app.json": "{\n    \"hi\": \"안녕\"\n}\n",
      ],
      locale: "ja", file: "locales/ja/app.json", initial: "{}\n",
      messages: [("hi", "やあ"), ("menu.close", "閉じる"), ("menu.open", "開く")],
      saved:
        "{\n    \"menu\": {\n        \"open\": \"開く\",\n        \"close\": \"閉じる\"\n    },\n    \"hi\": \"やあ\"\n}\n"),
    Case(
      files: [
        "en.json": "{\n  \"en\": {\n    \"menu\": { \"open\": \"Open\" }\n  }\n}\n",
        "ko.json": "{\n  \"ko\": {\n    \"menu\": { \"open\": \"열기\" }\n  }\n}\n",
      ],
      locale: "fr", file: "fr.json", initial: "{\n  \"fr\": {}\n}\n", messages: [("menu.open", "Ouvrir")],
      saved: "{\n  \"fr\": {\n    \"menu\": {\n      \"open\": \"Ouvrir\"\n    }\n  }\n}\n"),
    Case(
      files: [
        "messages.properties": "# Texts\nopen = Open\nclose = Close\\: now\n",
        "messages_ko.properties": "open = 열기\n",
      ],
      locale: "pt-BR", file: "messages_pt_BR.properties", initial: "",
      messages: [("close", "Fechar"), ("open", " Abrir")], saved: "open = \\ Abrir\nclose = Fechar\n"),
    Case(
      files: [
        "res/values/strings.xml":
          "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources xmlns:xliff=\"urn:x\">\n  <string name=\"open\">Open</string>\n  <plurals name=\"items\">\n    <item quantity=\"one\">%d item</item>\n    <item quantity=\"other\">%d items</item>\n  </plurals>\n  <string name=\"close\">Close</string>\n</resources>\n",
        "res/values-ko/strings.xml": "<resources>\n  <string name=\"open\">열기</string>\n</resources>\n",
      ],
      locale: "zh-Hant", file: "res/values-b+zh+Hant/strings.xml",
      initial: "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n</resources>\n",
      messages: [("close", "關閉 it's"), ("items.other", "%d 個"), ("open", "開啟")],
      saved:
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n  <string name=\"open\">開啟</string>\n  <plurals name=\"items\">\n    <item quantity=\"other\">%d 個</item>\n  </plurals>\n  <string name=\"close\">關閉 it\\'s</string>\n</resources>\n"
    ),
    Case(
      files: [
        "po/ko.po":
          "# Korean\nmsgid \"\"\nmsgstr \"\"\n\"Language: ko\\n\"\n\"Last-Translator: Kim\\n\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\"Plural-Forms: nplurals=1; plural=0;\\n\"\n\n# mine\n#: a.c:1\n#, fuzzy, c-format\nmsgid \"Open %s\"\nmsgstr \"\"\n\"열기 \"\n\"%s\"\n\nmsgid \"%d item\"\nmsgid_plural \"%d items\"\nmsgstr[0] \"%d개\"\n\n#~ msgid \"old\"\n#~ msgstr \"옛\"\n"
      ],
      locale: "fr", file: "po/fr.po",
      initial:
        "# Korean\nmsgid \"\"\nmsgstr \"\"\n\"Language: fr\\n\"\n\"Last-Translator: \\n\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\"Plural-Forms: nplurals=2; plural=n > 1;\\n\"\n\n#: a.c:1\n#, c-format\nmsgid \"Open %s\"\nmsgstr \"\"\n\nmsgid \"%d item\"\nmsgid_plural \"%d items\"\nmsgstr[0] \"\"\nmsgstr[1] \"\"\n",
      messages: [("%d item[1]", "%d éléments"), ("Open %s", "Ouvrir \"%s\""), ("%d item[0]", "%d élément")],
      saved:
        "# Korean\nmsgid \"\"\nmsgstr \"\"\n\"Language: fr\\n\"\n\"Last-Translator: \\n\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\"Plural-Forms: nplurals=2; plural=n > 1;\\n\"\n\n#: a.c:1\n#, c-format\nmsgid \"Open %s\"\nmsgstr \"Ouvrir \\\"%s\\\"\"\n\nmsgid \"%d item\"\nmsgid_plural \"%d items\"\nmsgstr[0] \"%d élément\"\nmsgstr[1] \"%d éléments\"\n"
    ),
    Case(
      files: [
        "messages.ko.xlf":
          "<xliff version=\"1.2\">\n  <file source-language=\"en\" target-language=\"ko\">\n    <body>\n      <trans-unit id=\"open\">\n        <source>Open <x id=\"NAME\"/></source>\n        <target state=\"translated\"><x id=\"NAME\"/> 열기</target>\n      </trans-unit>\n    </body>\n  </file>\n</xliff>\n"
      ],
      locale: "fr", file: "messages.fr.xlf",
      initial:
        "<xliff version=\"1.2\">\n  <file source-language=\"en\" target-language=\"fr\">\n    <body>\n      <trans-unit id=\"open\">\n        <source>Open <x id=\"NAME\"/></source>\n      </trans-unit>\n    </body>\n  </file>\n</xliff>\n",
      messages: [("open", "Ouvrir & {NAME}")],
      saved:
        "<xliff version=\"1.2\">\n  <file source-language=\"en\" target-language=\"fr\">\n    <body>\n      <trans-unit id=\"open\">\n        <source>Open <x id=\"NAME\"/></source>\n        <target>Ouvrir &amp; <x id=\"NAME\"/></target>\n      </trans-unit>\n    </body>\n  </file>\n</xliff>\n"
    ),
    Case(
      files: [
        "App.xcstrings":
          "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"Close\" : {\n\n    },\n    \"Open\" : {\n      \"localizations\" : {\n        \"ko\" : {\n          \"stringUnit\" : {\n            \"state\" : \"translated\",\n            \"value\" : \"열기\"\n          }\n        }\n      }\n    }\n  },\n  \"version\" : \"1.0\"\n}"
      ],
      locale: "fr", file: "App.xcstrings",
      initial:
        "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"Close\" : {\n      \"localizations\" : {\n        \"fr\" : {\n          \"stringUnit\" : {\n            \"state\" : \"new\",\n            \"value\" : \"\"\n          }\n        }\n      }\n    },\n    \"Open\" : {\n      \"localizations\" : {\n        \"ko\" : {\n          \"stringUnit\" : {\n            \"state\" : \"translated\",\n            \"value\" : \"열기\"\n          }\n        }\n      }\n    }\n  },\n  \"version\" : \"1.0\"\n}",
      messages: [("Open", "Ouvrir"), ("Close", "Fermer")],
      saved:
        "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"Close\" : {\n      \"localizations\" : {\n        \"fr\" : {\n          \"stringUnit\" : {\n            \"state\" : \"translated\",\n            \"value\" : \"Fermer\"\n          }\n        }\n      }\n    },\n    \"Open\" : {\n      \"localizations\" : {\n        \"fr\" : {\n          \"stringUnit\" : {\n            \"state\" : \"translated\",\n            \"value\" : \"Ouvrir\"\n          }\n        },\n        \"ko\" : {\n          \"stringUnit\" : {\n            \"state\" : \"translated\",\n            \"value\" : \"열기\"\n          }\n        }\n      }\n    }\n  },\n  \"version\" : \"1.0\"\n}"
    ),
  ]
}
