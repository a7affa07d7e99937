import Testing

@testable import CatalogLint

/// Tables and lines that fit a terminal.
@Suite struct TextTableTests {
  private var table: TextTable {
    var table = TextTable(columns: ["code", "meaning"])
    table.add(["KOE320", "The authorization code is used, expired or unknown"])
    table.add(["7", "여러 번 시도해 이용이 일시적으로 제한되었습니다"])
    return table
  }

  @Test func doesNotWrapWithoutATerminal() {
    #expect(
      table.text == """
        code    meaning
        KOE320  The authorization code is used, expired or unknown
             7  여러 번 시도해 이용이 일시적으로 제한되었습니다
        """)
  }

  @Test func wrapsLinesOnATerminal() {
    let text = table.text(width: 30)
    #expect(
      text == """
        code    meaning
        KOE320  The authorization code
                is used, expired or
                unknown
             7  여러 번 시도해 이용이
                일시적으로
                제한되었습니다
        """)
    #expect(text.split(separator: "\n").allSatisfy { String($0).columnWidth <= 30 })
  }

  @Test(arguments: [
    ("", 4, [""]), ("a b", 4, ["a b"]), ("abcdef", 4, ["abcd", "ef"]), ("one two", 4, ["one", "two"]),
    ("한국어로", 5, ["한국", "어로"]), ("日本語。", 6, ["日本", "語。"]), ("a  b", 2, ["a", "b"]),
  ])
  func wrapsTextAtSpacesAndWideCharacters(text: String, width: Int, lines: [String]) {
    #expect(text.wrapped(to: width) == lines)
  }

  @Test func plainTextHasNoEscapeSequences() {
    #expect(TextStyle.plain.text("x", .bold) == "x")
    #expect(TextStyle(usesColor: true).text("x", .bold, .red) == "\u{1B}[1;31mx\u{1B}[0m")
    #expect(!table.text(width: 30).contains("\u{1B}"))
  }
}
