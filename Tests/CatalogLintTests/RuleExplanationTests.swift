import AuthCopy
import AuthCopyLint
import Foundation
import TestSupport
import Testing

@testable import CatalogLint

/// The text of `--explain` agrees with the findings of a rule.
@Suite struct RuleExplanationTests {
  @Test func allRulesAreExplained() {
    let text = RuleSet.authCopy.explanations()
    for rule in RuleSet.authCopy.all { #expect(text.contains("\(rule.name) (\(rule.severity.rawValue))\n")) }
  }

  /// The test contains an input for each fix of each rule.
  @Test func rulesProvideTheFixesThatTheyDeclare() throws {
    let messages = [
      ("Install {provider}", "{provider}을 설치하세요"), ("Sign in", " 로그인"),
      ("Sign in", "로그인".decomposedStringWithCanonicalMapping),
      ("Hi {name}", "${name} 님"), ("{n, plural, one {# day} other {# days}}", "{n, plural, one {#일} other {#일}}"),
      ("Sign in", "로\u{200B}그인"), ("Hi {name}", "｛name｝ 님"), ("Hi {name}", "{name}} 님"), ("Hi {name}}", "{name} 님"),
      ("Hi {name}", "{Name} 님"), ("Hi {name}", "{이름} 님"),
      ("{g, select, male {he} other {they}}", "{g, select, Male {그} other {그들}}"),
      ("{g, select, male {he} other {they}}", "{g, select, 남성 {그} other {그들}}"),
      ("{n, plural, one {# day} other {# days}}", "{n, plural, One {#일} other {#일}}"),
      ("{n, plural, one {# day} other {# days}}", "{n, plural, onee {#일} other {#일}}"),
      ("{n, plural, one {# day} other {# days}}", "{n, plural, 다른 {#일}}"),
      ("Hi {name}", "{name 님"), ("Hi {name}", "{name} {x"),
      ("{n, plural, one {# day} other {# days}}", "{n, plural, other {#일}"),
      ("Pick {value}", "'{value}' 선택"), ("Sign in", "로\u{2028}그인"), ("Hi ", "안녕"), ("Hi {name}", "안녕"),
      ("Hi {name}", "{name}({name})을"), ("Hi {가}", "{가}e\u{301}"),
      ("Enter the code", "코드를  입력하세요"), ("Install the app", "앱을(를) 설치하세요"),
      ("Scan the code", "코드를 코드를 스캔하세요"), ("Sign in", "로\u{FEFF}그인"), ("Open the file", "파일를 여세요"),
      ("Use --dry-run", "--dry-rum을 쓰세요"),
    ]
    func android(_ text: String) -> String { "<resources><string name=\"k\">\(text)</string></resources>" }
    let otherFormats = try LintFixture([
      "res/values/strings.xml": android("%1$s is \"open\" on %2$s"),
      "res/values-fr/strings.xml": android("l'%1$s à 5 % %2$s"), "res/values-hr/strings.xml": android("% je %2$s"),
      "m.properties": "a=See {0}\nb=It''s {0}\n", "m_fr.properties": "a={0} n'est pas\n",
    ])
    let record = #"{"x-source-hash":"\#(ContentHash("Two"))","x-translation-hash":"\#(ContentHash("두"))"}"#
    let edited = try LintFixture([
      "a_en.arb": #"{"@@locale":"en","k":"Two"}"#, "a_ko.arb": #"{"@@locale":"ko","k":"둘","@k":\#(record)}"#,
    ])
    let overlay = try LintFixture(["copy/ko.arb": #"{"@@locale":"ko","timedOut_title":"응답이 늦습니다."}"#])
    let overlayFindings = withExtendedLifetime(overlay) {
      Linter(rules: .authCopy).lint(overlay: overlay.folder.path).findings
    }
    var fixSafety: [String: Set<Bool>] = [:]
    let arabic = try LintFixture("{a} and {b}", "\u{2068}{a}\u{2069} و{b}", locale: "ar")
    let italian = try LintFixture("Because", "Perchè sì", locale: "it")
    let fixtures = try [edited, otherFormats, arabic, italian] + messages.map { try LintFixture($0, $1) }
    for finding in overlayFindings + fixtures.flatMap({ $0.findings() }) {
      if let fix = finding.fix { fixSafety[finding.rule, default: []].insert(fix.isSafe) }
    }
    for rule in RuleSet.authCopy.all {
      let declared: Set<Bool> =
        switch rule.fixes {
        case .none: []
        case .safe: [true]
        case .suggested: [false]
        case .mixed: [true, false]
        }
      #expect(fixSafety[rule.name, default: []] == declared, "\(rule.name)")
    }
  }
}
