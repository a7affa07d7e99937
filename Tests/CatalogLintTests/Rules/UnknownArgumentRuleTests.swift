import AuthCopy
import Testing

@testable import CatalogLint

@Suite struct UnknownArgumentRuleTests {
  @Test(arguments: [
    MarkedMessage("Play {movie}", "{⟦영화⟧} 재생"), MarkedMessage("{movie}", "{movie}와(과) {⟦영화⟧}"),
    MarkedMessage("Build {buildNumber}", "빌드 {⟦buildnumber⟧}"), MarkedMessage("Hi", "{⟦name⟧} 님"),
    MarkedMessage("{n, plural, one {#} other {#}}", "{⟦m⟧, plural, other {#}}"), MarkedMessage("{a}", "{⟦b⟧} {b}"),
    MarkedMessage("{g, select, other {{a}}}", "{g, select, other {{a} {⟦c⟧}}}"),
  ])
  func reportsANameThatTheSourceLacks(message: MarkedMessage) throws {
    try message.expect("unknown-argument")
  }

  @Test(arguments: [
    MarkedMessage("Play {movie}", "{movie} 재생"), MarkedMessage("{a} {b}", "{b} {a}"), MarkedMessage("{a}", "없음"),
    MarkedMessage("{a}", "'{b}' {a}"), MarkedMessage("{a}", "{b"), MarkedMessage(nil, "{b}"),
    MarkedMessage("{n, plural, one {{a}} other {#}}", "{a} {n}"),
  ])
  func acceptsTheSourcesNames(message: MarkedMessage) throws {
    try message.expect("unknown-argument")
  }

  @Test(arguments: [
    ("Play {movie}", "{영화}", "translated", "movie"), ("{firstName}", "{fristName}", "misspelled", "firstName"),
    ("{n}", "{N}", "misspelled", "n"), ("{ab} {cd}", "{ab} {xy}", "misspelled", "cd"),
    // The fix removes an extra argument.
    ("Hi", "{name}", "none", ""), ("{ab} {cd}", "{ab} {cd} {xy}", "other", ""), ("Hi", "{n, number}", "none", nil),
    // Either of two arguments may be meant.
    ("{ab} {cd}", "{xy}", "other", nil),
  ])
  func suggestsOnlyAnUnambiguousFix(source: String, text: String, id: String, fix: String?) throws {
    let findings = try MarkedMessage(source, text).findings(of: "unknown-argument")
    #expect(findings.map(\.diagnostic.id.rawValue) == ["unknown-argument.\(id)"])
    #expect(findings.map(\.fix?.replacement) == [fix])
  }

  @Test func acceptsAnArgumentThatTheMetadataDeclares() throws {
    let source = #"{"@@locale":"en","k":"x","@k":{"placeholders":{"n":{"type":"int"}}}}"#
    let files = MarkedFiles(["a_en.arb": source, "a_ko.arb": #"{"@@locale":"ko","k":"{n} {⟦⟧m}"}"#])
    try files.expect("unknown-argument")
  }

  /// i18next prints another message, in the plural form that the sentence needs.
  @Test(arguments: [("ru", "track_few", 0), ("ru", "album_few", 1), ("de", "track_few", 1)])
  func acceptsAnotherPluralFormOfAMessageInside(locale: String, key: String, count: Int) throws {
    let source = #"{"track_one":"track","track_other":"tracks","q":"Add $t(track_other)","x":"{{n}}"}"#
    let fixture = try LintFixture(["en.json": source, "\(locale).json": #"{"q":"+ $t(\#(key))","x":"{{n}}"}"#])
    #expect(fixture.findings().count { $0.rule == "unknown-argument" } == count)
  }

  @Test func reportsThePlaceAfterAnEscape() throws {
    let files = ["en.json": #"{"k":"x"}"#, "ko.json": #"{"k":"\u007B⟦⟧이름} \ud83d\ude00{⟦⟧b}"}"#]
    try MarkedFiles(files).expect("unknown-argument")
  }

  /// The forms of vue-i18n, separated by `|`, print their number under several names.
  @Test(arguments: [
    ("{n} day|{n} days", "{v} Tag|{v} Tage", 0), ("{0} day|{0} days", "{n} Tag|{n} Tage", 0),
    ("{n} day", "{v} Tag", 1), ("{n} day|{n} days", "{w} Tag|{w} Tage", 1), ("day|days", "{v} Tag|Tage", 1),
  ])
  func acceptsTheNumberUnderAnotherName(source: String, text: String, count: Int) throws {
    func file(_ text: String) -> String {
      let others = (0..<10).map { "\"k\($0)\":\"{v} a | {v} b\"" }
      return "{\(others.joined(separator: ",")),\"q\":\"\(text)\"}"
    }
    let fixture = try LintFixture(["en.json": file(source), "de.json": file(text)])
    #expect(fixture.findings().count { $0.rule == "unknown-argument" } == count)
  }
}
