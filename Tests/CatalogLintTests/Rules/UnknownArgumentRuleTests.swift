import Testing

@testable import CatalogLint

@Suite struct UnknownArgumentRuleTests {
  @Test(arguments: [
    MarkedMessage("Play {movie}", "{⟦영화⟧} 재생"), MarkedMessage("{movie}", "{movie}와(과) {⟦영화⟧}"),
    MarkedMessage("Build {buildNumber}", "빌드 {⟦buildnumber⟧}"), MarkedMessage("Hi", "{⟦name⟧} 님"),
    MarkedMessage("{n, plural, one {#} other {#}}", "{⟦m⟧, plural, other {#}}"), MarkedMessage("{a}", "{⟦b⟧} {b}"),
    MarkedMessage("{g, select, other {{a}}}", "{g, select, other {{a} {⟦c⟧}}}"),
  ])
  func aNameThatTheSourceHasNotIsFound(message: MarkedMessage) throws {
    try message.expect("unknown-argument")
  }

  @Test(arguments: [
    MarkedMessage("Play {movie}", "{movie} 재생"), MarkedMessage("{a} {b}", "{b} {a}"), MarkedMessage("{a}", "없음"),
    MarkedMessage("{a}", "'{b}' {a}"), MarkedMessage("{a}", "{b"), MarkedMessage(nil, "{b}"),
    MarkedMessage("{n, plural, one {{a}} other {#}}", "{a} {n}"),
  ])
  func theSourcesNamesAreNoFinding(message: MarkedMessage) throws {
    try message.expect("unknown-argument")
  }

  @Test(arguments: [
    ("Play {movie}", "{영화}", "{영화} is a translated name: the source has {movie}"),
    ("{firstName}", "{fristName}", "{fristName} is no argument of the source: did you mean {firstName}?"),
    ("Hi", "{name}", "{name} is no argument of the source, which has none"),
    ("{ab} {cd}", "{ab} {cd} {xy}", "{xy} is no argument of the source, which has {ab} and {cd}"),
    ("{ab} {cd}", "{ab} {cd} {ax}", "{ax} is no argument of the source, which has {ab} and {cd}"),
  ])
  func theMessageNamesWhatWasMeant(source: String, text: String, message: String) throws {
    #expect(try MarkedMessage(source, text).findings(of: "unknown-argument").map { $0.message() } == [message])
  }

  @Test func anArgumentThatTheMetadataDeclaresIsKnown() throws {
    let source = #"{"@@locale":"en","k":"x","@k":{"placeholders":{"n":{"type":"int"}}}}"#
    let files = MarkedFiles(["a_en.arb": source, "a_ko.arb": #"{"@@locale":"ko","k":"{n} {⟦⟧m}"}"#])
    try files.expect("unknown-argument")
  }

  @Test func thePlaceIsFoundBehindAnEscape() throws {
    let files = ["en.json": #"{"k":"x"}"#, "ko.json": #"{"k":"\u007B⟦⟧이름} \ud83d\ude00{⟦⟧b}"}"#]
    try MarkedFiles(files).expect("unknown-argument")
  }
}
