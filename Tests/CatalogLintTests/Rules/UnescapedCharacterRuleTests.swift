import Testing

@testable import CatalogLint

@Suite struct UnescapedCharacterRuleTests {
  private static func files(_ text: String, source: String = "Text") -> MarkedFiles {
    func resources(_ text: String) -> String { "<resources>\n<string name=\"k\">\(text)</string>\n</resources>" }
    return MarkedFiles(["res/values/strings.xml": resources(source), "res/values-fr/strings.xml": resources(text)])
  }

  @Test(arguments: [
    files("Échec de l⟦⟧'ouverture"), files("l⟦⟧&apos;eau"), files("<b>l⟦⟧'eau</b>"), files("<![CDATA[l⟦⟧'eau]]>"),
    files(#"a ⟦⟧\u12 b"#),
  ])
  func reportsTextThatTheAndroidCompilerRejects(files: MarkedFiles) throws {
    try files.expect("unescaped-character")
    #expect(try files.findings(of: "unescaped-character").allSatisfy { $0.severity == .error })
  }

  @Test(arguments: [files("Touchez ⟦⟧\"OK⟦⟧\""), files("⟦⟧\"OK⟦⟧\" ferme")])
  func reportsQuotationMarksThatAreNotShown(files: MarkedFiles) throws {
    try files.expect("unescaped-character")
    #expect(try files.findings(of: "unescaped-character").allSatisfy { $0.severity == .warning })
  }

  @Test(arguments: [
    files(#"l\'eau"#), files("\"l'eau  pure\""), files(#"« \"OK\" » \u00E9"#), files("<a href=\"x\">l’eau</a>"),
    MarkedFiles(["m.properties": "a=it's\n", "m_fr.properties": "a=l'eau\n"]),
  ])
  func acceptsEscapedAndFullyQuotedText(files: MarkedFiles) throws { try files.expect("unescaped-character") }

  @Test func fixEscapesOnlyApostrophes() throws {
    let fixture = try LintFixture([
      "res/values/strings.xml": "<resources><string name=\"k\">a</string></resources>",
      "res/values-fr/strings.xml": "<resources><string name=\"k\">l'eau \"pure\"</string></resources>",
    ])
    #expect(
      try fixture.fixed() == [
        "res/values-fr/strings.xml": "<resources><string name=\"k\">l\\'eau \"pure\"</string></resources>"
      ])
  }

  /// Android drops the quotation marks, but HTML accepts attributes without them.
  @Test func acceptsQuotationMarksOnlyInHTMLTags() throws {
    let fixture = try LintFixture([
      "res/values/strings.xml":
        "<resources><string name=\"k\"><![CDATA[See <a href=\"%s\">this</a>]]></string></resources>"
    ])
    #expect(fixture.findings().map(\.rule) == [])
    let other = try LintFixture([
      "res/values/strings.xml": "<resources><string name=\"k\"><![CDATA[1 < 2 \"here\"]]></string></resources>"
    ])
    #expect(other.findings().map(\.rule) == ["unescaped-character", "unescaped-character"])
  }

  @Test func aBracketInAnAttributeDoesNotEndItsTag() throws {
    let fixture = try LintFixture([
      "values/strings.xml":
        "<resources><string name=\"a\">See <a title=\"a > b\" href='x'>here</a></string></resources>",
      "values-ko/strings.xml":
        "<resources><string name=\"a\">보기 <a title=\"a > b\" href='x'>여기</a></string></resources>",
    ])
    #expect(fixture.findings().map(\.rule) == [])
  }

  @Test(arguments: [
    (files("⟦⟧@%s antworten"), Finding.Severity.warning),
    (files("\n  ⟦⟧@%s antworten", source: "Replying to @%s"), .warning),
    (files("⟦⟧?Was ist das"), .error),
    (MarkedFiles(["values/strings.xml": "<resources><string name=\"k\">⟦⟧?!\n</string></resources>"]), .error),
  ])
  func reportsASignThatBeginsAReference(files: MarkedFiles, severity: Finding.Severity) throws {
    try files.expect("unescaped-character")
    #expect(try files.findings(of: "unescaped-character").map(\.severity) == [severity])
  }

  @Test(arguments: [
    files(#"\@%s antworten"#), files(#"\?Was"#), files("@%s", source: "@%s replied"), files("?"), files("@"),
    files("„@%s“"), files("@string/name"), files("\"@%s antworten\""), files("?<b>Was</b>"),
    MarkedFiles(["values/strings.xml": "<resources><string name=\"k\">?colorPrimary</string></resources>"]),
  ])
  func acceptsSignsThatBeginNoReference(files: MarkedFiles) throws { try files.expect("unescaped-character") }

  @Test func fixEscapesASignAtTheStart() throws {
    let fixture = try LintFixture([
      "res/values/strings.xml": "<resources><string name=\"k\">To @%s</string></resources>",
      "res/values-ja/strings.xml": "<resources><string name=\"k\"> @%sに返信</string></resources>",
    ])
    #expect(
      try fixture.fixed() == [
        "res/values-ja/strings.xml": "<resources><string name=\"k\"> \\@%sに返信</string></resources>"
      ])
  }

  @Test(arguments: [
    (#"A.\n\nB"#, #"A.\n\n\Ogni"#, 1), (#"A\nB"#, #"A\ nB"#, 1), (#"A\nB"#, #"A\nB"#, 0),
    (#"It\'s"#, #"L\'a \@ \u0041"#, 0),
    (#"A\wB"#, #"A\wB"#, 1),
  ])
  func reportsABackslashThatAndroidDrops(source: String, translation: String, count: Int) throws {
    func strings(_ text: String) -> String { "<resources><string name=\"a\">\(text)</string></resources>" }
    let files = MarkedFiles([
      "res/values/strings.xml": strings(source), "res/values-it/strings.xml": strings(translation),
    ])
    let findings = try files.findings(of: "unescaped-character")
    #expect(findings.count == count && findings.allSatisfy { $0.severity == .warning })
  }

  @Test(arguments: [(#"\n\以下の"#, 1), (#"\n以下\u0041\:\!\ \"a\""#, 0)])
  func reportsABackslashThatJavaDrops(translation: String, count: Int) throws {
    let files = MarkedFiles(["m.properties": "a=A\\nB\n", "m_ja.properties": "a=\(translation)\n"])
    #expect(try files.findings(of: "unescaped-character").count == count)
  }

  @Test func reportsABackslashThatApplesStringsDrop() throws {
    let files = MarkedFiles([
      "en.lproj/Localizable.strings": #""a" = "One\nTwo"; "b" = "One\U00e9 \"two\"";"#,
      "fr.lproj/Localizable.strings": #""a" = "Un⟦⟧\Ndeux"; "b" = "Un\U00e9 \"deux\"";"#,
    ])
    try files.expect("unescaped-character")
  }
}
