import LanguageServer
import Testing

@Suite struct MessageFramingTests {
  private func messages(_ text: String, piece: Int) throws -> [String] {
    var framing = MessageFraming()
    var framed: [String] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: piece) {
      framing.feed(bytes[start..<min(start + piece, bytes.count)])
      while let message = try framing.next() { framed.append(String(decoding: message, as: UTF8.self)) }
    }
    return framed
  }

  @Test(arguments: [1, 2, 3, 7, 1_000]) func messagesAreFramedWhereverTheInputIsSplit(piece: Int) throws {
    let text = "Content-Length: 3\r\n\r\nabcContent-Type: x\r\ncontent-length:0\r\n\r\nContent-Length: 6\r\n\r\n한글"
    #expect(try messages(text, piece: piece) == ["abc", "", "한글"])
  }

  @Test(arguments: ["Content-Length: 3 ", "Content-Length:\t3 \t", "Content-Length:3"])
  func blanksAroundALengthAreIgnored(field: String) throws {
    #expect(try messages("\(field)\r\n\r\nabc", piece: 100) == ["abc"])
  }

  @Test(arguments: [
    "\r\n\r\n", "Content-Length: x\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Length: +1\r\n\r\n",
    "Content-Length: 1 1\r\n\r\n",
    "Content-Length: 1\r\nContent-Length: 2\r\n\r\n",
    String(repeating: "a", count: 5_000),
  ])
  func aHeaderWithoutAValidLengthIsAFailure(text: String) {
    #expect(throws: MessageFraming.Failure.header) { try messages(text, piece: 100) }
  }

  @Test func anExcessiveLengthIsRefusedBeforeTheContentIsRead() {
    #expect(throws: MessageFraming.Failure.tooLong) { try messages("Content-Length: 99999999999\r\n\r\n", piece: 9) }
  }
}
