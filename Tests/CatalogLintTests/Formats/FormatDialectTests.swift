import CatalogLint
import TestSupport
import Testing

/// How each format writes placeholders, and where it keeps the source of a translation.
@Suite struct FormatDialectTests {
  private func places(_ files: [String: String]) throws -> [String] {
    let fixture = try LintFixture(files)
    #expect(fixture.result().failures == [])
    return fixture.places()
  }

  /// Returns the findings without their places.
  private func found(_ files: [String: String]) throws -> [String] {
    try places(files).map { $0.split(separator: " ").dropLast().joined(separator: " ") }
  }

  private func po(_ source: String, _ translation: String, flag: String = "", header: String = "Language: ko") -> String
  {
    let flags = flag.isEmpty ? "" : "#, \(flag)\n"
    return "msgid \"\"\nmsgstr \"\(header)\\n\"\n\n\(flags)msgid \"\(source)\"\nmsgstr \"\(translation)\"\n"
  }

  private func xliff(_ units: [(id: String, source: String, target: String)], _ locale: String = "ko") -> String {
    let units = units.map {
      "<trans-unit id=\"\($0.id)\"><source>\($0.source)</source><target>\($0.target)</target></trans-unit>\n"
    }
    return "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"\(locale)\"><body>\n"
      + units.joined() + "</body></file></xliff>"
  }

  @Test(arguments: [
    ("Couldn't open '{path}': {error}", "'{path}' 못 엶: {error}", ""),
    ("{hours:L} hours left", "{hours:L}시간 남음", "c++-format"), ("Use {{ and {}", "{} 또는 {{", "python-brace-format"),
    ("%1 of %n", "%n 중 %1", "qt-format"), ("expires on %b %-e", "%-m월 %-d일 만료", "c-format"),
    ("%Y-%m-%d", "%Y년 %m월 %d일", ""), ("%d weeks", "%Id주", "c-format"),
    ("See <https://a.example/x> for %s", "%s: <https://ko.a.example/%EA%B0%80%EB%82%98>", "c-format"),
  ]) func readsPlaceholdersOfGettext(source: String, translation: String, flag: String) throws {
    #expect(try places(["ko.po": po(source, translation, flag: flag)]).filter { $0.contains("argument") } == [])
  }

  @Test(arguments: [
    ("Couldn't open '{path}'", "{paths} 못 엶", ""), ("{n:L} hours", "{m:L}시간", "c++-format"),
    ("%1 of %2", "%1 중 %3", "qt-format"),
  ]) func reportsDifferentPlaceholdersOfGettext(source: String, translation: String, flag: String) throws {
    let found = try places(["ko.po": po(source, translation, flag: flag)]).map { $0.prefix { $0 != " " } }
    #expect(found.filter { $0.hasSuffix("argument") } == ["unknown-argument"])
  }

  /// Java formats a message only if it gets values, and its arguments are numbered.
  @Test func ignoresNamesInBracesInJava() throws {
    let files = [
      "m.properties": "a=Like ${user.name}\nb=Use #{host} or #{port}\nc=In {0} with {1}\n",
      "m_ko.properties": "a=${사용자}처럼\nb=#{host} 사용\nc={0}에서 {이름}\n",
    ]
    #expect(try found(files) == ["unknown-argument ko c"])
  }

  @Test func acceptsAnArgumentThatLinguiQuotes() throws {
    let text = po("Type '{word}' now", "{word} 입력", header: "X-Generator: lingui\\nLanguage: ko")
    #expect(try places(["ko.po": text]) == [])
  }

  @Test func readsPercentSignsWithoutAFlagAsText() throws {
    let text = po("%s file", "%s 파일", flag: "c-format") + "\nmsgid \"by %a\"\nmsgstr \"%A 기준\"\n"
    #expect(try places(["ko.po": text]) == [])
  }

  @Test func reportsAMissingTranslationAtItsEntry() throws {
    let text = po("Open", "열기") + "\n#: a.c:1\nmsgid \"Close\"\nmsgstr \"\"\n"
    #expect(try places(["ko.po": text]) == ["missing-key ko Close 8:8"])
    let units = [(id: "1", source: "Open", target: "열기"), (id: "2", source: "Close", target: "")]
    #expect(try places(["m.ko.xlf": xliff(units)]) == ["missing-key ko 2 3:28"])
  }

  @Test func ignoresTranslatorCredits() throws {
    let text = po("translator-credits", "홍길동 <hong@a.example>, 2019") + "\nmsgid \"Open\"\nmsgstr \"열기\"\n"
    #expect(try places(["ko.po": text]) == [])
  }

