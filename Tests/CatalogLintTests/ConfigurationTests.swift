import AuthCopy
import AuthCopyLint
import TestSupport
import Testing

@testable import CatalogLint

/// The configuration in `.auth-copy-lint.json`, and the rules that the caller selects.
@Suite struct ConfigurationTests {
  private static let files = ["l10n/en.json": #"{"a":"Hi {name}","b":"Bye"}"#, "l10n/ko.json": #"{"a":"{nmae}"}"#]

  private func rules(
    _ configurations: [String: String], in path: String = "l10n", _ linter: Linter = Linter(rules: .authCopy)
  ) throws -> [String] {
    let fixture = try LintFixture(Self.files.merging(configurations) { $1 })
    let report = withExtendedLifetime(fixture) { linter.lint(["\(fixture.folder.path)/\(path)"]) }
    #expect(report.failures == [])
    return report.findings.map(\.rule)
  }

  @Test(arguments: ["l10n/.auth-copy-lint.json", ".auth-copy-lint.json"], ["l10n", "l10n/ko.json"])
  func isFoundInTheFolderOrItsParent(name: String, path: String) throws {
    #expect(try rules([:], in: path) == ["missing-key", "unknown-argument"])
    #expect(try rules([name: #"{"ignore":["unknown-argument"]}"#], in: path) == ["missing-key", "missing-argument"])
    #expect(try rules([name: #"{"select":["missing-argument"]}"#], in: path) == ["missing-argument"])
  }

  @Test func nearestConfigurationApplies() throws {
    let names = ["l10n/.auth-copy-lint.json": "{}", ".auth-copy-lint.json": #"{"select":["missing-key"]}"#]
    #expect(try rules(names).count == 2)
  }

  @Test func optionsOfTheCallerTakePrecedence() throws {
    let names = [".auth-copy-lint.json": #"{"ignore":["missing-key"]}"#]
    #expect(try rules(names, Linter(rules: .authCopy, select: ["missing-key"])) == ["missing-key"])
    #expect(try rules(names, Linter(rules: .authCopy, ignore: ["missing-argument"])) == ["unknown-argument"])
    #expect(
      try rules([:], Linter(rules: .authCopy, select: ["missing-key", "extra-key"], ignore: ["missing-key"])) == [])
  }

  @Test func setsSourceAndDialect() throws {
    let fixture = try LintFixture([
      ".auth-copy-lint.json": #"{"source":"ko","dialect":"flutter","$schema":"x"}"#, "ko.json": #"{"a":"'{x}'"}"#,
      "en.json": "{}",
    ])
    #expect(fixture.places() == ["missing-key en a 1:1"])
    #expect(
      fixture.places(Linter(rules: .authCopy, sourceLocale: "en", dialect: .icu)) == [
        "extra-key ko a 1:7", "quoted-argument ko a 1:7",
      ])
  }

  @Test func readsTheGlossary() throws {
    let text = #"{"glossary":[{"avoid":"a"},{"avoid":"b","use":"c","locale":"ko_kr"}],"keep":["Ledger"]}"#
    let configuration = try LintConfiguration(SourceFile(path: "x", bytes: Array(text.utf8)), rules: [])
    #expect(
      configuration.glossary.glossary == [
        ProjectGlossary.Term(avoid: "a", use: nil, locale: nil),
        ProjectGlossary.Term(avoid: "b", use: "c", locale: "ko-KR"),
      ])
    #expect(configuration.glossary.keep == ["Ledger"])
  }

  @Test(arguments: [
    ("[]", "1:1: the configuration must be an object"),
    (#"{"ignor":[]}"#, "1:2: there is no member 'ignor': did you mean 'ignore'?"),
    (#"{"ignore":["mising-key"]}"#, "1:12: there is no rule 'mising-key': did you mean 'missing-key'?"),
    (#"{"ignore":"missing-key"}"#, #"1:11: "ignore" must be a list of strings"#),
    (#"{"dialect":"printf5"}"#, "1:12: there is no dialect 'printf5'"),
    (#"{"source":1}"#, #"1:11: "source" must be a string"#),
    (#"{"requireComplete":"yes"}"#, #"1:20: "requireComplete" must be true or false"#),
    (
      #"{"glossary":[{"use":"x"}]}"#,
      #"1:14: "glossary" must be a list of objects with "avoid", "use" and "locale", all strings"#
    ),
    ("{", "not JSON"),
  ])
  func reportsAnInvalidConfigurationAndStillLints(text: String, expected: String) throws {
    let fixture = try LintFixture(Self.files.merging(["l10n/.auth-copy-lint.json": text]) { $1 })
    let report = fixture.result()
    #expect(report.failures.count == 1)
    #expect(
      report.failures.first.map { CatalogError($0).description.contains(expected) } ?? false, "\(report.failures)")
    #expect(report.findings.count == 2)
  }

  @Test func suppressionOfAnIgnoredRuleIsNotUnused() throws {
    let metadata = #""@k":{"x-lint-ignore":[{"rule":"untranslated","reason":"a name"}]}"#
    let fixture = try LintFixture([
      "a_en.arb": #"{"@@locale":"en","k":"Kakao Talk",\#(metadata)}"#,
      "a_ko.arb": #"{"@@locale":"ko","k":"Kakao Talk"}"#,
    ])
    #expect(fixture.findings() == [])
    #expect(fixture.findings(Linter(rules: .authCopy, ignore: ["untranslated"])) == [])
  }

  @Test func fixesOnlyFindingsOfSelectedRules() throws {
    let fixture = try LintFixture(["en.json": #"{"a":"x","b":"Hi {name}"}"#, "ko.json": #"{"a":"엑스 ","b":"{Name} 님"}"#])
    let changes = withExtendedLifetime(fixture) {
      Fixer(Linter(rules: .authCopy, select: ["edge-whitespace"])).fix([fixture.folder.path]).changes
    }
    #expect(changes.map { String(decoding: $0.new, as: UTF8.self) } == [#"{"a":"엑스","b":"{Name} 님"}"#])
  }
}
