internal import MessageFiles

/// A key or value of Apple's `.strings`, without its quotes.
struct StringsCoding: TextCoding {
  func decode(_ bytes: [UInt8], _ range: Range<Int>) -> DecodedString {
    var decoded = DecodedString(at: range.lowerBound)
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard bytes[offset] == UInt8(ascii: "\\"), offset + 1 < range.upperBound else {
        decoded.append(bytes[offset], at: offset)
        offset += 1
        continue
      }
      let start = offset
      let escaped = bytes[offset + 1]
      switch escaped {
      case UInt8(ascii: "U"):
        let (scalar, end) = Self.unicodeEscape(bytes, offset, range.upperBound)
        decoded.append(scalar, from: offset..<end)
        offset = end
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        let digits = bytes[(offset + 1)..<range.upperBound].prefix(3).prefix { (0x30...0x37).contains($0) }
        offset += 1 + digits.count
        let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 8).flatMap(Unicode.Scalar.init)
        decoded.append(value ?? "\u{FFFD}", from: start..<offset)
      default:
        offset += 2
        // The other bytes of a character are appended in the next iterations.
        decoded.append([Self.controls[escaped] ?? escaped], from: start..<offset)
      }
    }
    return decoded
  }

  private static let controls: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "t"): 0x09, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "v"): 0x0B, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "r"): 0x0D,
  ]

  /// Decodes `\UXXXX`, or two such escapes that form a surrogate pair.
  private static func unicodeEscape(_ bytes: [UInt8], _ offset: Int, _ limit: Int) -> (Unicode.Scalar, end: Int) {
    func unit(_ offset: Int) -> (value: UInt16, end: Int)? {
      guard offset + 2 < limit, bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "U") else {
        return nil
      }
      let digits = bytes[(offset + 2)..<limit].prefix(4).prefix { Character(Unicode.Scalar($0)).isHexDigit }
      return UInt16(String(decoding: digits, as: UTF8.self), radix: 16).map { ($0, offset + 2 + digits.count) }
    }
    guard let first = unit(offset) else { return ("U", offset + 2) }
    if UTF16.isLeadSurrogate(first.value), let second = unit(first.end), UTF16.isTrailSurrogate(second.value) {
      let pair = String(decoding: [first.value, second.value], as: UTF16.self)
      return (pair.unicodeScalars.first ?? "\u{FFFD}", second.end)
    }
    return (Unicode.Scalar(first.value) ?? "\u{FFFD}", first.end)
  }

  /// Refuses an edit of a text without quotes, and of a key without a value, which is its own value.
  func allows(_ edit: TextEdit, of range: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard let quote = bytes[..<range.lowerBound].last, "\"'".utf8.contains(quote) else { return false }
    return bytes[..<(range.lowerBound - 1)].last { $0 > 0x20 } == UInt8(ascii: "=")
  }

  func encode(_ text: String, into bytes: [UInt8], at offset: Int, _ range: Range<Int>) -> String {
    let isInApostrophes = bytes[..<range.lowerBound].last == UInt8(ascii: "'")
    return text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "'" where isInApostrophes: "\\'"
      case "\n": "\\n"
      case "\t": "\\t"
      case "\r": "\\r"
      default: String(scalar)
      }
    }.joined()
  }
}
