import CatalogLint
import Testing

/// The cost of each rule is linear in the length of a message, or the rule skips a message that no person would write.
@Suite struct LongMessageTests {
  private func repeated(_ part: (Int) -> String, _ count: Int) -> String {
    (0..<count).map(part).joined(separator: " ")
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("(a)", "「가）"), ("x", "]("), ("50%", "%d%"), ("12", "13"), ("a)", "))"), ("{{a}}", "{{b}}"), ("%1$s", "%2$s"),
    ])
  func aRepeatedPartIsCheckedInTime(source: String, translation: String) throws {
    let fixture = try LintFixture(repeated({ _ in source }, 20_000), repeated({ _ in translation }, 20_000))
    #expect(fixture.result().files == 2)
  }

  @Test(
    .timeLimit(.minutes(1)), arguments: [("{a#}", "{b#}"), ("https://a#.example", "https://b#.example"), ("1#", "2#")])
  func differentPartsAreCheckedInTime(source: String, translation: String) throws {
    func text(_ pattern: String) -> String { repeated({ pattern.replacing("#", with: "\($0)") }, 5_000) }
    #expect(try LintFixture(text(source), text(translation)).result().files == 2)
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["plural, ", "select, "])
  func manyBranchesAreCheckedInTime(type: String) throws {
    let selector = type == "select, " ? "a" : "="
    let branches = (0..<2_000).map { "\(selector)\($0) {x {a} \($0)}" }.joined(separator: " ")
    let text = "{n, \(type)\(branches) other {y}}"
    #expect(try LintFixture(text, text.replacing("{a}", with: "")).result().files == 2)
  }

  @Test func reportsTheFirstOfManyUnknownAndMissingArguments() throws {
    func text(_ name: String) -> String { repeated({ "{\(name)\($0)}" }, 100) }
    let rules = try LintFixture(text("a"), text("b")).findings().map(\.rule)
    #expect(rules.count { $0 == "unknown-argument" } == 20)
    #expect(rules.count { $0 == "missing-argument" } == 20)
  }
}
