import AuthCopy
import AuthCopyLint
import TestSupport
import Testing

@testable import CatalogLint

/// How the linter detects the dialect of a file.
@Suite struct DialectTests {
  private static let i18next = [
    "en.json": #"{"a":"Hi {{name}}","b":"{{count}} files of {{ user.name }}","c":"See $t(a) {{- x}}","d":"Save"}"#,
    "ko.json": #"{"a":"{{name}} 님","b":"{{count}}개","c":"{{- x}} $t(a)","d":"저장 {{n}}"}"#,
  ]

  @Test func reportsAnotherDialectOnceAndComparesInThatDialect() throws {
    let findings = try LintFixture(Self.i18next).findings()
    #expect(
      findings.map { "\($0.locale) \($0.key) \($0.diagnostic.id.rawValue)" } == [
        "en  wrong-dialect.file", "ko b missing-argument.placeholder", "ko d unknown-argument.placeholder",
      ])
    #expect(
      findings.map { $0.message() } == [
        "these messages are in the syntax of i18next instead of ICU MessageFormat and are checked as such; "
          + "to confirm, pass --dialect i18next",
        "{{ user.name }} is missing: the source has it", "the source has no placeholder {{n}}",
      ])
  }

  @Test func doesNotReportAConfiguredDialect() throws {
    let findings = try LintFixture(Self.i18next).findings(Linter(rules: .authCopy, dialect: .i18next))
    #expect(findings.map(\.rule) == ["missing-argument", "unknown-argument"])
  }

  @Test(arguments: [
    (Linter.Dialect.printf, ["%1$s of %2$d", "%s left", "%@ is here"], ["%2$d 중 %1$s", "%s 남음", "%@ 있음"]),
    (.easyLocalization, ["Hi {}", "{a}", "{b}", "{} of {name}"], ["{} 님", "{a}", "{b}", "{name} / {}"]),
    (.i18next, ["Hi {{a}}", "{{a, number}} {{b}}", "{{c}}"], ["{{a}} 님", "{{b}} {{a, number}}", "{{c}} 님"]),
  ])
  func detectsTheDialectOfMostMessages(dialect: Linter.Dialect, source: [String], translation: [String]) throws {
    let fixture = try LintFixture(["en.json": json(source), "ko.json": json(translation)])
    let findings = fixture.findings()
    #expect(findings.map(\.rule) == ["wrong-dialect"])
    #expect(findings.first?.message().hasSuffix("--dialect \(dialect.rawValue)") == true)
    #expect(findings.first?.path.hasSuffix("en.json") == true)
  }

  @Test(arguments: [
    ["Hi {name}", "${a} off", "${b} on", "{n, plural, other {{x}}}", "Save %", "100% {n}"], ["%s", "{n}"],
    ["Pay ${amount}", "${price} off"], ["{}"],
    ["{{a}}", "{b}"], ["{{a}}", "{b}", "{c}", "{d}"],
  ])
  func ignoresAFewMessagesOfAnotherDialect(source: [String]) throws {
    let findings = try LintFixture(["en.json": json(source)]).findings()
    #expect(!findings.contains { $0.diagnostic.id == "wrong-dialect.file" })
  }

  @Test(arguments: [
    ("{{n}} left", "{{m}} 남음", "unknown-argument.renamed"), ("%s left", "남음", "missing-argument.placeholder"),
  ])
  func detectsTheDialectByOneMessageInJSON(source: String, translation: String, error: String) throws {
    let fixture = try LintFixture(["en.json": json([source, "Save"]), "ko.json": json([translation, "저장"])])
    #expect(
      fixture.findings().map { "\($0.severity.rawValue) \($0.diagnostic.id.rawValue)" } == [
        "info wrong-dialect.file", "error \(error)",
      ])
    let flutter = try LintFixture(["a_en.arb": json([source, "Save"])])
    #expect(flutter.findings().filter { $0.rule == "wrong-dialect" }.map(\.severity) == [.error])
    #expect(!flutter.findings().contains { $0.diagnostic.id == "wrong-dialect.file" })
  }

  @Test func reportsTheDialectOfAProjectOnce() throws {
    let files = ["a", "b"].flatMap { name in
      ["en", "ko"].map { ("locales/\($0)/\(name).json", #"{"a":"{{n}} left","b":"{{m}}"}"#) }
    }
    let fixture = try LintFixture(Dictionary(uniqueKeysWithValues: files))
    func dialects(_ findings: [Finding]) -> Int { findings.count { $0.rule == "wrong-dialect" } }
    #expect(dialects(fixture.findings()) == 1)
    #expect(groupFindings(in: fixture).map(dialects) == [1, 1])
  }

  @Test func reportsTheSameInAGroupAlone() throws {
    let fixture = try LintFixture(Self.i18next.merging(["ja.json": #"{"a":"{{name}}さん"}"#]) { first, _ in first })
    #expect(groupFindings(in: fixture) == [fixture.findings()])
  }

  /// The findings of each group of files, as an editor shows them.
  private func groupFindings(in fixture: LintFixture) -> [[Finding]] {
    let linter = Linter(rules: .authCopy)
    return LintInput([fixture.folder.path], for: linter).groups.map {
      MessageGroupLinter($0, linter).lint(contents: [:]).findings
    }
  }

  @Test func reportsAnotherDialectInARBAsAnError() throws {
    let fixture = try LintFixture(["app_en.arb": json(["Hi {{a}}", "{{b}}", "{{c}}"])])
    #expect(
      fixture.findings().map { "\($0.severity.rawValue) \($0.diagnostic.id.rawValue)" } == ["error wrong-dialect.file"])
  }

  @Test func reportsAMessageOfAnotherDialectOnce() throws {
    let findings = try LintFixture([
      "en.json": #"{"a":"Hi {{name}}","b":"{x}"}"#, "ko.json": #"{"a":"{{name}} 님","b":"{x}"}"#,
    ])
    .findings()
    #expect(findings.map { "\($0.locale) \($0.rule)" } == ["en wrong-dialect"])
  }

  @Test func readsApostrophesInARBAsText() throws {
    let files = ["a_en.arb": #"{"k":"Type '{w}', it's {n}"}"#, "a_ko.arb": #"{"k":"'{w}' 입력, {n}"}"#]
    #expect(try LintFixture(files).findings().isEmpty)
  }

  @Test(arguments: ["use-escaping: true\n", "arb-dir: lib/l10n\nuse-escaping:  true # quoted\n"])
  func readsUseEscapingFromTheSettingsOfFlutter(settings: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(settings, to: "l10n.yaml")
    try folder.write(#"{"k":"Type {w}","l":"It''s {n}","m":"'a' {n}"}"#, to: "lib/l10n/app_en.arb")
    try folder.write(#"{"k":"'{w}' 입력","l":"{n}''","m":"it's {n}"}"#, to: "lib/l10n/app_ko.arb")
    let findings = withExtendedLifetime(folder) { Linter(rules: .authCopy).lint([folder.path]).findings }
    #expect(findings.map { "\($0.key) \($0.rule)" } == ["k quoted-argument", "m invalid-message"])
  }

  @Test func readsTheNumberSignInFlutterAsText() throws {
    let files = [
      "a_en.arb": #"{"k":"{n, plural, one {{n} day} other {{n} days}}"}"#,
      "a_ko.arb": #"{"k":"{n, plural, other {#일}}"}"#,
    ]
    #expect(try LintFixture(files).findings().map(\.rule) == ["wrong-dialect"])
    #expect(try LintFixture(files).findings(Linter(rules: .authCopy, dialect: .icu)).isEmpty)
  }

  @Test func readsAuthCopyCatalogsAlwaysAsICU() throws {
    let folder = try TemporaryFolder.withCatalog(of: ["kakao"])
    #expect(
      Linter(rules: .authCopy, dialect: .flutter).lint([folder.path]).findings
        == Linter(rules: .authCopy).lint([folder.path]).findings)
  }

  /// A file without plurals and selects may belong to vue-i18n or a similar library.
  @Test func readsApostrophesAsTextIfNothingShowsICU() throws {
    let plain = (0..<10).map { "Item {n\($0)}" }
    func rules(_ last: String) throws -> [String] {
      let texts = plain + ["Type '{word}'", last]
      return try LintFixture(["en.json": json(texts)]).findings().map(\.rule)
    }
    #expect(try rules("Bye") == [])
    #expect(try rules("{n, plural, one {# day} other {# days}}") == ["quoted-argument"])
    #expect(try rules("It''s {n}") == ["quoted-argument"])
  }

  @Test func acceptsHyphensInNamesIfNothingShowsICU() throws {
    let plain = (0..<10).map { "Item {n\($0)}" }
    func rules(_ last: String) throws -> [String] {
      try LintFixture(["en.json": json(plain + ["Hello {user-name}", last])]).findings().map(\.rule)
    }
    #expect(try rules("Bye") == [])
    #expect(try rules("{n, plural, one {# day} other {# days}}") == ["invalid-message"])
    #expect(try rules("Bye {user") == ["invalid-message"])
    let files = ["en.json": json(plain + ["Hello {name}"]), "ko.json": json(plain + ["{user-name} 안녕"])]
    #expect(try LintFixture(files).findings().map(\.rule).contains("invalid-message"))
  }

  @Test(arguments: [
    ("Go to {#b}{app}{/b}?", "{#b}{app}{/b}에 갈까요?", true), ("See {#a href=|x|}here{/a}", "{#a href=|x|}여기{/a}", true),
    (#"\\{ 1: \\{ 2 \\}, 3 \\}"#, #"\\{ 하나 \\}"#, true), ("${project.version}", "앱 ${project.version}", true),
    ("One of *.{'{a,b}'}", "*.{'{a,b}'} 중 하나", true), ("Go to {app}?", "{#b}{app}{/b}에 갈까요?", false),
    ("Go to {#b}{app}{/b}?", "{#b}{app{/b}에 갈까요?", false),
  ])
  func acceptsSyntaxThatOtherProgramsReadFirst(source: String, translation: String, isRight: Bool) throws {
    let files = ["en.json": json([source]), "ko.json": json([translation])]
    let found = try LintFixture(files).findings().filter { ["invalid-message", "wrong-dialect"].contains($0.rule) }
    #expect(found.isEmpty == isRight)
  }

  @Test func detectsVueByACharacterInBraces() throws {
    let files = ["en.json": #"{"a":"Mail {'@'}all"}"#, "ko.json": #"{"a":"{'@'}all에 {b"}"#]
    #expect(try LintFixture(files).findings() == [])
    #expect(try LintFixture(files).findings(Linter(rules: .authCopy, dialect: .formatjs)).count == 2)
  }

  @Test func comparesLinksToOtherMessages() throws {
    let fixture = try LintFixture([
      "en.json": #"{"app":"Owl","a":"{} of @:app","b":"{} now","c":"On @:app","d":"@:app","e":"{} and {}"}"#,
      "ko.json": #"{"app":"Owl","a":"{}의 부엉이","b":"@:app {}","c":"@: app","d":"@:app-앱","e":"@:app을 {} {}"}"#,
    ])
    let found = fixture.findings().filter { $0.severity != .info }.map { "\($0.rule) \($0.key)" }
    #expect(found == ["missing-argument c", "unknown-argument d"])
  }

  private func json(_ texts: [String]) -> String {
    "{" + texts.enumerated().map { "\"k\($0)\":\"\($1)\"" }.joined(separator: ",") + "}"
  }
}
