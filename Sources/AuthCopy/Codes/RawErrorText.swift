internal import MessageFiles

/// A text that may contain an error: a printed exception, a log line, a message.
///
/// All code that reads it visits each byte a bounded number of times, because an attacker can send any text.
struct RawErrorText {
  /// Valid UTF-8.
  let bytes: [UInt8]
  /// What the reader knows.
  let rules: ReadingRules
  /// The part of the error's text that contains the text, for explanations.
  var origin = 0..<0
  /// The offset after the line of a traceback after which the last exception stands, in the text with frames; nil for an
  /// exception that was not raised during the handling of another one.
  var lastExceptionOffset: Int?

  init(_ bytes: [UInt8], _ rules: ReadingRules) {
    self.bytes = bytes
    self.rules = rules
  }

  init(_ text: String, _ rules: ReadingRules) { self.init(Array(text.utf8), rules) }

  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Returns the byte at an offset; 0 beyond the end.
  func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Returns the offset after the next occurrence of a marker; nil if there is none.
  func offset(after marker: ReadingRules.Marker, from start: Int) -> Int? {
    let pattern = rules[marker].bytes
    return bytes.withUnsafeBufferPointer { $0.offset(of: pattern, from: start) }.map { $0 + pattern.count }
  }

  /// Returns the end of a marker that begins at an offset; nil if the marker is not there.
  func end(of marker: ReadingRules.Marker, at start: Int) -> Int? {
    let pattern = rules[marker].bytes
    let end = start + pattern.count
    guard end <= bytes.count else { return nil }
    return bytes[start..<end].elementsEqual(pattern) ? end : nil
  }

  /// Returns the bytes between the previous blank or opening parenthesis and an offset.
  func wordBefore(_ end: Int) -> ArraySlice<UInt8> {
    let limit = rules[.domainLength]
    var start = end
    while start > 0, end - start < limit, bytes[start - 1] > 0x20,
      bytes[start - 1] != UInt8(ascii: "(")
    {
      start -= 1
    }
    return bytes[start..<end]
  }

  /// Returns the digits of the integer at an offset, with its sign; empty if there is none.
  func integer(from start: Int) -> ArraySlice<UInt8> {
    let isNegative = byte(at: start) == UInt8(ascii: "-")
    let digits = bytes[min(start + (isNegative ? 1 : 0), bytes.count)...].prefix(rules[.integerLength]).prefix {
      $0.isDigit
    }
    return digits.isEmpty ? digits : bytes[start..<digits.endIndex]
  }

  /// Returns the bytes before the next occurrence of a byte.
  func bytesBefore(_ end: UInt8, from start: Int) -> ArraySlice<UInt8> {
    bytes[start...].prefix(rules[.descriptionLength]).prefix { $0 != end }
  }
}

extension StringProtocol {
  /// Returns whether the text looks like an identifier: it has a digit, one of `nameSigns`, or a capital after a
  /// lowercase letter.
  func looksLikeName(_ rules: ReadingRules) -> Bool {
    let signs = rules[.nameSigns]
    var previous: UInt8 = 0
    for byte in utf8 {
      if byte.isDigit || signs.contains(byte) || byte.isUppercaseLetter && previous.isLowercaseLetter {
        return true
      }
      previous = byte
    }
    return false
  }
}
