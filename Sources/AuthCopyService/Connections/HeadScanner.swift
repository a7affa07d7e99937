import Foundation

/// Finds the request line and the end of the head in the bytes of a connection, regardless of how they are split.
struct HeadScanner {
  /// The part of a head at the start of some bytes.
  struct Part {
    /// The number of bytes that belong to the head; the next request begins after them at the earliest.
    var length = 0
    /// The number of bytes up to the end of the request line; 0 if they contain none of it.
    var requestLineEnd = 0
    /// Whether the bytes of the request line are ASCII.
    var isASCII = true
  }

  /// The number of bytes of the request line that have arrived.
  private(set) var requestLineLength = 0
  private var isInRequestLine = false
  /// The number of bytes of the current line that have arrived, without its line break.
  private var lineLength = 0

  /// Starts a new request: a request line follows.
  mutating func startRequest() {
    requestLineLength = 0
    isInRequestLine = true
    lineLength = 0
  }

  /// Scans bytes up to an empty line, which ends a head or a chunked body.
  mutating func scan(_ bytes: UnsafeRawBufferPointer) -> Part {
    var part = Part()
    while part.length < bytes.count, let start = bytes.baseAddress.map({ $0 + part.length }) {
      let newline = memchr(start, Int32(UInt8(ascii: "\n")), bytes.count - part.length)
      let length = newline.map { UnsafeRawPointer($0) - start } ?? bytes.count - part.length
      let line = UnsafeRawBufferPointer(start: start, count: length)
      if isInRequestLine {
        part.requestLineEnd = part.length + length
        requestLineLength += length
        var combinedBits: UInt8 = 0
        for byte in line { combinedBits |= byte }
        if combinedBits >= 0x80 { part.isASCII = false }
      }
      lineLength += line.last == UInt8(ascii: "\r") ? length - 1 : length
      part.length += length
      if newline == nil { break }
      part.length += 1
      let isEmpty = lineLength == 0
      lineLength = 0
      // Empty lines before the request line are ignored (RFC 9112, section 2.2).
      if isEmpty, !isInRequestLine { break }
      if !isEmpty { isInRequestLine = false }
    }
    return part
  }
}
