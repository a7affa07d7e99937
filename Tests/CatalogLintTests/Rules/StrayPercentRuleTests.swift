import Testing

@testable import CatalogLint

@Suite struct StrayPercentRuleTests {
  private static func files(_ source: String, _ text: String, attributes: String = "") -> MarkedFiles {
    func resources(_ text: String) -> String {
      "<resources>\n<string name=\"k\"\(attributes)>\(text)</string>\n</resources>"
    }
    return MarkedFiles(["res/values/strings.xml": resources(source), "res/values-de/strings.xml": resources(text)])
  }

  @Test(arguments: [
    files("%1$s is half done", "%1$s ist 50⟦⟧% fertig"), files("All of %1$s", "100⟦⟧% %1$s"),
    files("%1$d%% of %2$s", "%1$d⟦⟧% von %2$s"),
    // The source has the same mistake.
    files("100⟦⟧% %1$s", "100% %1$s"),
    MarkedFiles(["m.properties": "a=%s done\nb=%d\n", "m_de.properties": "a=%s 5⟦⟧% da\nb=%d\n"]),
  ])
  func reportsAPercentSignThatJavaReadsAsAPlaceholder(files: MarkedFiles) throws { try files.expect("stray-percent") }

  @Test(arguments: [
    files("%1$s is half done", "%1$s ist 50%% fertig"), files("50% off", "50% billiger"),
    files("%1$s of %2$s", "%2$s: %1$s"), files("5% of %1$s", "5 % von %1$s", attributes: " formatted=\"false\""),
    MarkedFiles(["en.json": #"{"a":"{n} done"}"#, "de.json": #"{"a":"{n} % da"}"#]),
  ])
  func acceptsDoubledAndLiteralSigns(files: MarkedFiles) throws { try files.expect("stray-percent") }

  @Test(arguments: [files("%1$s of %2$s", "⟦⟧%s von %s"), files("⟦⟧%s of %s", "%s von %s")])
  func reportsPlaceholdersWithoutTheirNumbers(files: MarkedFiles) throws {
    try files.expect("stray-percent")
    #expect(try files.findings(of: "stray-percent").map(\.severity) == [.info])
  }

  /// `%#@name@` is a variable of a string catalog.
  @Test func reportsAVariableWithoutItsEnd() throws {
    func fix(_ text: String) throws -> [String?] {
      func unit(_ text: String) -> String { #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }
      let texts = #"{"en":\#(unit("%#@arg1@ in %#@arg2@")),"ko":\#(unit(text))}"#
      return try LintFixture([
        "L.xcstrings": #"{"sourceLanguage":"en","strings":{"k":{"localizations":\#(texts)}},"version":"1.0"}"#
      ]).findings().filter { $0.rule == "stray-percent" }.map {
        $0.fix?.replacement
      }
    }
    #expect(try fix("%#@arg2에서 %#@arg1@") == ["%#@arg2@"])
    #expect(try fix("%#@arg2@에서 %1$#@arg1") == ["%1$#@arg1@"])
    #expect(try fix("%2$#@arg2@에서 %1$#@arg1@") == [])
  }

  @Test func onlySuggestsTheFixIfTheSignMayBeAnArgument() throws {
    func strings(_ text: String) -> String { "<resources><string name=\"k\">\(text)</string></resources>" }
    func isSafe(_ text: String) throws -> [Bool?] {
      try LintFixture(["res/values/strings.xml": strings("%1$s ms"), "res/values-hr/strings.xml": strings(text)])
        .findings().filter { $0.rule == "stray-percent" }.map(\.fix?.isSafe)
    }
    #expect(try isSafe("% ms") == [false])
    #expect(try isSafe("%1$s, 5% fertig") == [true])
  }

  @Test(arguments: [("%1s", 1), ("%1Ss", 1), ("%s1$", 1), ("$1%s", 1), ("%1$s", 0), ("%2s", 0)])
  func reportsANumberWithoutItsDollarSign(placeholder: String, count: Int) throws {
    func strings(_ text: String) -> String { "<resources><string name=\"a\">\(text) x</string></resources>" }
    let files = MarkedFiles([
      "res/values/strings.xml": strings("%1$s"), "res/values-de/strings.xml": strings(placeholder),
    ])
    #expect(try files.findings(of: "stray-percent").count { $0.severity == .warning } == count)
  }

  @Test(arguments: [
    files("Part of the 2%% of all", "Teil der 2⟦⟧% aller"), files("Part of the 2%% of all", "Teil der 2%% aller"),
    files("Part of the 2% of all", "Teil der 2% aller"),
  ])
  func reportsASignThatOnlyTheSourceDoubles(files: MarkedFiles) throws { try files.expect("stray-percent") }
}
