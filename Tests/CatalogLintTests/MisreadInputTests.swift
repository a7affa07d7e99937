import AuthCopyLint
import TestSupport
import Testing

@testable import CatalogLint

/// Files whose messages are not where a simple reader expects them.
@Suite struct MisreadInputTests {
  /// Returns `KEY: TEXT` of each entry of one file of a folder.
  private func entries(_ files: [String: String], of name: String) throws -> [String] {
    let fixture = try LintFixture(files)
    let input = LintInput(["\(fixture.folder.path)"], for: Linter(rules: .authCopy))
    let contents = withExtendedLifetime(fixture) { input.groups.map { MessageGroupReader(Linter()).read($0.kind) } }
    let file = contents.flatMap(\.set.files).first { $0.path.hasSuffix("/\(name)") }
    return file?.entries.map { "\($0.key): \($0.text)" } ?? []
  }

  // MARK: JSON

  @Test func translationNextToItsSourceIsTheMessage() throws {
    let files = [
      "en.json": #"{"a":{"translation":"Cancel all {n}","defaultMessage":"Cancel all {n}","description":"x"}}"#,
      "ko.json": #"{"a":{"translation":"모두 취소 {n} ","defaultMessage":"Cancel all {m}","description":"x"}}"#,
    ]
    #expect(try entries(files, of: "ko.json") == ["a: 모두 취소 {n} "])
    #expect(try LintFixture(files).findings().map(\.rule) == ["edge-whitespace"])
    #expect(try LintFixture(files).fixed().values.first?.contains(#""defaultMessage":"Cancel all {m}""#) == true)
  }

  @Test func notesAreNoMessages() throws {
    let files = [
      "en.json": #"{"a":{"value":"Save","comment":"a button"},"b":{"value":"Save","title":"Store"}}"#,
      "ko.json": #"{"a":{"comment":"a button","value":"저장"},"b":{"value":"저장","title":"보관"}}"#,
    ]
    #expect(try entries(files, of: "ko.json") == ["a: 저장", "b.value: 저장", "b.title: 보관"])
    #expect(try LintFixture(files).findings() == [])
  }

  private static func extensionFiles(_ korean: String) -> [String: String] {
    [
      "_locales/en/messages.json": """
      {"hi":{"message":"Hi $NAME$, $1 of $$5","description":"A greeting","placeholders":{"name":{"content":"$1"}}},
      "bye":{"message":"Bye"}}
      """, "_locales/ko/messages.json": #"{"hi":{"message":"\#(korean)"},"bye":{"message":"안녕"}}"#,
    ]
  }

