import Testing

@testable import CatalogLint

@Suite struct TagMismatchRuleTests {
  @Test(arguments: [
    MarkedMessage("<b>a</b>", "<b>가</b> ⟦<i>⟧나</i>"), MarkedMessage("Terms", "⟦<b>⟧약관</b>"),
    MarkedMessage("<b>a</b>", "⟦<B>⟧가</B>"),
  ])
  func reportsATagThatTheSourceLacks(message: MarkedMessage) throws {
    try message.expect("tag-mismatch")
  }

  @Test(arguments: [
    MarkedMessage("<b>a</b>", "⟦⟧가"), MarkedMessage("a<br>b", "⟦⟧가 나"), MarkedMessage("<link>a</link>", "⟦⟧가"),
    MarkedMessage("<x y='1'>", "⟦⟧가"),
    MarkedMessage("<b>a</b> <i>b</i>", "⟦⟧<b>가</b> 나"),
    MarkedMessage("<b>{n, plural, one {a} other {b}}</b>", "⟦⟧{n, plural, other {나}}"),
  ])
  func reportsAMissingTag(message: MarkedMessage) throws {
    try message.expect("tag-mismatch")
  }

  @Test(arguments: [
    MarkedMessage("<b>a</b>", "⟦<b>⟧가"), MarkedMessage("<b>a</b>", "⟦</b>⟧가"),
    MarkedMessage("<b>a</b>", "⟦</b>⟧가<b>"), MarkedMessage("<b>a</b> <i>c</i>", "<b>가⟦</i>⟧</b><i>"),
    MarkedMessage("<x/>", "⟦<x>⟧"), MarkedMessage("<b>a</b>", "⟦<b>⟧가<b/>"),
    MarkedMessage("<b><i>a</i></b>", "<b>⟦<i>⟧가</b>"),
  ])
  func reportsAnUnpairedTag(message: MarkedMessage) throws {
    try message.expect("tag-mismatch")
  }

  @Test(arguments: [
    MarkedMessage("<b>a</b>", "<b>가</b>"), MarkedMessage("<b><i>a</i></b>", "<i><b>가</b></i>"),
    MarkedMessage("<b>a</b> <i>b</i>", "<i>나</i> <b>가</b>"), MarkedMessage("a<br>b", "가<br>나"),
    MarkedMessage("<none>", "<없음>"), MarkedMessage("<All Accounts>", "<모든 계정>"), MarkedMessage("<none>", "(없음)"),
    MarkedMessage("<IPv4 address>:<port>", "<IPv4 주소>:<포트>"), MarkedMessage("Press <Ctrl>", "<Control> 누르기"),
    MarkedMessage("a<br>b<hr>", "가<br/>나<hr>"), MarkedMessage("<x/>", "<x/> 가"), MarkedMessage("<x></x>", "<x/>"),
    MarkedMessage("<b>a</b>", "<b>가</b> <b>나</b>"), MarkedMessage("<b>a", "<b>가"), MarkedMessage("a < b", "가 < 나"),
    MarkedMessage("<a href='x'>a</a>", "<a href='y'>가</a>"), MarkedMessage("<b>a</b>", ""),
    MarkedMessage("See <http://a.example/x/>", "보기"),
    MarkedMessage("fk_<table name>_<column>", "fk_<테이블 이름>_<열>"),
    // The source's tag has no partner.
    MarkedMessage("a</ul>", "가"),
  ])
  func acceptsTheSourcesTagsInAnyOrder(message: MarkedMessage) throws {
    try message.expect("tag-mismatch")
  }

