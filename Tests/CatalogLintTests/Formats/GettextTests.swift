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

  private static let flagged = "#, php-format\nmsgid \"%d files\"\nmsgstr \"%d개\"\n\n"

  /// A flag of another message does not matter.
  @Test(arguments: ["", flagged]) func comparesNamesBetweenPercentSigns(flagged: String) throws {
    func rules(_ source: String, _ translation: String) throws -> [String] {
      try places("\(flagged)msgid \"\(source)\"\nmsgstr \"\(translation)\"\n").map { String($0.prefix { $0 != " " }) }
        .filter { $0.hasSuffix("argument") }
    }
    #expect(try rules("Logged out of %SP%.", "%NAME%에서 로그아웃했습니다.") == ["unknown-argument"])
    #expect(try rules("No data for %ENTITYID%", "데이터 없음") == ["missing-argument"])
    #expect(try rules("Mail to %email%: 100% done", "%email%로 보내기: 100% 완료") == [])
    #expect(try rules("100%sure, %d%% or 50%of", "확실") == (flagged.isEmpty ? ["missing-argument"] : []))
  }

  @Test(arguments: ["%ld%% of %s", "%.1f%%", "%dx%d"]) func readsPercentSignsOfPrintf(text: String) throws {
    #expect(try places("msgid \"\(text)\"\nmsgstr \"\(text) 정도\"\n") == [])
    #expect(try places("msgid \"\(text)\"\nmsgstr \"없음\"\n").contains { $0.hasPrefix("missing-argument") })
  }

  @Test func doesNotCompareNamesOfMessages() throws {
    let message = "msgid \"{login:user_text}\"\nmsgstr \"{name} 님, 안녕하세요\"\n"
    #expect(try !places(message).contains { $0.contains("argument") })
    let english = Self.header.replacing("ko", with: "en") + message.replacing("{name} 님, 안녕하세요", with: "Hello")
    let fixture = try LintFixture(["ko.po": Self.header + message, "en.po": english])
    #expect(fixture.findings().map(\.rule) == ["unknown-argument"])
    #expect(try places("msgid \"{total:.2f}\"\nmsgstr \"없음\"\n").contains { $0.hasPrefix("missing-argument") })
  }

  @Test(arguments: ["msgid \"a\" b\nmsgstr \"\"\n", "msgid \"a\"b\"\nmsgstr \"\"\n", "msgid \"a\" \"b\nmsgstr \"\"\n"])
  func rejectsOtherTextAfterAString(text: String) throws {
    #expect(try LintFixture(["ko.po": Self.header + text]).result().failures.count == 1)
  }
}
