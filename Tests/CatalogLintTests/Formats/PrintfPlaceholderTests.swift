import CatalogLint
import Testing

/// Tells placeholders of printf from the letters of a date format.
@Suite struct PrintfPlaceholderTests {
  private func rules(_ source: String, _ translation: String) throws -> [String] {
    let text = "msgid \"\"\nmsgstr \"Language: ko\\n\"\n\n#, c-format\nmsgid \"\(source)\"\nmsgstr \"\(translation)\"\n"
    let found = try LintFixture(["ko.po": text]).findings().map(\.rule)
    return found.filter { $0.hasSuffix("argument") || $0 == "argument-type" }
  }

  @Test(arguments: [
    ("%b of %s", "아무것도"), ("%s at %H", "아무것도"), ("%B of %d files %s", "아무것도"), ("%d files, %s, %Y", "파일"),
    ("%ld of %H", "아무것도"), ("%zu and %M", "없음"),
  ])
  func dateLettersDoNotHidePlaceholders(source: String, translation: String) throws {
    #expect(try rules(source, translation).contains("missing-argument"))
  }

  @Test(arguments: [
    ("%H:%M:%S", "%p %I시 %M분"), ("%b %d", "%m월 %d일"), ("%B %e, %Y", "%Y년 %m월 %e일"), ("%A, %-d. %B", "%-m월 %-d일"),
    ("%d/%m/%y at %H:%M", "%y-%m-%d %H:%M"),
  ])
  func acceptsOtherDateFormats(source: String, translation: String) throws {
    #expect(try rules(source, translation) == [])
  }

  @Test(arguments: [
    ("%*d items", "항목 %*d개", [String]()), ("%*d items", "항목 %d개", ["missing-argument"]),
    ("%-*s|%.*f", "%-*s|%.*f", []), ("%.*f of %s", "%s 중 %.*f", Array(repeating: "argument-type", count: 3)),
    ("%2$*1$d of %3$s", "%3$s 중 %2$*1$d", []),
  ])
  func readsAWidthThatIsAnArgument(source: String, translation: String, rules found: [String]) throws {
    #expect(try rules(source, translation) == found)
  }

  @Test func readsABooleanOfJavaAsAPlaceholder() throws {
    func strings(_ text: String) -> String { "<resources>\n<string name=\"a\">\(text)</string>\n</resources>\n" }
    let files = [
      "res/values/strings.xml": strings("Is %b true? %1$s"), "res/values-ko/strings.xml": strings("참입니까?"),
    ]
    #expect(try LintFixture(files).findings().map(\.rule).contains("missing-argument"))
  }
}