  /// Labels of Java are HTML if they start with `<html>`.
  @Test func acceptsOtherCaseAndLineBreaksInHTML() throws {
    let fixture = try LintFixture([
      "m.properties": """
      a=<html>One</html>
      b=<html>One<br>two</html>
      c=<html>One two</html>
      d=<html><b>One</b></html>
      e=One {0}
      """,
      "m_ko.properties": """
      a=하나
      b=<HTML>하나 둘</HTML>
      c=<html>하나<BR>둘</html>
      d=<html>하나</html>
      e=하나<br>{0}
      """,
    ])
    #expect(fixture.places().filter { $0.hasPrefix("tag") } == ["tag-mismatch ko d 4:3", "tag-mismatch ko e 5:5"])
  }

  /// i18next prints HTML; emphasis and line breaks differ between languages.
  @Test func acceptsOtherEmphasisAndLineBreaksInI18next() throws {
    let fixture = try LintFixture([
      "locales/en/a.json": #"{"a":"<em>{{n}}</em> left","b":"One<br>two","c":"<code>x</code>"}"#,
      "locales/zh/a.json": #"{"a":"剩<strong>{{n}}</strong>","b":"一二","c":"x"}"#,
    ])
    #expect(fixture.places().filter { $0.hasPrefix("tag") } == ["tag-mismatch zh c 1:46"])
  }

  @Test(arguments: [
    MarkedMessage("Go to <0>Settings</0>", "⟦⟧설정으로 가세요"), MarkedMessage("<0>a</0>", "<ب0>가⟦</0>⟧"),
    MarkedMessage("<0>a</0> <1>b</1>", "⟦⟧<0>가</0> 나"), MarkedMessage("Read <0>it</0>", "<0>그것</0>을 읽으세요"),
    MarkedMessage("Press <1>", "<2> 누르기"),
  ])
  func treatsNumberedTagsAsTags(message: MarkedMessage) throws { try message.expect("tag-mismatch") }

  @Test(arguments: [
    ("<b>a</b>", "가", Finding.Severity.warning), ("<a href='x'>a</a>", "가", .error), ("<0>a</0>", "가", .error),
    ("<b>a</b>", "<b>가", .error), ("<b>a</b> c", "<b>가<b>나</b></b>", .warning), ("a", "<i>가</i>", .warning),
    ("a", "</b>가</b>", .error),
  ])
  func reportsOnlyLayoutTagsAsWarnings(source: String, text: String, severity: Finding.Severity) throws {
    #expect(try MarkedMessage(source, text).findings(of: "tag-mismatch").map(\.severity) == [severity])
  }

