/// A gettext string, which consists of one or more quoted strings in a row.
///
/// The range begins after the first quote and ends before the last one.
struct POCoding: TextCoding {
  func decode(_ bytes: [UInt8], _ range: Range<Int>) -> DecodedString {
    var decoded = DecodedString(at: range.lowerBound)
    var offset = range.lowerBound
    while offset < range.upperBound {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        // The string continues after the next quote.
        offset = (bytes[(offset + 1)..<range.upperBound].firstIndex(of: UInt8(ascii: "\"")) ?? range.upperBound - 1) + 1
      case UInt8(ascii: "\\"):
        let (value, length) = Self.escape(bytes[offset..<range.upperBound])
        decoded.append([value], from: offset..<offset + length)
        offset += length
      default:
        decoded.append(bytes[offset], at: offset)
        offset += 1
      }
    }
    return decoded
  }

  /// Returns the byte that an escape of C encodes, and the length of the escape.
  private static func escape(_ rest: ArraySlice<UInt8>) -> (UInt8, Int) {
    let start = rest.startIndex
    guard rest.count > 1 else { return (rest[start], 1) }
    switch rest[start + 1] {
    case UInt8(ascii: "n"): return (0x0A, 2)
    case UInt8(ascii: "t"): return (0x09, 2)
    case UInt8(ascii: "r"): return (0x0D, 2)
    case UInt8(ascii: "a"): return (0x07, 2)
    case UInt8(ascii: "b"): return (0x08, 2)
    case UInt8(ascii: "f"): return (0x0C, 2)
    case UInt8(ascii: "v"): return (0x0B, 2)
    case UInt8(ascii: "x"):
      let digits = rest[(start + 2)...].prefix(2).prefix { Character(Unicode.Scalar($0)).isHexDigit }
      return (UInt8(truncatingIfNeeded: Array(digits).hexadecimal ?? 0), 2 + digits.count)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let digits = rest[(start + 1)...].prefix(3).prefix { (0x30...0x37).contains($0) }
      let value = Int(String(decoding: digits, as: UTF8.self), radix: 8) ?? 0
      return (UInt8(truncatingIfNeeded: value), 1 + digits.count)
    case let other: return (other, 2)
    }
  }

  func encode(_ text: String, into bytes: [UInt8], at offset: Int, _ range: Range<Int>) -> String {
    text.unicodeScalars.map(Self.escaped).joined()
  }

  /// Escapes a character with the C escapes that all tools read; other control characters stay unescaped.
  static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    default: String(scalar)
    }
  }
}
