import Testing

@testable import MessageFiles

@Suite struct JSONParserTests {
  @Test func objectKeepsOrderDuplicatesAndRanges() throws {
    let text = #"{"b": 1, "a": "é\n\ud83d\ude00", "b": [true, null, -1.5e3]}"#
    let root = try JSONParser.parse(Array(text.utf8))
    #expect(root.members?.map(\.key) == ["b", "a", "b"])
    #expect(root["a"]?.string == "é\n😀")
    #expect(root["b"]?.array?.compactMap(\.scalarText) == ["-1.5e3"])
    let range = try #require(root["a"]?.range)
    #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == #""é\n\ud83d\ude00""#)
  }

  @Test(arguments: [
    ("", 0), ("{", 1), ("[1,]", 3), (#"{"a" 1}"#, 5), (#"{"a":1,}"#, 7), ("01", 1), ("1.", 2), ("nul", 0),
    (#""\x""#, 1), (#""\ud800""#, 1), (#""\ud83d\u0041""#, 1), (#""\ude00""#, 1), ("\"a\nb\"", 2), ("[] []", 3),
    (#"{'a':1}"#, 1), ("\u{FEFF}{}", 0), ("-", 1),
    (#""\u12g4""#, 3), ("NaN", 0), ("\"", 1),
  ])
  func syntaxErrorsHaveOffsets(text: String, offset: Int) {
    #expect {
      try JSONParser.parse(Array(text.utf8))
    } throws: { error in
      (error as? JSONSyntaxError)?.offset == offset
    }
  }

  @Test func invalidUTF8HasAnOffset() {
    #expect(throws: JSONSyntaxError(reason: .notUTF8, offset: 4)) {
      try JSONParser.parse(Array("[\"é".utf8) + [0xFF, 0x22, 0x5D])
    }
  }

  /// Invalid UTF-8 is reported before other errors, even if it comes after them.
  @Test(arguments: ["{\"", "[\"\\n", "[1,] ", "[\"a\",\"", "[\"\\x", "\u{FEFF}\""])
  func invalidUTF8IsReportedFirst(before: String) {
    #expect(throws: JSONSyntaxError(reason: .notUTF8, offset: before.utf8.count)) {
      try JSONParser.parse(Array(before.utf8) + [0xED, 0xA0, 0x80, 0x22, 0x5D])
    }
  }

  @Test(arguments: 0..<20) func stringsOfEveryLengthAreParsed(length: Int) throws {
    for plain in ["a", "가", "\u{7F}"] {
      let text = String(repeating: plain, count: length)
      #expect(try JSONParser.parse(Array("[\"\(text)\",\"!\"]".utf8)).array?.map(\.string) == [text, "!"])
      #expect(
        try JSONParser.parse(Array("[\"\(text)\\u0022\(text)\"]".utf8)).array?.first?.string == "\(text)\"\(text)")
      #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(Array("[\"\(text)\u{1F}\"]".utf8)) }
    }
  }

  @Test func deepNestingIsRejected() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    _ = try JSONParser.parse(nested(JSONParser.maximumDepth))
    #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(nested(JSONParser.maximumDepth + 1)) }
    #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(nested(100_000)) }
  }

  @Test func columnsCountCharactersAndAccountForEscapes() throws {
    let text = "{\n  \"ko\": \"가\\n\\u007B\\ud83d\\ude00x\"\n}"
    let file = SourceFile(path: "a", bytes: Array(text.utf8))
    let node = try #require(try JSONParser.parse(file.bytes)["ko"])
    let string = try #require(node.string)
    // 가, newline, {, 😀, x in the decoded text
    for (decoded, column) in [(0, 10), (3, 11), (4, 13), (5, 19), (9, 31)] {
      let location = file.location(at: file.offset(inString: node.range, of: string, decodedOffset: decoded))
      #expect(location.line == 2)
      #expect(location.column == column, "offset \(decoded)")
    }
  }

  @Test func writtenJSONParsesAgain() throws {
    var json = JSONWriter()
    json.object { json in
      json.member("a\"b", "한\u{1}\\\n</script>")
      json.member("n", -3)
      json.member("list", ["x", "y"])
      json.key("empty")
      json.array { _ in }
    }
    #expect(json.text == #"{"a\"b":"한\u0001\\\n</script>","n":-3,"list":["x","y"],"empty":[]}"#)
    #expect(try JSONParser.parse(json.bytes)["a\"b"]?.string == "한\u{1}\\\n</script>")
  }
}
