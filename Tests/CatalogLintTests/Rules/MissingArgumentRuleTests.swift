import AuthCopy
import Testing

@testable import CatalogLint

@Suite struct MissingArgumentRuleTests {
  @Test(arguments: [
    MarkedMessage("Hi {name}", "⟦⟧안녕하세요"), MarkedMessage("{a} {b}", "⟦⟧{a}"), MarkedMessage("{a} {b}", "⟦⟧⟦⟧없음"),
    MarkedMessage("{n, plural, one {# day} other {# days}}", "⟦⟧며칠"),
    MarkedMessage(
      "{g, select, male {he {name}} other {they}}", "⟦⟧{g, select, male {그} other {그들}}"),
    MarkedMessage("Hi {name}", "⟦｛name｝⟧ 님"), MarkedMessage("Hi {name}", "⟦｛ name ｝⟧ 님"),
    MarkedMessage("{n}", "⟦⟧{n, plural, one {#} other {많이}}"),
  ])
  func reportsAnArgumentThatIsNotPrinted(message: MarkedMessage) throws {
    try message.expect("missing-argument")
  }

  @Test(arguments: [
    MarkedMessage("Hi {name}", "{name} 님"), MarkedMessage("{a} {b}", "{b}의 {a}"),
    MarkedMessage("{n, plural, one {# day} other {# days}}", "{n}일"),
    MarkedMessage("{n, plural, one {{x} in # day} other {# days}}", "{n}일"),
    MarkedMessage("{n, plural, one {Season} other {Seasons}}", "시즌"),
    MarkedMessage("{g, select, male {he} other {they}}", "그 사람"), MarkedMessage("{n}", "{n, plural, other {#}}개"),
    MarkedMessage("Pick {value}", "'{value}' 선택"), MarkedMessage("Hi {name}", ""), MarkedMessage("Hi", "{name}"),
    MarkedMessage(nil, "안녕"),
  ])
  func acceptsArgumentsThatArePrintedOrOnlySelectABranch(message: MarkedMessage) throws {
    try message.expect("missing-argument")
  }

  @Test(arguments: [("선택", "missing-argument.missing"), ("｛value｝ 선택", "missing-argument.full-width")])
  func diagnosticDistinguishesFullWidthBraces(text: String, id: String) throws {
    let findings = try MarkedMessage("Pick {value}", text).findings(of: "missing-argument")
    #expect(findings.map(\.diagnostic.id.rawValue) == [id])
  }

  @Test(arguments: [
    ("Hi {name}", "안녕", "안녕{name}"), ("{name} is here", "있음", "{name}있음"),
    ("{n, number} left", "남음", "{n, number}남음"), ("Hi {name}", "안녕'", nil),
    ("{n, plural, other {# days}}", "며칠", nil),
    ("{g, select, a {he {name}} other {{name}}}", "{g, select, a {그} other {그들}}", nil),
  ])
  func suggestsTheMissingArgument(source: String, text: String, fixed: String?) throws {
    let message = MarkedMessage(source, text)
    let fix = try #require(try message.findings(of: "missing-argument").first).fix
    #expect(fix?.isSafe == (fixed == nil ? nil : false))
    let suggested = fix.map { fix in
      var file = Array("{\"k\":\"\(text)\"}".utf8)
      file.replaceSubrange(fix.range, with: fix.replacement.utf8)
      return String(decoding: file, as: UTF8.self)
    }
    #expect(suggested == fixed.map { "{\"k\":\"\($0)\"}" })
    #expect(try message.fixed() == text)
  }

  /// In Russian, `one` is for 21 too; a program passes what the same branch of the source prints.
  @Test(arguments: [
    MarkedMessage(
      "{n, plural, one {{thing} is gone} other {{things} are gone}}",
      "{n, plural, one {{thing} нет} few {{things} нет} many {{things} нет} other {{things} нет}}", locale: "ru"),
    MarkedMessage(
      "{n, plural, one {# of {all}} other {# in {all}}}",
      "{n, plural, ⟦one⟧ {#} few {# из {all}} many {# из {all}} other {# из {all}}}", locale: "ru"),
  ])
  func comparesABranchWithTheSameBranch(message: MarkedMessage) throws { try message.expect("missing-argument") }

