import Testing

@testable import AuthCopyServer

/// Where heads end, wherever the bytes are cut.
@Suite struct HeadScannerTests {
  private static let request = "GET /가 HTTP/1.1\r\nHost: a\r\n\r\n"

  /// The parts of requests that come in pieces of a size; after each part with an empty line, a request begins.
  private func parts(_ text: String, piece: Int) -> (parts: [String], requestLines: [String]) {
    var scanner = HeadScanner()
    scanner.startRequest()
    var parts: [[UInt8]] = [[]]
    var requestLines: [[UInt8]] = [[]]
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: piece) {
      var rest = bytes[start..<min(start + piece, bytes.count)]
      while !rest.isEmpty {
        let part = rest.withUnsafeBytes { scanner.scan($0) }
        parts[parts.count - 1] += rest.prefix(part.length)
        let line = rest.prefix(part.requestLine)
        requestLines[requestLines.count - 1] += line
        #expect(part.isASCII == line.allSatisfy { $0 < 0x80 })
        rest = rest.dropFirst(part.length)
        if parts[parts.count - 1].suffix(4).elementsEqual("\r\n\r\n".utf8) {
          scanner.startRequest()
          parts.append([])
          requestLines.append([])
        }
      }
    }
    return (
      parts.dropLast().map { String(decoding: $0, as: UTF8.self) },
      requestLines.dropLast().map { String(decoding: $0, as: UTF8.self) }
    )
  }

  @Test(arguments: 1...30) func aHeadEndsWithAnEmptyLine(piece: Int) {
    let found = parts(Self.request + Self.request, piece: piece)
    #expect(found.parts == [Self.request, Self.request])
    #expect(found.requestLines.map { $0.filter { $0 != "\r" } } == ["GET /가 HTTP/1.1", "GET /가 HTTP/1.1"])
  }

  @Test func emptyLinesBeforeARequestLineDoNotCount() {
    var scanner = HeadScanner()
    scanner.startRequest()
    let bytes = Array("\r\n\(Self.request)GET".utf8)
    let part = bytes.withUnsafeBytes { scanner.scan($0) }
    #expect(part.length == bytes.count - 3)
    #expect(!part.isASCII)
  }
}
