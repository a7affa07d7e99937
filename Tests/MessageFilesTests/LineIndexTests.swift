import MessageFiles
import Testing

/// Lines and columns in files, and offsets in strings with escapes.
@Suite struct LineIndexTests {
  /// Checks the offset of every character: columns count characters.
  @Test(arguments: ["", "a", "\n", "ab\ncd", "ab\n\ncd\n", "가나\n다\r\n라", "😀\nx"])
  func offsetsHaveLineAndColumn(text: String) {
    let file = SourceFile(path: "f", bytes: Array(text.utf8))
    let index = LineIndex(file)
    var (offset, line, column) = (0, 1, 1)
    for scalar in text.unicodeScalars {
      #expect(index.position(at: offset) == (line, column))
      offset += UTF8.width(scalar)
      (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
    }
    #expect(index.position(at: offset) == (line, column))
    #expect(file.location(at: offset).description == "f:\(line):\(column)")
  }

  @Test(arguments: [1, 4_095, 4_096, 4_097, 20_000]) func longLinesHaveCorrectColumns(length: Int) {
    let text = "a\n" + String(repeating: "가", count: length)
    let index = LineIndex(SourceFile(path: "f", bytes: Array(text.utf8)))
    #expect(index.position(at: 2 + 3 * (length - 1)) == (2, length))
    #expect(index.position(at: text.utf8.count) == (2, length + 1))
  }

  @Test(arguments: [
    (#"abc"#, "c"), (#"a\"c"#, "c"), (#"\u0041c"#, "c"), (#"\u00e9c"#, "c"), (#"\uac00c"#, "c"),
    (#"\ud83d\ude00c"#, "c"),
    (#"가\n😀c"#, "c"), (#"\\\u0063 c"#, " "), (#"\ud83d\ude00\ud83d\ude00 c"#, " "),
  ])
  func offsetsInStringsAccountForEscapes(raw: String, character: Character) throws {
    let file = SourceFile(path: "f", bytes: Array("\"\(raw)\"".utf8))
    let node = try JSONParser.parse(file.bytes)
    let text = try #require(node.string)
    let place = try #require(text.firstIndex(of: character))
    let decoded = text.utf8.distance(from: text.startIndex, to: place)
    let offset = file.offset(inString: node.range, of: text, decodedOffset: decoded)
    // The character is the last one, or the blank before it.
    #expect(offset == "\"\(raw)".utf8.count - (raw.hasSuffix(" c") ? 2 : 1))
  }
}
