import AuthCopy
import TestSupport
import Testing

@testable import CatalogLint

@Suite struct RuleTests {
  private func places(_ files: [String: String]) throws -> [String] { try LintFixture(files).places() }
  private func places(_ source: String, _ translation: String) throws -> [String] {
    try LintFixture(source, translation).places()
  }

  private static let examples = Linter.rules.filter { $0.example != nil }.map(\.name)

  /// A rule's own example is found, and what it says to use instead is not.
  @Test(arguments: examples) func theExampleOfARuleIsTrue(name: String) throws {
    let rule = try #require(Linter.rules.first { $0.name == name })
    let example = try #require(rule.example)
    func rules(_ text: String) throws -> [String] {
      if let source = example.source {
        return try LintFixture(source, text, locale: example.locale).findings().map(\.rule)
      }
      return try LintFixture(text, text, locale: "fr").findings().filter { $0.locale == "en" }.map(\.rule)
    }
    #expect(try rules(example.bad).contains(name))
    #expect(try !rules(example.good).contains(name))
  }

  @Test func everyRuleOfTheContractIsThere() {
    let errors: Set = [
      "invalid-message", "unknown-argument", "missing-argument", "argument-type", "select-keys", "tag-mismatch",
      "unsafe-markup", "empty-translation", "missing-key", "duplicate-key", "duplicate-selector", "quoted-argument",
      "invisible-character", "mojibake", "wrong-dialect", "locale-mismatch", "enumeration-leak", "unmapped-kind",
    ]
    let warnings: Set = [
      "extra-key", "stale-translation", "dead-plural-category", "missing-plural-category", "bare-particle",
      "mixed-register", "url-mismatch", "edge-whitespace", "not-normalized", "wrong-script", "missing-description",
      "undeclared-placeholder",
    ]
    let infos: Set = ["untranslated", "newline-count", "formatter-changed"]
    func names(_ severity: Finding.Severity) -> Set<String> {
      Set(Linter.rules.filter { $0.severity == severity }.map(\.name))
    }
    #expect(names(.error).isSuperset(of: errors))
    #expect(names(.warning).isSuperset(of: warnings))
    #expect(names(.info).isSuperset(of: infos))
  }

  @Test(arguments: [
    ("{n, plural, one {# day} other {# days}}", "{n}일"), ("{n, plural, one {Season} other {Seasons}}", "시즌"),
    ("{n, plural, one {{x} in # day} other {# days}}", "{n}일"), ("{g, select, male {he} other {they}}", "그 사람"),
    ("", ""), ("{n}", "{n, plural, other {#}}개"), ("Read <b>it</b>", "<b>그것</b>을 읽으세요"), ("100% of {n}", "{n}의 100%"),
    ("{name}", "{name}이라는 이름"), ("{name}", "{name}은행"), ("Kakao", "카카오"), ("See {url}", "{url} 참고"),
    ("Line one\u{200B}", "첫 줄\u{200B}"), ("👩‍👩‍👧 family", "👩‍👩‍👧 가족"), ("It''s {n}", "{n}개"),
  ])
  func aCorrectTranslationHasNoFinding(source: String, translation: String) throws {
    #expect(try LintFixture(source, translation).findings().filter { $0.locale == "ko" }.map(\.rule) == [])
  }

  @Test(arguments: [
    ("{n, plural, one {# day} other {# days}}", "며칠"), ("Hi {name}", "안녕하세요"),
    ("{g, select, male {he {name}} other {they}}", "{g, select, male {그} other {그들}}"),
  ])
  func anArgumentThatIsNoLongerPrintedIsMissing(source: String, translation: String) throws {
    #expect(try places(source, translation) == ["missing-argument ko k 1:7"])
  }

