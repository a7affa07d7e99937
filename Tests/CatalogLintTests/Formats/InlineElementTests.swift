import AuthCopy
import CatalogFormats
import CatalogLint
import TestSupport
import Testing

/// Tags inside a text keep their attributes.
@Suite struct InlineElementTests {
  /// Returns the target of a new translation; nil if the file cannot contain it.
  private static func target(_ text: String, of source: String, version: Int = 1) throws -> String? {
    let unit =
      version == 1
      ? "<trans-unit id=\"a\"><source>\(source)</source></trans-unit>"
      : "<unit id=\"a\"><segment><source>\(source)</source></segment></unit>"
    let xliff =
      version == 1
      ? "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"ko\"><body>\(unit)</body></file></xliff>"
      : "<xliff version=\"2.0\" srcLang=\"en\" trgLang=\"ko\"><file id=\"f\">\(unit)</file></xliff>"
    let file = SourceFile(path: "m.xlf", bytes: Array(xliff.utf8))
    let documents = try CatalogFormat.xliff.read(file)
    guard let edit = documents[1].adding(text, as: "a", from: documents[0]) else { return nil }
    let result = String(decoding: file.bytes.applying([edit]), as: UTF8.self)
    return try #require(result.firstMatch(of: /<target>(.*)<\/target>/)).output.1.description
  }

  @Test(arguments: [
    (
      "Read the <g id=\"1\">terms</g> and the <g id=\"2\" ctype=\"link\">policy</g>.",
      "<g>약관</g>과 <g>정책</g>을 읽으세요.",
      "<g id=\"1\">약관</g>과 <g id=\"2\" ctype=\"link\">정책</g>을 읽으세요." as String?
    ),
    ("<g id=\"1\">A</g>", "<g>가</g><g>나</g>", "<g id=\"1\">가</g><g id=\"1\">나</g>"),
    ("<g id=\"1\">A</g><g id=\"2\">B</g>", "<g>가</g><g>나</g><g>다</g>", nil),
    ("<g id=\"1\">A</g><g id=\"2\">B</g>", "<g>가</g>", "<g id=\"1\">가</g>"),
    (
      "<x id=\"N\" ctype=\"a\"/>, <x id=\"N\" ctype=\"b\"/>", "{N}은 {N}",
      "<x id=\"N\" ctype=\"a\"/>은 <x id=\"N\" ctype=\"b\"/>"
    ),
    ("<ph id=\"1\">&lt;ph></ph><x id=\"1\"/>", "{1} {1}", "<ph id=\"1\">&lt;ph></ph> <x id=\"1\"/>"),
  ])
  func aNewTranslationHasTheElementsOfTheSource(source: String, text: String, target: String?) throws {
    #expect(try Self.target(text, of: source) == target)
  }

  @Test func spansOfXLIFF2KeepTheirIDs() throws {
    #expect(
      try Self.target("<pc>약관</pc>과 <pc>정책</pc>", of: "<pc id=\"1\">Terms</pc>, <pc id=\"2\">policy</pc>", version: 2)
        == "<pc id=\"1\">약관</pc>과 <pc id=\"2\">정책</pc>")
  }

  @Test func aBracketInAnAttributeDoesNotEndItsTag() throws {
    let fixture = try LintFixture([
      "values/strings.xml":
        "<resources><string name=\"a\">See <a title=\"a > b\" href='x'>here</a></string></resources>",
      "values-ko/strings.xml":
        "<resources><string name=\"a\">보기 <a title=\"a > b\" href='x'>여기</a></string></resources>",
    ])
    #expect(fixture.findings().map(\.rule) == [])
    let file = SourceFile(
      path: "values/strings.xml", bytes: Array(try fixture.folder.text(of: "values/strings.xml").utf8))
    let document = try #require(try CatalogFormat.android.read(file).first)
    #expect(document["a"]?.text == "See <a title=\"a > b\" href='x'>here</a>")
  }

  @Test func anAttributeIsNotFoundInTheValueOfAnother() throws {
    #expect(
      try Self.target("{b}", of: "<x ctype=\" id='a'\" id=\"b\"/>") == "<x ctype=\" id='a'\" id=\"b\"/>")
  }
}
