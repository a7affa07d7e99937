import CatalogFormats
import CatalogLint
import Testing

/// Messages of gettext whose flag names the runtime that formats them.
@Suite struct FormatFlagTests {
  /// Returns the rules of the errors in a message.
  private func errors(_ flag: String, _ source: String, _ translation: String) throws -> [String] {
    func quoted(_ text: String) -> String { text.replacing("\"", with: "\\\"").replacing("\n", with: "\\n") }
    let file = """
      msgid ""
      msgstr "Language: de\\n"

      #, \(flag)-format
      msgid "\(quoted(source))"
      msgstr "\(quoted(translation))"

      """
    return try LintFixture(["de.po": file]).findings().filter { $0.severity == .error }.map(\.rule)
  }

  @Test(arguments: [
    ("c", "%d of %s", "%d% e von %s"), ("c", "%d%% used", "%d% erreicht"),
    ("python", "%(size)s: %(n)d%%", "%(size)s: %(n)d%"),
    ("c", "%s to %s", "%2$s bis %s"), ("php", "Save %d%%", "%d% sparen"), ("perl", "%s", "%s %y"),
    ("awk", "%s", "%s 5%"),
  ])
  func reportsASignThatIsNoPlaceholder(flag: String, source: String, translation: String) throws {
    #expect(try errors(flag, source, translation) == ["stray-percent"])
  }

  @Test(arguments: [
    ("c", "%lu bytes", "%u Bytes"), ("c", "%d", "%u"), ("c", "%s", "%ls"), ("c", "%f", "%Lf"), ("objc", "%@", "%s"),
    ("python", "%(n)d", "%(n)s"), ("php", "%d", "%s"), ("java-printf", "%d", "%f"), ("lua", "%d", "%s"),
  ])
  func comparesTypes(flag: String, source: String, translation: String) throws {
    #expect(try errors(flag, source, translation) == ["argument-type"])
  }

  @Test(arguments: [
    ("c", "%d", "%i"), ("c", "%x", "%X"), ("c", "%5s", "%-20s"), ("c", "%lf", "%f"), ("c", "%lli", "%Ld"),
    ("python", "%d", "%ld"),
    ("c", "100%%", "100 %%"), ("c", "%s: %m", "%m: %s"), ("c", "%.*f", "%.*f"), ("php", "%s %s", "%2$s %1$s"),
    ("php", "%'05d", "%d"), ("ruby", "%{name}", "%<name>s"), ("java-printf", "%s%n", "%s"), ("python", "%s", "% s"),
    ("gcc-internal", "%<%s%> %qD", "%<%s%>: %qD"), ("boost", "%1% %2%", "%2% %1%"), ("object-pascal", "%0:s", "%0:s"),
    // The source is not accepted either, so gettext does not compare.
    ("c", "50% of %y", "50 %"), ("php", "100% of all", "100 % von allen"),
  ])
  func acceptsTheSamePlaceholders(flag: String, source: String, translation: String) throws {
    #expect(try errors(flag, source, translation) == [])
  }

  @Test(arguments: [
    ("sh", "in $DIR or ${HOME}", "in $DIR"), ("scheme", "~a and ~s", "~a"), ("lisp", "~a", "nichts"),
    ("tcl", "%s", "nichts"),
    ("boost", "%1% %2%", "%1%"), ("smalltalk", "%1 %2", "%1"), ("kde-kuit", "%1 %2", "%1"), ("ruby", "%{a}", "nichts"),
    ("elisp", "%s", "nichts"), ("librep", "%s", "nichts"), ("gfc-internal", "%s at %L", "%s"), ("ycp", "%1", "nichts"),
    ("perl-brace", "{a}", "nichts"), ("csharp", "{0}", "nichts"), ("awk", "%s", "nichts"),
    ("javascript", "%s", "nichts"),
    ("object-pascal", "%s", "nichts"), ("qt-plural", "%n", "nichts"),
  ])
  func comparesPlaceholdersOfEachRuntime(flag: String, source: String, translation: String) throws {
    #expect(try errors(flag, source, translation) == ["missing-argument"])
  }

  @Test(arguments: ["no-c", "no-python"]) func comparesNothingWithoutARuntime(flag: String) throws {
    #expect(try errors(flag, "%s", "nichts") == [])
  }

  @Test(arguments: FormatFlag.allCases) func knowsTheSyntaxOfEachRuntime(flag: FormatFlag) throws {
    #expect(try errors(flag.rawValue, "Text", "Text ohne Platzhalter") == [])
  }

  @Test(arguments: [("Done\n", "Fertig"), ("Done", "Fertig\n"), ("\nDone", "Fertig"), ("Done.\n", "Fertig.")])
  func reportsALineBreakThatGettextRequires(source: String, translation: String) throws {
    #expect(try errors("c", source, translation) == ["edge-whitespace"])
  }

  @Test func marksTheSignAndDoublesIt() throws {
    let file =
      "msgid \"\"\nmsgstr \"Language: ja\\n\"\n\n#, python-format\nmsgid \"%(n)d%% full\"\nmsgstr \"%(n)d% 使用中\"\n"
    let fixture = try LintFixture(["ja.po": file])
    #expect(fixture.places() == ["stray-percent ja %(n)d%% full 6:14"])
    #expect(try fixture.fixed()["ja.po"]?.contains("%(n)d%% 使用中") == true)
  }

  @Test func comparesTheSyntaxThatMostMessagesHave() throws {
    let messages = ["Page %1 of %2", "Book %1", "Line %1"].map { "msgid \"\($0)\"\nmsgstr \"\($0)\"\n" }
    let wrong = "msgid \"Step %1\"\nmsgstr \"Schritt\"\n"
    let fixture = try LintFixture([
      "de.po": "msgid \"\"\nmsgstr \"Language: de\\n\"\n\n\((messages + [wrong]).joined(separator: "\n"))"
    ])
    #expect(fixture.findings().filter { $0.severity == .error }.map(\.key) == ["Step %1"])
  }

  @Test func reportsStraySignsInStringCatalogs() throws {
    func catalog(_ text: String) -> String {
      """
      {"sourceLanguage":"en","version":"1.0","strings":{"%lld%% of %@":{"localizations":{"de":{"stringUnit":\
      {"state":"translated","value":"\(text)"}}}}}}
      """
    }
    func rules(_ text: String) throws -> [String] {
      try LintFixture(["Localizable.xcstrings": catalog(text)]).findings().filter { $0.severity == .error }.map(\.rule)
    }
    #expect(try rules("%lld % von %@") == ["stray-percent"])
    #expect(try rules("%lld%% von %2@") == ["stray-percent"])
    #expect(try rules("%2$@: %1$lld%%") == [])
  }
}