  @Test func readsPlaceholdersOfSymfony() throws {
    let units = [
      (id: "1", source: "Hello %name%", target: "%name% 님"),
      (id: "2", source: "At least {{ limit }}", target: "{{ limits }} 이상"),
    ]
    #expect(
      try found(["validators.ko.xlf": xliff(units)]) == ["unknown-argument ko 2"])
  }

  @Test func readsApostrophesInAngularAndFormatStringsAsText() throws {
    let angular = [(id: "1", source: "Move to '<x id=\"PH\"/>'", target: "'<x id=\"PH\"/>'(으)로")]
    #expect(try places(["messages.ko.xlf": xliff(angular)]) == [])
    let braces = [(id: "1", source: "Unknown shell '{0}'", target: "모르는 셸 {0}")]
    #expect(try places(["Strings.ko.xlf": xliff(braces)]) == [])
  }

  @Test func comparesANameWithTheTextOfTheSourceFile() throws {
    func units(_ texts: String...) -> [(id: String, source: String, target: String)] {
      zip(["menu.open", "menu.close_all", "mail.sent"], texts).map { (id: $0, source: $0, target: $1) }
    }
    let english = xliff(units("Open %count%", "Close all", "It is sent."), "en")
    let korean = xliff(units("열기", "모두 닫기", "보냈습니다. "))
    #expect(
      try found(["m.en.xlf": english, "m.ko.xlf": korean]) == [
        "missing-argument ko menu.open", "edge-whitespace ko mail.sent",
      ])
    #expect(try places(["m.ko.xlf": korean]) == ["missing-source ko  1:1"])
  }

  @Test func doesNotFixTheSourcesOfATemplate() throws {
    let template = "msgid \"\"\nmsgstr \"\"\n\nmsgid \"Sign\u{200B} in\"\nmsgstr \"\"\n"
    let fixture = try LintFixture(["messages.pot": template])
    #expect(fixture.places() == ["invisible-character en Sign\u{200B} in 4:12"])
    #expect(try fixture.fixed() == [:])
  }

  @Test func readsPlaceholdersOfQtInProperties() throws {
    let files = ["l.properties": "a=Copied %0 to %1\n", "l_tr.properties": "a=%0'i %1'e kopyaladım\n"]
    #expect(try places(files) == [])
  }

  @Test func usesTheFileWithoutALocaleAsSource() throws {
    func strings(_ names: String...) -> String {
      "<resources>\(names.map { "<string name=\"\($0)\">\($0)</string>" }.joined())</resources>"
    }
    let found = try places([
      "res/values/strings.xml": strings("color", "open"), "res/values-en-rGB/strings.xml": strings("color"),
      "res/values-ko/strings.xml":
        "<resources><string name=\"color\">색</string><string name=\"open\">열기</string></resources>",
    ])
    #expect(found == [])
  }

  @Test func readsLanguagesFromPaths() throws {
    #expect(try places(["po/rcf.po": po("Open", "Ouvèr", header: "Language: rcf")]) == [])
    #expect(try places(["ro/LC_MESSAGES/a.po": po("Open", "Deschide", header: "Language: ro_RO")]) == [])
    #expect(
      try places(["po/et.po": po("Open", "Ava", header: "Language: Estonian")]) == [
        "locale-mismatch et Language 2:19"
      ])
  }

  @Test func acceptsManyInHebrewForOldDevices() throws {
    func plurals(_ items: String) -> String { "<resources><plurals name=\"d\">\(items)</plurals></resources>" }
    let many = "<item quantity=\"one\">א</item><item quantity=\"two\">ב</item><item quantity=\"many\">ג</item>"
    let files = [
      "res/values/strings.xml": plurals("<item quantity=\"one\">a</item><item quantity=\"other\">b</item>"),
      "res/values-he/strings.xml": plurals(many + "<item quantity=\"other\">ד</item>"),
    ]
    #expect(try places(files) == [])
  }

  /// The source of each unit is a text or a name; for a name, the file of the source language contains the text.
  @Test func comparesNamesWithTheTextsThatTheyName() throws {
    func file(_ locale: String, _ last: String) -> String {
      let texts = (1...4).map {
        "<trans-unit id=\"\($0)\"><source>At least {{ limit }} \($0).</source><target>{{ limit }} \($0)</target></trans-unit>"
      }
      return
        "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"\(locale)\"><body>\(texts.joined())\n"
        + "<trans-unit id=\"5\"><source>0d999f2</source><target>\(last)</target></trans-unit></body></file></xliff>"
    }
    let files = ["v.en.xlf": file("en", "Value {{ limit }}."), "v.cs.xlf": file("cs", "Hodnota {{ limit }}.")]
    #expect(try places(files) == [])
    #expect(try places(["v.cs.xlf": file("cs", "Hodnota {{ limit }}.")]) == [])
    #expect(
      try places(["v.en.xlf": file("en", "Value {{ limit }}."), "v.cs.xlf": file("cs", "Hodnota.")]) == [
        "missing-argument cs 5 2:52"
      ])
  }
}