  @Test(arguments: [
    ("%lld file%@", "파일 %lld개", 0), ("%d item%s", "항목 %d개", 0), ("%lld of %@", "%lld개", 1),
    ("%lld file %@", "파일 %lld개", 1), ("%lld for%@s", "%lld개", 1),
  ])
  func acceptsANounWithoutItsEnglishEnding(source: String, text: String, count: Int) throws {
    let units = ["ko", "de"].map { "\"\($0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}" }
    let fixture = try LintFixture([
      "L.xcstrings": """
      {"sourceLanguage":"en","version":"1.0","strings":{"\(source)":{"localizations":{
      \(units.joined(separator: ","))}}}}
      """
    ])
    let found = fixture.findings().filter { $0.rule == "missing-argument" }
    #expect(found.count { $0.locale == "ko" } == count)
    #expect(found.contains { $0.locale == "de" })
  }

  @Test func fixWritesTheBracesInASCII() throws {
    #expect(try MarkedMessage("Hi {name}", "｛name｝ 님").fixed() == "{name} 님")
  }

  @Test(arguments: [
    // In Russian, `one` covers 1, 21 and 31, and `few` covers 2 to 4.
    MarkedMessage(
      "{n, plural, one {# file} other {# files}}",
      "{n, plural, ⟦one⟧ {файл} few {# файла} many {# файлов} other {# файла}}", locale: "ru"),
    MarkedMessage(
      "{n, plural, one {# file of {who}} other {# files of {who}}}",
      "{n, plural, one {# файл {who}} ⟦few⟧ {# файла} many {# файлов {who}} other {# файла {who}}}", locale: "ru"),
    MarkedMessage(
      "{n, plural, =0 {None of {who}} other {# of {who}}}", "{n, plural, ⟦=0⟧ {없음} other {{who}의 #}}"),
    // In German, `one` covers only 1; in French, it covers 0 and 1.
    MarkedMessage("{n, plural, one {# day} other {# days}}", "{n, plural, one {ein Tag} other {# Tage}}", locale: "de"),
    MarkedMessage(
      "{n, plural, one {# day} other {# days}}", "{n, plural, one {Un jour} other {# jours}}", locale: "fr"),
    MarkedMessage("{n, plural, =0 {None} other {# of {who}}}", "{n, plural, =0 {없음} other {{who}의 #}}"),
  ])
  func checksTheArgumentsOfEachForm(message: MarkedMessage) throws { try message.expect("missing-argument") }

