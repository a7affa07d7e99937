import AuthCopy
import CatalogLint
import TestSupport
import Testing

/// The exact findings and fixes in a catalog of each format.
@Suite struct FormatLintTests {
  private func places(_ files: [String: String]) throws -> [String] {
    let fixture = try LintFixture(files)
    #expect(fixture.result().failures == [])
    return fixture.places()
  }

  /// Returns the lines of a text, including carriage returns.
  private func lines(of text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Returns the lines that fixing changes: `-` and the old line, `+` and the new line.
  private func fixedLines(_ files: [String: String]) throws -> [String] {
    let fixed = try LintFixture(files).fixed()
    return fixed.sorted { $0.key < $1.key }.flatMap { name, text -> [String] in
      let old = lines(of: files[name] ?? "")
      let new = lines(of: text)
      #expect(old.count == new.count)
      return zip(old, new).filter { $0 != $1 }.flatMap { ["-\($0)", "+\($1)"] }
    }
  }

  @Test func reportsAndFixesMistakesInGettext() throws {
    #expect(
      try places(["ko.po": FormatSamples.po]) == [
        "missing-argument ko Signed in as %s 13:9",
        "argument-type ko %d of %s 17:9",
        "argument-type ko %d of %s 17:13",
        "unknown-argument ko %d%% done 25:18",
        "edge-whitespace ko menu|Open 33:11",
        "missing-argument ko %d file[0] 42:12",
        "needs-review ko Sign out of all %s devices 47:9",
        "missing-key ko Not translated 49:8",
        "edge-whitespace ko A long line in \"two\" parts 57:12",
      ])
    #expect(
      try fixedLines(["ko.po": FormatSamples.po]) == [
        "-msgstr \"열기 \"", "+msgstr \"열기\"", "-\"\\\"두\\\" 줄입니다 \"", "+\"\\\"두\\\" 줄입니다\"",
      ])
  }

  @Test func reportsAndFixesMistakesInGettextWithICU() throws {
    #expect(
      try places(["ko.po": FormatSamples.lingui]) == [
        "bare-particle ko Signed in as {0}, it's you 8:12",
        "invalid-message ko {count, plural, one {# device} other {# devices}} 11:25",
      ])
    #expect(
      try fixedLines(["ko.po": FormatSamples.lingui]) == [
        "-msgstr \"{0}을 사용합니다\"", "+msgstr \"{0}을(를) 사용합니다\"",
        "-msgstr \"{count, plural, 다른 {#대}}\"", "+msgstr \"{count, plural, other {#대}}\"",
      ])
  }

  @Test func usesATemplateAsSource() throws {
    let template = "msgid \"\"\nmsgstr \"\"\n\nmsgid \"{n, plural, one {#}}\"\nmsgstr \"\"\n"
    #expect(try places(["messages.pot": template]) == ["invalid-message en {n, plural, one {#}} 4:8"])
  }

  @Test func doesNotCompareExplicitIDs() throws {
    let text =
      "msgid \"\"\nmsgstr \"Language: ko\\n\"\n\n#. js-lingui-explicit-id\nmsgid \"sign.in\"\nmsgstr \"{name} 님\"\n"
    #expect(try places(["ko.po": text]) == [])
  }

  @Test func comparesPluralFormsOfGettext() throws {
    let text = #"""
      msgid ""
      msgstr ""
      "Language: ru\n"
      "Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 ? 1 : 2);\n"

      #, c-format
      msgid "%d file of %s"
      msgid_plural "%d files of %s"
      msgstr[0] "%d файл %s"
      msgstr[1] "%d файла %s"
      msgstr[2] "%s"

      #, c-format
      msgid "One"
      msgid_plural "%d"
      msgstr[0] "Один"
      msgstr[1] "%d"
      """#
    #expect(
      try places(["ru.po": text]) == [
        "argument-type ru %d file of %s[2] 11:12", "missing-argument ru %d file of %s[2] 11:12",
        // The form is also shown for 21 and 31.
        "missing-argument ru One[0] 16:12", "missing-plural-category ru One[1] 17:12",
      ])
  }

  @Test func reportsAndFixesMistakesInJavaProperties() throws {
    #expect(
      try places(FormatSamples.properties) == [
        "mark-mismatch ko greeting 2:10",
        "missing-argument ko greeting 2:10",
        "argument-type ko count 3:8",
        "formatter-changed ko count 3:8",
        "unknown-argument ko count 3:34",
        "quoted-argument ko its 4:6",
        "untranslated ko path 5:6",
        "edge-whitespace ko path 5:16",
        "edge-whitespace ko long 7:14",
      ])
    #expect(
      try fixedLines(FormatSamples.properties) == [
        "-path=C\\:\\\\Users \r", "+path=C\\:\\\\Users\r", "-   \\uB458 {0}\\u0020\r", "+   \\uB458 {0}\r",
      ])
  }

  @Test func ignoresSettingsOfPrograms() throws {
    #expect(try LintFixture(["gradle.properties": "a=b\n", "log4j.properties": "a='{0}\n"]).result().files == 0)
  }

  @Test func reportsAndFixesMistakesInAndroidResources() throws {
    #expect(
      try places(FormatSamples.android) == [
        "missing-key ko only 1:1", "missing-key ko days[1] 1:1",
        "mark-mismatch ko hello 3:45",
        "bare-particle ko hello 3:59",
        "tag-mismatch ko bold 4:29",
        "dead-plural-category ko files.one 6:30",
        "missing-argument ko files.other 7:32",
        "edge-whitespace ko wrapped 15:10",
        "extra-key ko stale 16:26",
      ])
    #expect(
      try fixedLines(FormatSamples.android) == [
        "-    <string name=\"hello\"><xliff:g id=\"name\">%1$s</xliff:g>을 환영합니다</string>",
        "+    <string name=\"hello\"><xliff:g id=\"name\">%1$s</xliff:g>을(를) 환영합니다</string>",
        "-        줄\\u0020</string>", "+        줄</string>",
      ])
  }

  @Test(arguments: [
    ("values-ko", "ko"), ("values-zh-rTW", "zh-TW"), ("values-b+sr+Latn", "sr-Latn"), ("values-iw", "he"),
  ]) func readsLocalesOfAndroidFolders(folder: String, locale: String) throws {
    let text = "<resources><string name=\"k\">%1$s</string></resources>"
    let found = try places([
      "res/values/strings.xml": text, "res/\(folder)/strings.xml": text.replacing("%1$s", with: "x"),
    ])
    #expect(found == ["missing-argument \(locale) k 1:29"])
  }

  @Test func ignoresAndroidFoldersWithoutALocale() throws {
    let text = "<resources><string name=\"k\">%1$s</string></resources>"
    for folder in ["values-night", "values-v21", "values-land", "values-car"] {
      #expect(try LintFixture(["res/\(folder)/strings.xml": text]).result().files == 0)
    }
  }

  @Test func reportsAndFixesMistakesInStringCatalogs() throws {
    #expect(
      try places(["Localizable.xcstrings": FormatSamples.xcstrings]) == [
        "dead-plural-category ja %lld items.one 20:77",
        "argument-type ko %lld items.other 28:79",
        "needs-review ja Hello, %@! 40:72",
        "missing-argument ko Hello, %@! 41:70",
        "edge-whitespace ko Hello, %@! 41:80",
        "missing-key ko Tap %1$@ or %2$@ 44:6",
        "missing-argument ja Tap %1$@ or %2$@.other 48:75",
      ])
    #expect(
      try fixedLines(["Localizable.xcstrings": FormatSamples.xcstrings]) == [
        #"-        "ko" : { "stringUnit" : { "state" : "translated", "value" : "안녕\"하세요\"! " } }"#,
        #"+        "ko" : { "stringUnit" : { "state" : "translated", "value" : "안녕\"하세요\"!" } }"#,
      ])
    #expect(try LintFixture(["Localizable.xcstrings": FormatSamples.xcstrings]).result().files == 1)
  }

  @Test func reportsAndFixesMistakesInXLIFF() throws {
    #expect(
      try places(["messages.ko.xlf": FormatSamples.xliff1]) == [
        "unknown-argument ko hello 7:37",
        "needs-review ko items 11:50",
        "invalid-message ko items 11:71",
        "missing-key ko none 13:37",
        "tag-mismatch ko named 15:92",
        "edge-whitespace ko named 15:96",
      ])
    #expect(
      try places(["ja.xliff": FormatSamples.xliff2]) == [
        "missing-argument ja signedIn 5:76", "edge-whitespace ja u2 8:115",
      ])
    #expect(
      try fixedLines(["ko.xlf": FormatSamples.xliff1]) == [
        #"-        <target state="needs-review-translation">{VAR_PLURAL, plural, 다른 {<x id="INTERPOLATION"/>개}}</target>"#,
        #"+        <target state="needs-review-translation">{VAR_PLURAL, plural, other {<x id="INTERPOLATION"/>개}}</target>"#,
        #"-        <trans-unit id="g" resname="named"><source><g id="1">Bold</g> text</source><target>굵은 글 </target></trans-unit>"#,
        #"+        <trans-unit id="g" resname="named"><source><g id="1">Bold</g> text</source><target>굵은 글</target></trans-unit>"#,
      ])
  }

  @Test func reportsAndFixesMistakesInI18next() throws {
    #expect(
      try places(FormatSamples.i18next) == [
        "wrong-dialect en  1:1",
        "missing-key ko gone 1:1",
        "unknown-argument ko title 2:16",
        "dead-plural-category ko item_one 3:16",
        "missing-argument ko item_other 4:18",
        "edge-whitespace ko item_other 4:22",
        "missing-argument ko see 5:11",
      ])
    #expect(try fixedLines(FormatSamples.i18next) == [#"-  "item_other": "여러 개 ","#, #"+  "item_other": "여러 개","#])
  }

  @Test(arguments: [
    ("ko.po", "msgid \"a\nmsgstr \"b\"\n", "1:9: not PO: the string has no closing quote"),
    ("ko.po", "msgid \"a\"\nmsgstr \"b\"\nnonsense\n", "3:1: not PO: no keyword is allowed here"),
    ("ko.po", "msgid \"a\"\n", "2:1: not PO: a string is missing"),
    ("m_ko.properties", "a=b\nc=\\u12G4\n", "2:3: not .properties: \\u needs four hexadecimal digits"),
    (
      "ko.lproj/L.strings", "/* a */\n\"a\" = \"b \"c\" d\";\n",
      "2:11: not .strings: ; is missing, or a backslash before \""
    ),
    (
      "ko.lproj/L.strings", "\"a\" = \"b\"\n\"c\" = \"d\";\n",
      "2:1: not .strings: ; is missing, or a backslash before \""
    ),
    ("ko.lproj/L.strings", "\"a\" = \"b;\n", "1:7: not .strings: the string has no closing quote"),
    ("ko.lproj/L.strings", "\"a\" = ;\n", "1:7: not .strings: a string is missing"),
    ("ko.lproj/L.strings", "a = b; /* c\n", "1:8: not .strings: a comment or CDATA is never closed"),
    (
      "values-ko/strings.xml", "<resources>\n<string name=\"a\">x</strin>\n</resources>",
      "2:19: not XML: the closing tag matches no open element"
    ),
    (
      "values-ko/strings.xml", "<resources>\n<string name=\"a\">A & B</string></resources>",
      "2:20: not XML: an unknown entity reference: write &amp; for &"
    ),
    ("values-ko/strings.xml", "<resources><string name=\"a\">", "1:12: not XML: the element is never closed"),
    (
      "values-ko/strings.xml", "<resources><string name=\"a\">x]]>y</string></resources>",
      "1:30: not XML: a control character or ]]> is not allowed here"
    ),
    (
      "ko.xlf", "<xliff version=\"1.2\"><note>\u{1}</note></xliff>",
      "1:28: not XLIFF: a control character or ]]> is not allowed here"
    ),
    ("ko.xlf", "<xliff version=\"3.0\"/>", "1:1: not XLIFF: only versions 1 and 2 are supported"),
    ("L.xcstrings", "{\"strings\":{}}", "1:1: not .xcstrings: not a message file"),
    ("L.xcstrings", "{\"strings\":\n}", "2:1: not JSON: expected a JSON value, found '}'"),
  ]) func reportsBrokenFilesWithTheirPlace(name: String, text: String, message: String) throws {
    let fixture = try LintFixture([name: text])
    let report = fixture.result()
    #expect(report.failures.map { CatalogError($0).description } == ["\(fixture.folder.path)/\(name):\(message)"])
    #expect(report.findings == [])
  }

  /// A header with only a script, `-@latin`, is not a locale and must not crash the linter.
  @Test func reportsALanguageWithoutLetters() throws {
    let fixture = try LintFixture(["x.po": "msgid \"\"\nmsgstr \"Language: -@latin\\n\"\n\nmsgid \"a\"\nmsgstr \"b\"\n"]
    )
    #expect(fixture.result().findings.map(\.rule).contains("locale-mismatch"))
  }

  @Test func keepsAByteOrderMark() throws {
    let files = [
      "m.properties": "\u{FEFF}a={0} x\n", "m_ko.properties": "\u{FEFF}a={0} 엑스 \n",
    ]
    #expect(
      try places(files) == ["byte-order-mark en  1:1", "byte-order-mark ko  1:1", "edge-whitespace ko a 1:10"])
    #expect(try LintFixture(files).fixed() == ["m_ko.properties": "\u{FEFF}a={0} 엑스\n"])
  }
}
