import Foundation

/// Finds the request line and the end of the head in the bytes of a connection, wherever these are cut.
struct HeadScanner {
  /// What the scanner has found at the start of some bytes.
  struct Part {
    /// How many bytes belong to the head; the next request begins behind them at the earliest.
    var length = 0
    /// How many of them belong to the request line.
    var requestLine = 0
    /// Whether those of the request line are ASCII.
    var isASCII = true
  }

  /// How many bytes of the request line have arrived.
  private(set) var requestLineLength = 0
  private var isInRequestLine = false
  /// How many bytes of the current line have arrived, apart from its end.
  private var lineLength = 0

  /// Expects a request line.
  mutating func startRequest() {
    requestLineLength = 0
    isInRequestLine = true
    lineLength = 0
  }

  /// Scans bytes up to the end of the head, or of the chunked body behind it: an empty line.
  mutating func scan(_ bytes: UnsafeRawBufferPointer) -> Part {
    var part = Part()
    while part.length < bytes.count, let start = bytes.baseAddress.map({ $0 + part.length }) {
      let newline = memchr(start, Int32(UInt8(ascii: "\n")), bytes.count - part.length)
      let length = newline.map { UnsafeRawPointer($0) - start } ?? bytes.count - part.length
      let line = UnsafeRawBufferPointer(start: start, count: length)
      if isInRequestLine {
        part.requestLine = part.length + length
        requestLineLength += length
        var all: UInt8 = 0
        for byte in line { all |= byte }
        if all >= 0x80 { part.isASCII = false }
      }
      lineLength += line.last == UInt8(ascii: "\r") ? length - 1 : length
      part.length += length
      if newline == nil { break }
      part.length += 1
      let isEmpty = lineLength == 0
      lineLength = 0
      // Empty lines before the request line do not count (RFC 9112, section 2.2).
      if isEmpty, !isInRequestLine { break }
      if !isEmpty { isInRequestLine = false }
    }
    return part
  }
}