  @Test func messageShowsAnArgumentInATagAsAnEllipsis() throws {
    let finding = try #require(
      try MarkedMessage("<a href=\"{u}\">a</a>", "<a href=\"{u}\">가").findings(of: "tag-mismatch").first)
    #expect(finding.message().hasPrefix("<a href=\"…\"> has no matching tag"))
    #expect(finding.column == 7)
  }

  @Test(arguments: [
    MarkedMessage("<a href=\"{u}\">Help</a>", "⟦<a href=«{u}»>⟧Aide</a>", locale: "fr"),
    MarkedMessage("<a href=\"{u}\">Help</a>", "⟦<a href=\"“{u}”\">⟧Hilfe</a>", locale: "de"),
    MarkedMessage("<a href=\"x\">Help</a>", "⟦<a href=\\\"x\\\">⟧Hilfe</a>", locale: "de"),
  ])
  func reportsAnAttributeWithoutStraightMarks(message: MarkedMessage) throws { try message.expect("tag-mismatch") }

  @Test(arguments: [
    MarkedMessage("<a href=\"{u}\">Help</a>", "<a href='{u}'>„Hilfe“</a>", locale: "de"),
    MarkedMessage("<a href=“x”>Help</a>", "<a href=“x”>Hilfe</a>", locale: "de"),
    MarkedMessage("<a class=\"b\">x</a>", "<a class=b>x</a>", locale: "de"),
  ])
  func acceptsOtherAttributes(message: MarkedMessage) throws { try message.expect("tag-mismatch") }

  private static func android(_ source: String, _ text: String) -> MarkedFiles {
    func resources(_ text: String) -> String { "<resources><string name=\"k\">\(text)</string></resources>" }
    return MarkedFiles(["values/strings.xml": resources(source), "values-de/strings.xml": resources(text)])
  }

  /// A program that formats the text loses elements; escaped tags stay.
  @Test(arguments: [
    android("&lt;b>%1$s&lt;/b> in", "⟦⟧<b>%1$s</b> in"), android("<![CDATA[<b>a</b>]]>", "⟦⟧<b>a</b>"),
    android("<b>a</b>", "⟦⟧&lt;b&gt;a&lt;/b&gt;"), android("<a href='x'>a</a>", "<![CDATA[⟦⟧<a href='x'>a</a>]]>"),
    android("&lt;b>a&lt;/b>", "&lt;b>a&lt;/b> ⟦⟧<b>a</b>"), android("<i>a</i> &lt;b>a&lt;/b>", "<i>a</i> ⟦⟧<b>a</b>"),
  ])
  func reportsATagOfAndroidThatOnlyOneSideEscapes(files: MarkedFiles) throws { try files.expect("tag-mismatch") }

  @Test(arguments: [
    android("&lt;b>a&lt;/b>", "<![CDATA[<b>a</b>]]>"), android("<b>a</b>", "<b>b</b>"),
    android("<b>a</b> &lt;b>a&lt;/b>", "<b>a</b> <b>a</b>"), android("<xliff:g id='n'>%s</xliff:g> a", "%s a"),
    MarkedFiles(["m.properties": "a=<b>a</b> {0}\n", "m_de.properties": "a=<b>a</b> {0}\n"]),
  ])
  func acceptsTagsThatBothSidesEscapeAlike(files: MarkedFiles) throws { try files.expect("tag-mismatch") }

  @Test(arguments: [
    (#"<p>{{n}}</p> left"#, #"<p><em>{{n}}</em></p>"#, [Finding.Severity.warning]),
    ("{{n}} left", "<em>{{n}}</em>", [.warning]),
    ("Show <iframe> in {{n}}", "iframe {{n}}", []), ("<iframe>x</iframe> {{n}}", "{{n}}", [.error]),
  ])
  func knowsHowProgramsShowTags(source: String, text: String, severities: [Finding.Severity]) throws {
    let found = try LintFixture(source, text).findings().filter { $0.rule == "tag-mismatch" }
    #expect(found.map(\.severity) == severities)
  }

  @Test(arguments: [("「コード」に記録", Finding.Severity.info), ("コードに記録", .warning)])
  func quotationMarksInPlaceOfEmphasisAreAnInfo(text: String, severity: Finding.Severity) throws {
    let found = try MarkedMessage("Logged to <i>code</i>", text, locale: "ja").findings(of: "tag-mismatch")
    #expect(found.map(\.severity) == [severity])
  }

  @Test func aTagThatIsLostWithItsArgumentIsOneSlip() throws {
    let lost = MarkedMessage("In <code>{path}</code>:", "폴더:")
    try lost.expect("tag-mismatch")
    #expect(try lost.findings(of: "missing-argument").count == 1)
    try MarkedMessage("In <code>{path}</code>:", "⟦⟧{path}:").expect("tag-mismatch")
  }

  @Test func acceptsAnAccessKeyInsideOfATag() throws {
    let fixture = try LintFixture([
      "m.properties": "a=<&br> (breaks)\n", "m_de.properties": "a=<br> (&Umbr\u{FC}che)\n",
    ])
    #expect(!fixture.places().contains { $0.hasPrefix("tag") })
  }

  @Test(arguments: [
    MarkedMessage("Read <a href='x'>it</a>", "<a href='x'>그것</a>을 읽⟦<a href='x'></a>⟧으세요"),
    MarkedMessage("Read <a href='x'></a> now", "지금 <a href='x'></a> 읽으세요"),
  ])
  func reportsAnEmptyElementThatTheSourceLacks(message: MarkedMessage) throws { try message.expect("tag-mismatch") }
}
