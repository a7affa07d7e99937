import MessageFiles
import Testing

@Suite struct JSONWriterTests {
  @Test(arguments: [
    ("", #""""#), ("카카오 😀", #""카카오 😀""#), (#"a"b"#, #""a\"b""#), (#"C:\dir"#, #""C:\\dir""#), (#"\"#, #""\\""#),
    ("a\nb\tc\rd", #""a\nb\tc\rd""#), ("\u{0}\u{1F}\u{7F}", #""\u0000\u001f\u007f""#),
    ("eight letters, then \"", #""eight letters, then \"""#), ("/", #""/""#),
  ])
  func stringsAreEscapedAndParseBack(text: String, json: String) throws {
    var writer = JSONWriter()
    writer.value(text)
    #expect(writer.text == json)
    #expect(try JSONParser.parse(writer.bytes).string == text)
  }

  @Test func commasSeparateMembersAndElements() {
    var writer = JSONWriter()
    writer.object { json in
      json.member("a", 1)
      json.member("b", ["x", "y"])
      json.key("c")
      json.object { _ in }
      json.key("d")
      json.array { json in
        json.value(true)
        json.raw("null".utf8)
      }
    }
    #expect(writer.text == #"{"a":1,"b":["x","y"],"c":{},"d":[true,null]}"#)
  }
}