  @Test func anUnknownArgumentIsFoundAtItsName() throws {
    #expect(try places("{movie}", "{movie}와(과) {영화}") == ["unknown-argument ko k 1:20"])
    #expect(
      try places(["en.json": #"{"k":"x"}"#, "ko.json": #"{"k":"\u007B이름}"}"#]) == ["unknown-argument ko k 1:13"])
  }

  @Test func anArgumentThatTheMetadataDeclaresIsKnown() throws {
    let source = #"{"@@locale":"en","k":"x","@k":{"description":"d","placeholders":{"n":{"type":"int"}}}}"#
    let found = try places(["a_en.arb": source, "a_ko.arb": #"{"@@locale":"ko","k":"{n}"}"#])
    #expect(found == ["undeclared-placeholder en k 1:26"])
  }

  @Test(arguments: ["로그인 ", "로그인\n", "로그인\u{2009}", "로그인\u{3000}", "\u{A0}로그인", "ログイン\u{3000}", "\u{3000}ログイン"])
  func whiteSpaceOfAnyKindAtTheEdgesIsFound(translation: String) throws {
    let rules = try LintFixture("Sign in", translation, locale: "ja").findings().map(\.rule)
    #expect(rules.contains("edge-whitespace"))
  }

  @Test(arguments: ["ログイン", "セキュリティー", "アカウント゠", "로그인", "가", "見る", "Ā", "À"])
  func aLetterIsNoWhiteSpaceAtTheEdge(translation: String) throws {
    let rules = try LintFixture("Sign in", translation, locale: "ja").findings().map(\.rule)
    #expect(!rules.contains("edge-whitespace"))
  }

  @Test func keysOfNestedObjectsMeetThoseWithDots() throws {
    let files = ["en.json": #"{"a.b":"{x}","a":{"b":"{y}"},"c":"z"}"#, "ko.json": #"{"a":{"b":"{x}"},"d":"하"}"#]
    #expect(
      try places(files) == [
        "missing-key ko c 1:1", "missing-argument ko a.b 1:12", "unknown-argument ko a.b 1:13", "extra-key ko d 1:23",
      ])
  }

  @Test func keysAreCompared() throws {
    let found = try places([
      "en.json": #"{"a":"1","b":{"c":"2","d":["3","4"]},"e":{"defaultMessage":"5","description":"x"}}"#,
      "ko.json": #"{"a":"1","b":{"c":"2","d":["3"]},"f":"6"}"#,
    ])
    #expect(found == ["missing-key ko b.d[1] 1:1", "missing-key ko e 1:1", "extra-key ko f 1:39"])
  }

  @Test func duplicatesAreFoundAtTheLaterPlace() throws {
    #expect(try places(["en.json": "{\"a\":\"1\",\n\"a\":\"2\"}"]) == ["duplicate-key en a 2:1"])
  }

  @Test func aFileWithoutASourceIsCheckedOnItsOwn() throws {
    #expect(try places(["ko.json": #"{"a":"{x","b":"{y}"}"#]) == ["invalid-message ko a 1:7"])
  }

  @Test func setsOfOneFolderAreKeptApart() throws {
    let found = try places([
      "app_en.arb": #"{"a":"1"}"#, "app_ko.arb": #"{"a":"1"}"#, "web_en.arb": #"{"b":"1"}"#,
      "web_ko.arb": #"{"b":"1"}"#, "package.json": #"{"name":"no messages {"}"#,
    ])
    #expect(found.isEmpty)
  }

  @Test func apostrophesAreReadInTheFilesDialect() throws {
    let files = ["a_en.arb": #"{"k":"Type {w}"}"#, "a_ko.arb": #"{"k":"'{w}' 입력"}"#]
    let fixture = try LintFixture(files)
    #expect(Set(fixture.findings().map(\.rule)) == ["missing-argument", "quoted-argument"])
    #expect(fixture.findings(Linter(dialect: .flutter)).isEmpty)
    let declared = try LintFixture(["a_en.arb": #"{"@@x-syntax":"flutter","k":"it's {w"}"#])
    #expect(declared.places() == ["invalid-message en k 1:35"])
  }

  @Test(arguments: [
    ("ìž…ë ¥", "UTF-8 as Windows-1252"), ("์นด์นด์ค", "UTF-8 as TIS-620"), ("濡쒓렇", "UTF-8 as CP949"),
    ("?대찓???좏슚?섏? ?딆뒿?덈떎", "UTF-8 as CP949, half lost"),
    ("·Î±×ÀÎ", "EUC-KR as Latin-1"), ("로그\u{FFFD}인", "U+FFFD"), ("&#xC785;력", "HTML entities"),
    ("\\\\uC785력", "escaped twice"), ("ë¡œê·¸ì¸ í•´ ì£¼ì„¸ìš”", "UTF-8 as Windows-1252, a sentence"),
  ])
  func damagedKoreanIsMojibake(text: String, kind: String) throws {
    #expect(try LintFixture("Sign in", text).findings().map(\.rule).contains("mojibake"), "\(kind)")
  }

  @Test(arguments: [
    ("繝ｭ繧ｰ繧､繝ｳ", "UTF-8 as Shift_JIS"), ("縺励※縺上□縺輔＞", "UTF-8 as Shift_JIS, Hiragana"),
    ("ƒƒOƒCƒ“", "Shift_JIS as Windows-1252"),
    ("ãƒ­ã‚°ã‚¤ãƒ³", "UTF-8 as Windows-1252"),
  ])
  func damagedJapaneseIsMojibake(text: String, kind: String) throws {
    #expect(try LintFixture("Sign in", text, locale: "ja").findings().map(\.rule).contains("mojibake"), "\(kind)")
  }

  @Test(arguments: ["카페 café 라떼", "“따옴표”와 ‘작은따옴표’…", "50 % – 100 °C", "漢字를 쓰는 문장", "값 — 없음", "뷁 쀍"])
  func soundTextIsNotMojibake(text: String) throws {
    #expect(try !LintFixture("Sign in", text).findings().map(\.rule).contains("mojibake"))
  }

  @Test func localesOfFilesAreChecked() throws {
    #expect(try places(["app_ko.arb": #"{"@@locale":"ja","a":"x"}"#]) == ["locale-mismatch ja @@locale 1:13"])
    #expect(try places(["app_ko.arb": #"{"@@locale":"한국어","a":"x"}"#]) == ["locale-mismatch ko @@locale 1:13"])
    #expect(try places(["app_ko.arb": #"{"@@locale ":"ko","a":"x"}"#]) == ["locale-mismatch ko @@locale  1:2"])
  }

  @Test func aStaleTranslationIsFoundByItsRecord() throws {
    func record(_ source: String, _ own: String) -> String {
      #"{"@@locale":"ko","k":"둘","@k":{"x-source-hash":"\#(source)","x-translation-hash":"\#(own)"}}"#
    }
    let files = ["a_en.arb": #"{"@@locale":"en","k":"Two"}"#]
    let stale = try LintFixture(files.merging(["a_ko.arb": record("0", hash("둘"))]) { $1 })
    #expect(stale.findings().map(\.rule) == ["stale-translation"])
    let fresh = try LintFixture(files.merging(["a_ko.arb": record(hash("Two"), hash("둘"))]) { $1 })
    #expect(fresh.findings().isEmpty)
    let edited = try LintFixture(files.merging(["a_ko.arb": record("0", "0")]) { $1 })
    #expect(edited.findings().isEmpty)
  }

  private func hash(_ text: String) -> String { ContentHash(text).description }

  @Test func registersAreNotMixed() throws {
    let many = (0..<30).map { "\"k\($0)\":\"저장했습니다.\"" }.joined(separator: ",")
    let found = try places(["ko.json": "{\(many),\"odd\":\"저장했어요.\",\"fits\":\"확인하세요.\"}"])
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("mixed-register ko odd") == true)
  }

  @Test func suppressionsNeedAReasonAndAUse() throws {
    func ko(_ metadata: String) -> [String: String] {
      [
        "a_en.arb": #"{"@@locale":"en","k":"Kakao Talk"}"#,
        "a_ko.arb": #"{"@@locale":"ko","k":"Kakao Talk","@k":{"x-lint-ignore":[\#(metadata)]}}"#,
      ]
    }
    #expect(try places(ko(#"{"rule":"untranslated","reason":"a name"}"#)).isEmpty)
    #expect(
      try places(ko(#"{"rule":"untranslated"}"#)).map { $0.prefix(18) } == ["unused-suppression"])
    #expect(
      try LintFixture(ko(#"{"rule":"mojibake","reason":"x"}"#)).findings().map(\.rule)
        == ["untranslated", "unused-suppression"])
  }

  /// A particle after branches of fixed words is judged by the words.
  @Test(arguments: [
    ("{n, plural, one {시도} other {시도}}가", 0), ("{n, plural, other {달}}로", 0), ("{n, plural, other {집}}으로", 0),
    ("{n, plural, other {집}}로", 1), ("{g, select, a {집} other {차}}을", 1), ("{n, plural, other {#개}}가", 0),
    ("{n, plural, other {Seasons}}이", 1), ("{name}이", 1),
  ]) func particlesAfterFixedWordsAreJudgedByThem(message: String, expected: Int) throws {
    let findings = try LintFixture("{n} {g} {name}", message).findings()
    #expect(findings.count { $0.rule == "bare-particle" } == expected)
  }

  @Test func aNamedFileIsComparedWithTheSourceBesideIt() throws {
    let folder = try LintFixture(["en.json": #"{"a":"{x","b":"y"}"#, "ko.json": #"{"b":""}"#, "ja.json": "{}"]).folder
    let result = Linter().lint([folder.path + "/ko.json"])
    #expect(result.findings.map { "\($0.rule) \($0.key)" } == ["missing-key a", "empty-translation b"])
    #expect((result.files, result.messages) == (1, 1))
    let both = Linter().lint([folder.path + "/ko.json", folder.path + "/en.json"])
    #expect(both.findings.map(\.rule) == ["invalid-message", "missing-key", "empty-translation"])
  }

  @Test func everyForeignPlaceholderIsTold() throws {
    let findings = try LintFixture("{a} {b}", "${a} {{b}}").findings()
    #expect(findings.filter { $0.rule == "wrong-dialect" }.map(\.column) == [7, 12])
  }

  @Test func aQuotedArgumentIsNotSaidToHaveFullWidthBraces() throws {
    let findings = try LintFixture("Pick {value}", "'{value}' 선택").findings().filter { $0.rule == "missing-argument" }
    #expect(findings.map { $0.message() } == ["{value} is missing: the source prints it"])
  }
}
