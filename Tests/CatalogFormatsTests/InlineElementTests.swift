import CatalogFormats
import MessageFiles
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
      "<g id=\"2\">정책</g>과 <g id=\"1\">약관</g>을 읽으세요.",
      "<g id=\"2\" ctype=\"link\">정책</g>과 <g id=\"1\">약관</g>을 읽으세요." as String?
    ),
    ("<g id=\"1\">A</g>", "<g id=\"1\">가</g><g id=\"1\">나</g>", "<g id=\"1\">가</g><g id=\"1\">나</g>"),
    ("<g id=\"1\">A</g><g id=\"2\">B</g>", "<g id=\"2\">나</g>", "<g id=\"2\">나</g>"),
    ("<g id=\"1\"/>A", "가<g id=\"1\"/>", "가<g id=\"1\"/>"),
    (
      "<x id=\"N\" ctype=\"a\"/>, <x id=\"N\" ctype=\"b\"/>", "{N}은 {N}",
      "<x id=\"N\" ctype=\"a\"/>은 <x id=\"N\" ctype=\"b\"/>"
    ),
    ("<x id=\"N\" ctype=\"a\"/>, <x id=\"N\" ctype=\"b\"/>", "{N} {N} {N}", nil),
    ("<ph id=\"1\">&lt;ph></ph><x id=\"1\"/>", "{1} {1}", "<ph id=\"1\">&lt;ph></ph> <x id=\"1\"/>"),
  ])
  func aNewTranslationHasTheElementsOfTheSource(source: String, text: String, target: String?) throws {
    #expect(try Self.target(text, of: source) == target)
  }

  @Test func anElementThatTheSourceLacksIsText() throws {
    #expect(try Self.target("<g id=\"2\">가", of: "<g id=\"1\">A</g>") == "&lt;g id=\"2\"&gt;가")
  }

  @Test func spansOfXLIFF2KeepTheirIDs() throws {
    #expect(
      try Self.target(
        "<pc id=\"2\">정책</pc>과 <pc id=\"1\">약관</pc>", of: "<pc id=\"1\">Terms</pc>, <pc id=\"2\">policy</pc>",
        version: 2)
        == "<pc id=\"2\">정책</pc>과 <pc id=\"1\">약관</pc>")
  }

  @Test(arguments: [
    (
      "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"ko\"><body><trans-unit id=\"a\">UNIT"
        + "</trans-unit></body></file></xliff>",
      "<source>OK</source><target state=\"new\">OK</target>", "<source>OK</source><target>OK</target>"
    ),
    (
      "<xliff version=\"2.0\" srcLang=\"en\" trgLang=\"ko\"><file id=\"f\"><unit id=\"a\">UNIT</unit></file></xliff>",
      "<segment state=\"initial\"><source>OK</source><target>OK</target></segment>",
      "<segment state=\"translated\"><source>OK</source><target>OK</target></segment>"
    ),
  ])
  func anAcceptedTranslationIsNoLongerNew(file: String, old: String, new: String) throws {
    let bytes = Array(file.replacing("UNIT", with: old).utf8)
    let documents = try CatalogFormat.xliff.read(SourceFile(path: "m.xlf", bytes: bytes))
    let edit = try #require(documents[1].adding("OK", as: "a", from: documents[0]))
    #expect(String(decoding: bytes.applying([edit]), as: UTF8.self) == file.replacing("UNIT", with: new))
  }

  @Test func aBracketInAnAttributeDoesNotEndItsTag() throws {
    let text = "See <a title=\"a > b\" href='x'>here</a>"
    let file = SourceFile(
      path: "values/strings.xml", bytes: Array("<resources><string name=\"a\">\(text)</string></resources>".utf8))
    let document = try #require(try CatalogFormat.android.read(file).first)
    #expect(document["a"]?.text == text)
  }

  @Test func anAttributeIsNotFoundInTheValueOfAnother() throws {
    #expect(
      try Self.target("{b}", of: "<x ctype=\" id='a'\" id=\"b\"/>") == "<x ctype=\" id='a'\" id=\"b\"/>")
  }
}