  @Test func messagesOfAnExtensionHaveNotesAndPlaceholders() throws {
    #expect(
      try entries(Self.extensionFiles("$name$ 님 $1"), of: "ko/messages.json") == ["hi: $name$ 님 $1", "bye: 안녕"])
    #expect(try LintFixture(Self.extensionFiles("$name$ 님 $1")).findings() == [])
    let wrong = try LintFixture(Self.extensionFiles("$nome$ 님 $1")).findings()
    #expect(wrong.contains { $0.severity == .error && $0.key == "hi" })
    let lost = try LintFixture(Self.extensionFiles("$name$ 님 $$1")).findings()
    #expect(lost.map(\.rule) == ["missing-argument"])
  }

  @Test func otherMembersNextToAMessageAreTexts() throws {
    let files = [
      "en.json": #"{"a":{"message":"No items","description":"Add one"}}"#,
      "ko.json": #"{"a":{"message":"없음","description":"추가"}}"#,
    ]
    #expect(try entries(files, of: "ko.json") == ["a.message: 없음", "a.description: 추가"])
  }

  @Test func keysThatAreSentencesAreTheSource() throws {
    let files = [
      "ja.json": #"{"Sign in":"ログイン","Hi {name}":"{name}さん","Sign out":"ログアウト"}"#,
      "ko.json": #"{"Sign in":"로그인","Hi {name}":"안녕하세요"}"#,
    ]
    #expect(
      try LintFixture(files).places() == [
        "missing-key ko Sign out 1:1", "missing-argument ko Hi {name} 1:31",
      ])
    let names = try LintFixture(["ko.json": #"{"sign.in":"로그인","hi":"{name}"}"#])
    #expect(names.findings().map(\.rule) == ["missing-source"])
  }

  @Test func slangHasTheLocaleBeforeItsSuffix() throws {
    let files = ["i18n/strings.i18n.json": #"{"a":"Hi {name}"}"#, "i18n/strings_ko.i18n.json": #"{"a":"안녕"}"#]
    #expect(try LintFixture(files).places() == ["missing-argument ko a 1:7"])
  }

  // MARK: Android

  private static func strings(_ content: String) -> String { "<resources>\(content)</resources>" }

  @Test(arguments: [
    ("values-ja-rJP-v29", "ja-JP"), ("values-ko-rKR-night", "ko-KR"), ("values-ko-v26", "ko"),
    ("values-b+sr+Latn-v29", "sr-Latn"), ("values-de-sw600dp-land", "de"),
  ])
  func furtherQualifiersFollowTheLocale(folder: String, locale: String) throws {
    let files = [
      "res/values/strings.xml": Self.strings(#"<string name="t">By %s</string><string name="u">Other</string>"#),
      "res/\(folder)/strings.xml": Self.strings(#"<string name="t">System</string>"#),
      "res/values-fr/strings.xml": Self.strings(#"<string name="t">Par %s</string><string name="u">Autre</string>"#),
    ]
    let findings = try LintFixture(files).findings()
    #expect(findings.map { "\($0.rule) \($0.locale) \($0.key)" } == ["missing-argument \(locale) t"])
  }

  @Test func variantIsComparedWithItsOwnSourceFirst() throws {
    let files = [
      "res/values/strings.xml": Self.strings(#"<string name="t">By %s</string><string name="u">In %s</string>"#),
      "res/values-v29/strings.xml": Self.strings(#"<string name="t">By the system</string>"#),
      "res/values-ko-v29/strings.xml": Self.strings(#"<string name="t">시스템</string><string name="u">안</string>"#),
    ]
    #expect(try LintFixture(files).findings().map { "\($0.rule) \($0.key)" } == ["missing-argument u"])
  }

  @Test func productsAndPluralsMayHaveTheNameOfAString() throws {
    let tablet = #"<string name="a" product="tablet">Tablet %s</string><string name="a">Phone %s</string>"#
    let plural = #"<plurals name="a"><item quantity="one">%d day</item><item quantity="other">%d days</item></plurals>"#
    let korean = #"<string name="a" product="tablet">태블릿</string><string name="a">전화 %s</string>"#
    let forms = #"<plurals name="a"><item quantity="other">%d일</item></plurals>"#
    let files = [
      "res/values/strings.xml": Self.strings(tablet + plural),
      "res/values-ko/strings.xml": Self.strings(korean + forms),
    ]
    #expect(try LintFixture(files).findings().map { "\($0.rule) \($0.key)" } == ["missing-argument a.tablet"])
    let twice = ["res/values/strings.xml": Self.strings(#"<string name="a">x</string><string name="a">y</string>"#)]
    #expect(try LintFixture(twice).findings().map(\.rule) == ["duplicate-key"])
  }

  // MARK: Other formats

  @Test func phrasesOfASetAreMessages() throws {
    func set(_ phrases: String) -> String { #"{"stringSet":{"state":"translated","values":[\#(phrases)]}}"# }
    let phrases = set(#""%@ 시작","시작""#)
    let catalog =
      #"{"sourceLanguage":"en","version":"1.0","strings":{"Start %@":{"localizations":{"ko":\#(phrases)}}}}"#
    let findings = try LintFixture(["AppShortcuts.xcstrings": catalog]).findings()
    #expect(findings.map { "\($0.rule) \($0.key)" } == ["missing-argument Start %@[1]"])
  }

  @Test func sourceMayBeInAParallelTree() throws {
    func files(_ folder: String, _ english: String = "login={0}\nout=Sign out\n") -> [String: String] {
      [
        "theme/login/messages_en.properties": english,
        "\(folder)/login/messages_ko.properties": "login={1}\nout=로그아웃\n",
      ]
    }
    #expect(try Set(LintFixture(files("theme-community")).findings().map(\.rule)).contains("unknown-argument"))
    #expect(try LintFixture(files("theme-community", "a=x\n")).findings().map(\.rule) == ["missing-source"])
  }

  /// A source in another tree is the source of translations with its name and most of its keys, if it is the only one.
  @Test func sourceMayBeInAnotherTree() throws {
    let translation = ["dist/lang/Messages_ko.properties": "login={1}\nout=로그아웃\n"]
    func rules(_ sources: [String: String]) throws -> [String] {
      try LintFixture(translation.merging(sources) { $1 }).findings().map(\.rule)
    }
    let source = ["src/main/resources/a/Messages.properties": "login={0}\nout=Sign out\n"]
    #expect(try rules(source).contains("unknown-argument"))
    #expect(try rules(["src/a/Messages_en.properties": "login={0}\nout=Sign out\n"]).contains("unknown-argument"))
    let others = [
      ["src/other/Messages.properties": "login={0}\nout=Sign out\n"],
      ["src/main/resources/a/Messages.properties": "x=y\n"],
    ]
    for other in others { #expect(try rules(source.merging(other) { $1 }) == ["missing-source"]) }
    #expect(try rules(["src/a/Texts.properties": "login={0}\nout=Sign out\n"]) == ["missing-source"])
    #expect(try rules(["src/a/Messages.json": #"{"login":"{0}","out":"Sign out"}"#]) == ["missing-source"])
  }

  /// Xcode names the elements of a storyboard, whose texts are not in the catalog.
  @Test(arguments: [("Nop-cj-93Q.title", []), ("Version: ", ["edge-whitespace"])])
  func aNameInAStringCatalogIsNoSourceText(key: String, rules: [String]) throws {
    let text = key.hasSuffix(" ") ? "버전:" : " 기본값"
    let catalog = """
      {"sourceLanguage":"en","version":"1.0","strings":{"\(key)":{"localizations":{
      "ko":{"stringUnit":{"state":"translated","value":"\(text)"}}}}}}
      """
    let found = try LintFixture(["Main.xcstrings": catalog]).findings()
    #expect(found.map(\.rule) == rules)
  }
}