  @Test func checksTheArgumentsOfSeparateForms() throws {
    func strings(_ items: [(String, String)]) -> String {
      let items = items.map { "<item quantity=\"\($0.0)\">\($0.1)</item>" }.joined(separator: "\n")
      return "<resources><plurals name=\"k\">\n\(items)\n</plurals></resources>"
    }
    let fixture = try LintFixture([
      "res/values/strings.xml": strings([("one", "%2$s: one file"), ("other", "%2$s: %1$d files")]),
      "res/values-ru/strings.xml": strings([
        ("one", "%2$s: файл"), ("few", "%1$d файла"), ("many", "%2$s: %1$d"), ("other", "%2$s: %1$d"),
      ]),
      "res/values-de/strings.xml": strings([("one", "%2$s: eine Datei"), ("other", "%2$s: %1$d Dateien")]),
    ])
    #expect(
      fixture.findings().filter { $0.rule == "missing-argument" }.map { "\($0.locale) \($0.key): \($0.message())" } == [
        "ru k.one: %1$d is missing: the source has it, and this form is shown for 1, 21, 31, 41, …",
        "ru k.few: %2$s is missing: the source has it, and this form is shown for 2, 3, 4, 22, …",
      ])
  }

  /// The header of a PO file defines which numbers select a form.
  @Test func readsTheFormsOfGettextFromTheHeader() throws {
    func file(_ expression: String) -> [String: String] {
      [
        "xx.po":
          "msgid \"\"\nmsgstr \"Language: xx\\nPlural-Forms: nplurals=2; plural=\(expression);\\n\"\n\n#, c-format\n"
          + "msgid \"One\"\nmsgid_plural \"%d\"\nmsgstr[0] \"un\"\nmsgstr[1] \"%d\"\n"
      ]
    }
    func found(_ expression: String) throws -> Int {
      try LintFixture(file(expression)).findings().count { $0.rule == "missing-argument" }
    }
    #expect(try found("(n != 1)") == 0)
    #expect(try found("n>1") == 0)
    #expect(try found("n%10!=1 || n%100==11") == 1)
    #expect(try found("(n % 10 == 1 && !(n == 11)) ? 0 : 1") == 1)
    for broken in ["", "n n", "(n", "n/0", "?:", String(repeating: "(", count: 500), "99999999999999999999*n"] {
      #expect(try found(broken) == 0)
    }
  }

  /// The last of these Serbian forms is only for 1.
  @Test func acceptsAGeneralFormThatIsNotTheLast() throws {
    func file(_ third: String, _ last: String) -> String {
      "msgid \"\"\nmsgstr \"Language: sr\\nPlural-Forms: nplurals=4; plural=n==1? 3 : n%10==1 && n%100!=11 ? 0 : "
        + "n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;\\n\"\n\nmsgid \"%d file\"\nmsgid_plural \"%d files\"\n"
        + "msgstr[0] \"%d a\"\nmsgstr[1] \"%d b\"\nmsgstr[2] \"\(third)\"\nmsgstr[3] \"\(last)\"\n"
    }
    #expect(try LintFixture(["sr.po": file("%d c", "jedan")]).findings().map(\.rule) == [])
    #expect(try LintFixture(["sr.po": file("c", "jedan")]).findings().map(\.rule) == ["missing-argument"])
  }

  @Test func messageNamesTheNumberOfABranch() throws {
    let findings = try MarkedMessage(
      "{n, plural, =0 {No {type}} other {# {type}}}", "{n, plural, =0 {없음} other {{type} #개}}"
    ).findings(of: "missing-argument")
    #expect(findings.map { $0.message() } == ["{type} is missing: the source has it, and this form is shown for 0"])
  }

  @Test(arguments: [
    (["The :name field", "Max :max letters", "At least :min"], "Highstens :min", "Max :max letters"),
    (["to __name__", "__n__ files", "__a__ of b"], "an", "to __name__"),
  ])
  func comparesNamesWithMarksThatSeveralMessagesHave(sources: [String], text: String, source: String) throws {
    func json(_ texts: [String]) -> String {
      "{" + texts.enumerated().map { "\"k\($0.offset)\":\"\($0.element)\"" }.joined(separator: ",") + "}"
    }
    let translations = sources.map { $0 == source ? text : "x \($0)" }
    let found = try LintFixture(["en.json": json(sources), "de.json": json(translations)]).findings().map(\.rule)
    #expect(found == ["missing-argument"])
    let correct = try LintFixture(["en.json": json(sources), "de.json": json(sources.map { "x \($0)" })]).findings()
    #expect(correct.map(\.rule) == [])
    // Two messages may have a colon before a word by chance.
    let few = try LintFixture(["en.json": json([source, "a b"]), "de.json": json([text, "c d"])]).findings()
    #expect(few.map(\.rule) == [])
  }

  @Test(arguments: [
    ("%H:%M Uhr", "%M", true), ("%d. %B %Y", "%B %Y", true), ("%Y-%m-%d", "%%Y-%m-%d", true),
    ("%I:%M %p", "%H:%M", false),
    ("%B %d", "%d. %b", false), ("%A, %B %d", "%x", false), ("100%", "90", false),
  ])
  func comparesThePartsOfDates(source: String, text: String, isReported: Bool) throws {
    let file = "msgid \"\"\nmsgstr \"Language: fr\\n\"\n\nmsgid \"\(source)\"\nmsgstr \"\(text)\"\n"
    let rules = try LintFixture(["fr.po": file]).findings().map(\.rule)
    #expect(rules.contains("missing-argument") == isReported)
  }

  @Test func acceptsASingularBesideItsPlural() throws {
    func units(_ first: String, _ second: String) -> String {
      let sources = ["Wait for %num% second.", "Wait for %num% seconds.", "Bye %name%."]
      let units = zip(sources, [first, second, "Servus."]).enumerated().map {
        "<trans-unit id=\"\($0.offset)\"><source>\($0.element.0)</source><target>\($0.element.1)</target></trans-unit>"
      }
      return """
        <xliff version="1.2"><file source-language="en" target-language="de" datatype="plaintext" original="m">\
        <body>\(units.joined())</body></file></xliff>
        """
    }
    func keys(_ first: String, _ second: String) throws -> [String] {
      try LintFixture(["m.de.xlf": units(first, second)]).findings().filter { $0.rule == "missing-argument" }.map(\.key)
    }
    #expect(try keys("Warte eine Sekunde.", "Warte %num% Sekunden.") == ["2"])
    #expect(try keys("Warte eine Sekunde.", "Warte Sekunden.") == ["0", "1", "2"])
  }

  @Test func leavesARenamedPlaceholderToOneFinding() throws {
    let file =
      "msgid \"\"\nmsgstr \"Language: de\\n\"\n\n#, python-format\nmsgid \"Hi %(name)s\"\nmsgstr \"Hallo %(nmae)s\"\n"
    #expect(try LintFixture(["de.po": file]).findings().map(\.diagnostic.id) == ["unknown-argument.renamed"])
    #expect(try LintFixture("Play {movie}", "{movei} abspielen").findings().map(\.rule) == ["unknown-argument"])
  }

  @Test func comparesExpressionsOfBeanValidation() throws {
    let source = "a=less than ${inclusive == true ? 'or equal to ' : ''}{value}\nb=Size {0}\n"
    func rules(_ text: String) throws -> [String] {
      try LintFixture(["V.properties": source, "V_ko.properties": "a=\(text)\nb=크기 {0}\n"]).findings().map(\.rule)
    }
    #expect(try rules("{value}${inclusive == true ? ' 이하' : ' 미만'}") == [])
    #expect(try rules("{value} 이하") == ["missing-argument"])
  }

  /// In Russian, `one` is shown for 21 too.
  @Test(arguments: [
    (#""k_one":"A day""#, #""k_one":"День""#, Finding.Severity.warning),
    (#""k_one":"{{count}} day""#, #""k_one":"День""#, .error),
  ])
  func aFormWithoutANumberInTheSourceIsAWarning(source: String, text: String, severity: Finding.Severity) throws {
    let found = try LintFixture([
      "en.json": "{\(source),\"k_other\":\"{{count}} days\"}",
      "ru.json": "{\(text),\"k_few\":\"{{count}} б\",\"k_many\":\"{{count}} в\",\"k_other\":\"{{count}} г\"}",
    ]).findings().filter { $0.rule == "missing-argument" }
    #expect(found.map(\.severity) == [severity])
  }

  /// Angular's tags are arguments.
  @Test(arguments: [("EMPHASISED_TEXT", [Finding.Severity.info]), ("LINK", [.error])])
  func aTagIsOneFinding(name: String, severities: [Finding.Severity]) throws {
    let tags = ["START", "CLOSE"].map { "<x id=\"\($0)_\(name)\" ctype=\"x-a\" equiv-text=\"x\"/>" }
    let file = """
      <xliff version="1.2"><file source-language="en" target-language="ko" datatype="plaintext" original="ng2.template">
      <body><trans-unit id="1" datatype="html"><source>Match \(tags[0])all\(tags[1])</source><target>모두</target>
      </trans-unit></body></file></xliff>
      """
    let found = try LintFixture(["messages.ko.xlf": file]).findings().filter { $0.rule == "missing-argument" }
    #expect(found.map(\.severity) == severities)
  }

  @Test func acceptsATextInPlaceOfALink() throws {
    let fixture = try LintFixture([
      "en.json": #"{"a":"Hi :name","b":"@:title","c":":name is here","d":"Of :name","e":"@:title"}"#,
      "ko.json": #"{"a":"안녕 :name","b":"안녕","c":"있음","d":":name의","e":"@: 가"}"#,
    ])
    #expect(fixture.findings().filter { $0.rule == "missing-argument" }.map(\.key) == ["c", "e"])
  }

  @Test(arguments: [
    MarkedMessage("Open {0} or replace {0}?", "Otvoriti {0} ili zamijeniti ⟦(0)⟧?", locale: "hr"),
    MarkedMessage("Open {name}", "Öffne ⟦[name]⟧", locale: "de"),
  ])
  func reportsAnArgumentInOtherBrackets(message: MarkedMessage) throws { try message.expect("missing-argument") }

  @Test(arguments: [
    MarkedMessage("Open {0} or replace {0}?", "Otvoriti ili zamijeniti {0}?", locale: "hr"),
    MarkedMessage("Open {0} (0)", "Öffne {0} (0)", locale: "de"),
  ])
  func acceptsAnArgumentThatIsPrintedOnce(message: MarkedMessage) throws { try message.expect("missing-argument") }

  @Test(arguments: [
    MarkedMessage(
      "{n, plural, one {{formattedNumber} file} other {{formattedNumber} files}}",
      "{n, plural, one {1 Datei} other {{formattedNumber} Dateien}}", locale: "de"),
    MarkedMessage(
      "{n, plural, one {{itemCount} of {name}} other {{itemCount} of {name}}}",
      "{n, plural, ⟦one⟧ {ein Stück} other {{itemCount} von {name}}}", locale: "de"),
    MarkedMessage(
      "{n, plural, one {{formattedNumber} file} other {{formattedNumber} files}}",
      "{n, plural, one {{formattedNumber} a} ⟦few⟧ {b} many {{formattedNumber} c} other {{formattedNumber} d}}",
      locale: "ru"),
  ])
  func acceptsABranchForOneNumberWithoutTheNumberAsText(message: MarkedMessage) throws {
    try message.expect("missing-argument")
  }

  @Test func acceptsATranslationWithoutAnEnglishApostrophe() throws {
    try MarkedMessage("{name}{apostrophe} list", "Liste de {name}", locale: "fr").expect("missing-argument")
    try MarkedMessage("{name}{mark} list", "⟦⟧Liste de {name}", locale: "fr").expect("missing-argument")
  }

  @Test(arguments: [
    ("{entry} (Zone: {zone})", "{vnos} (območje: {zone})", 1), ("{entry} (Zone: {zone})", "{zone}: {entry}", 0),
    ("Type {}", "Vnos", 0),
  ])
  func reportsANameInBracesOfGettextWithoutAFlag(source: String, text: String, count: Int) throws {
    let header = "msgid \"\"\nmsgstr \"Language: sl\\n\"\n\n"
    let others = ["a", "b", "c"].map { "#, c-format\nmsgid \"\($0) %s\"\nmsgstr \"\($0)x %s\"\n\n" }.joined()
    let files = MarkedFiles(["sl.po": "\(header)\(others)msgid \"\(source)\"\nmsgstr \"\(text)\"\n"])
    #expect(try files.findings(of: "missing-argument").count == count)
  }

  /// Apps replace such names in texts of Android's resources themselves.
  @Test(arguments: [("Abrir {{edit}}", 0), ("Abrir [edit]", 1), ("Abrir {edit}", 1)])
  func readsNamesInDoubleBracesOfAndroid(text: String, count: Int) throws {
    func resources(_ text: String) -> String { "<resources><string name=\"k\">\(text)</string></resources>" }
    let files = ["values/strings.xml": resources("Open {{edit}}"), "values-es/strings.xml": resources(text)]
    #expect(try MarkedFiles(files).findings(of: "missing-argument").count == count)
  }

  @Test(arguments: [
    ("Un par {ago}", 0), ("{peer_count} par {ago}", 0), ("{peer_count} par", 1),
  ])
  func aFormOfGettextLacksOnlyItsNumber(text: String, count: Int) throws {
    let file = """
      msgid ""
      msgstr ""
      "Language: es\\n"
      "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

      msgid "Got {peer_count} peer {ago}"
      msgid_plural "Got {peer_count} peers {ago}"
      msgstr[0] "\(text)"
      msgstr[1] "{peer_count} pares {ago}"
      """
    #expect(try MarkedFiles(["es.po": file]).findings(of: "missing-argument").count == count)
  }
}
