import CatalogLint
import Testing

/// The syntax of PO files beyond one string per line.
@Suite struct GettextTests {
  private static let header = "msgid \"\"\nmsgstr \"Language: ko\\n\"\n\n"

  private func places(_ messages: String) throws -> [String] {
    let fixture = try LintFixture(["ko.po": Self.header + messages])
    #expect(fixture.result().failures == [])
    return fixture.places()
  }

  @Test(arguments: [
    (#"msgid "File|Open""#, #"msgctxt "File"\#nmsgid "Open""#, [#"File\|Open"#, "File|Open"]),
    (#"msgctxt "a|b"\#nmsgid "c""#, #"msgctxt "a"\#nmsgid "b|c""#, [#"a\|b|c"#, "a|b|c"]),
    (#"msgctxt "a\\"\#nmsgid "b""#, #"msgid "a\\|b""#, [#"a\\|b"#, #"a\\\|b"#]),
    (#"msgctxt ""\#nmsgid "a""#, #"msgid "|a""#, ["|a", #"\|a"#]),
  ])
  func distinguishesMessagesByContext(first: String, second: String, keys: [String]) throws {
    let found = try places("\(first)\nmsgstr \"가 \"\n\n\(second)\nmsgstr \"나 \"\n")
    #expect(
      found.map { $0.split(separator: " ").dropLast().joined(separator: " ") }
        == keys.map { "edge-whitespace ko \($0)" })
  }

  @Test func reportsADuplicateMessage() throws {
    let message = "msgctxt \"File\"\nmsgid \"Open\"\nmsgstr \"열기\"\n"
    #expect(try places("\(message)\n\(message)") == ["duplicate-key ko File|Open 9:1"])
  }

  @Test func readsSeveralStringsOnALine() throws {
    let text = "#, c-format\nmsgid \"Delete \" \"%s\"\t\"?\"\nmsgstr \"\" \"%d \" \"삭제\"\n\"?\"  \"\"\n"
    #expect(try places(text) == ["argument-type ko Delete %s? 6:12"])
    let blank = text.replacing("%d", with: "%s").replacing("?\"  ", with: "? \" ")
    let fixture = try LintFixture(["ko.po": Self.header + blank])
    #expect(fixture.places() == ["edge-whitespace ko Delete %s? 7:3"])
    #expect(try fixture.fixed()["ko.po"]?.hasSuffix("\n\"?\" \"\"\n") == true)
  }

  @Test(arguments: ["msgid \"a\" b\nmsgstr \"\"\n", "msgid \"a\"b\"\nmsgstr \"\"\n", "msgid \"a\" \"b\nmsgstr \"\"\n"])
  func rejectsOtherTextAfterAString(text: String) throws {
    #expect(try LintFixture(["ko.po": Self.header + text]).result().failures.count == 1)
  }
}
