import Testing

@testable import AuthCopyService

/// The end of a request head is found, wherever the bytes are split.
@Suite struct HeadScannerTests {
  private static let request = "GET /가 HTTP/1.1\r\nHost: a\r\n\r\n"

  /// Scans a text in pieces of a size, and starts a new request after each empty line.
  private func parts(_ text: String, piece: Int) -> (parts: [String], requestLines: [String]) {
    var scanner = HeadScanner()
    scanner.startRequest()
    var parts: [[UInt8]] = [[]]
    var requestLines: [[UInt8]] = [[]]
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: piece) {
      var remaining = bytes[start..<min(start + piece, bytes.count)]
      while !remaining.isEmpty {
        let part = remaining.withUnsafeBytes { scanner.scan($0) }
        parts[parts.count - 1] += remaining.prefix(part.length)
        let line = remaining.prefix(part.requestLineEnd)
        requestLines[requestLines.count - 1] += line
        #expect(part.isASCII == line.allSatisfy { $0 < 0x80 })
        remaining = remaining.dropFirst(part.length)
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

  @Test(arguments: 1...30) func headEndsWithAnEmptyLine(piece: Int) {
    let scanned = parts(Self.request + Self.request, piece: piece)
    #expect(scanned.parts == [Self.request, Self.request])
    #expect(scanned.requestLines.map { $0.filter { $0 != "\r" } } == ["GET /가 HTTP/1.1", "GET /가 HTTP/1.1"])
  }

  @Test func emptyLinesBeforeTheRequestLineAreSkipped() {
    var scanner = HeadScanner()
    scanner.startRequest()
    let bytes = Array("\r\n\(Self.request)GET".utf8)
    let part = bytes.withUnsafeBytes { scanner.scan($0) }
    #expect(part.length == bytes.count - 3)
    #expect(!part.isASCII)
  }
}
