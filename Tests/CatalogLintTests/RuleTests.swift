import AuthCopyLint
import Foundation
import TestSupport
import Testing

@testable import CatalogLint

/// Requirements for every rule.
@Suite struct RuleTests {
  private static let examples = RuleSet.authCopy.all.filter { $0.example != nil }.map(\.name)

  /// A rule reports its bad example and accepts its good example.
  @Test(arguments: examples) func reportsTheBadExampleAndAcceptsTheGoodOne(name: String) throws {
    let rule = try #require(RuleSet.authCopy.all.first { $0.name == name })
    let example = try #require(rule.example)
    func rules(_ text: String) throws -> [String] {
      if let source = example.source {
        // Some rules run only when they are selected.
        return try LintFixture(source, text, locale: example.locale).findings(Linter(rules: .authCopy, select: [name]))
          .map(\.rule)
      }
      return try LintFixture(text, text, locale: "fr").findings().filter { $0.locale == "en" }.map(\.rule)
    }
    #expect(try rules(example.bad).contains(name))
    #expect(try !rules(example.good).contains(name))
  }

  @Test func everyRequiredRuleExists() {
    let errors: Set = [
      "invalid-message", "unknown-argument", "missing-argument", "argument-type", "select-keys", "tag-mismatch",
      "unsafe-markup", "empty-translation", "missing-key", "duplicate-key", "duplicate-selector", "quoted-argument",
      "invisible-character", "mojibake", "wrong-dialect", "locale-mismatch", "enumeration-leak", "unmapped-kind",
    ]
    let warnings: Set = [
      "extra-key", "stale-translation", "dead-plural-category", "missing-plural-category", "bare-particle",
      "mixed-register", "url-mismatch", "edge-whitespace", "not-normalized", "wrong-script",
      "undeclared-placeholder", "too-long",
    ]
    let infos: Set = ["untranslated", "newline-count", "formatter-changed", "missing-description"]
    func names(_ severity: Finding.Severity) -> Set<String> {
      Set(RuleSet.authCopy.all.filter { $0.severity == severity }.map(\.name))
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

  @Test func everyRuleHasATestFile() throws {
    let folder = Project.root.appending(path: "Tests/CatalogLintTests/Rules").path
    let expected = RuleSet.everyRule.map { "\(type(of: $0))Tests.swift" }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == expected.sorted())
  }
}
