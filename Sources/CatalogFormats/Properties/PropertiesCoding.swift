internal import MessageFiles

/// A key or value of a Java resource bundle, from its first character to its last.
struct PropertiesCoding: TextCoding {
  /// Whether the file is ISO 8859-1 rather than UTF-8, so that each byte is a character.
  let isLatin1: Bool
  /// Whether the file escapes characters outside ASCII as `\uXXXX`.
  let escapesNonASCII: Bool

  func decode(_ bytes: [UInt8], _ range: Range<Int>) -> DecodedString {
    var decoded = DecodedString(at: range.lowerBound)
    var offset = range.lowerBound
    while offset < range.upperBound, [0x20, 0x09, 0x0C].contains(bytes[offset]) { offset += 1 }
    while offset < range.upperBound {
      let byte = bytes[offset]
      guard byte == UInt8(ascii: "\\"), offset + 1 < range.upperBound else {
        if isLatin1, byte >= 0x80 {
          decoded.append(Unicode.Scalar(byte), from: offset..<offset + 1)
        } else if byte != UInt8(ascii: "\\") {
          decoded.append(byte, at: offset)
        }
        offset += 1
        continue
      }
      switch bytes[offset + 1] {
      case 0x0A, 0x0D:
        // The value continues on the next line, without its leading blanks.
        offset += bytes[offset + 1] == 0x0D && offset + 2 < range.upperBound && bytes[offset + 2] == 0x0A ? 3 : 2
        while offset < range.upperBound, [0x20, 0x09, 0x0C].contains(bytes[offset]) { offset += 1 }
      case UInt8(ascii: "u"):
        let (scalar, end) = Self.unicodeEscape(bytes, offset, range.upperBound)
        decoded.append(scalar, from: offset..<end)
        offset = end
      case let other:
        let value: UInt8 =
          switch other {
          case UInt8(ascii: "n"): 0x0A
          case UInt8(ascii: "t"): 0x09
          case UInt8(ascii: "r"): 0x0D
          case UInt8(ascii: "f"): 0x0C
          default: other
          }
        if isLatin1 {
          decoded.append(Unicode.Scalar(value), from: offset..<offset + 2)
        } else {
          // The remaining bytes of a character are appended in the next iterations.
          decoded.append([value], from: offset..<offset + 2)
        }
        offset += 2
      }
    }
    return decoded
  }

  /// Decodes `\uXXXX`, or two such escapes that form a surrogate pair.
  private static func unicodeEscape(_ bytes: [UInt8], _ offset: Int, _ limit: Int) -> (Unicode.Scalar, end: Int) {
    func unit(_ offset: Int) -> UInt16? {
      guard offset + 6 <= limit, bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u") else {
        return nil
      }
      return Array(bytes[offset + 2..<offset + 6]).hexadecimal.map(UInt16.init)
    }
    guard let first = unit(offset) else { return ("\u{FFFD}", min(offset + 2, limit)) }
    if UTF16.isLeadSurrogate(first), let second = unit(offset + 6), UTF16.isTrailSurrogate(second) {
      return (String(decoding: [first, second], as: UTF16.self).unicodeScalars.first ?? "\u{FFFD}", offset + 12)
    }
    return (Unicode.Scalar(first) ?? "\u{FFFD}", offset + 6)
  }

  /// Refuses a value after a key without a separator, and an edit after which a file in ISO 8859-1 is read as UTF-8.
  func allows(_ edit: TextEdit, of range: Range<Int>, in bytes: [UInt8]) -> Bool {
    if range.isEmpty, !Self.hasSeparator(before: range.lowerBound, in: bytes) { return false }
    if !isLatin1 || bytes[edit.range].allSatisfy({ $0 < 0x80 }) { return true }
    let edited = bytes.applying([edit])
    return edited.firstInvalidUTF8Offset != nil || edited.allSatisfy { $0 < 0x80 }
  }

  private static func hasSeparator(before offset: Int, in bytes: [UInt8]) -> Bool {
    let blanks = bytes[..<offset].reversed().prefix { [0x20, 0x09, 0x0C].contains($0) }
    let key = bytes[..<(offset - blanks.count)]
    return switch key.last {
    case UInt8(ascii: "="), UInt8(ascii: ":"): key.dropLast().last != UInt8(ascii: "\\")
    // The blanks are part of the key, or continue its line.
    case nil, 0x0A, 0x0D, UInt8(ascii: "\\"): false
    default: !blanks.isEmpty
    }
  }

  func encode(_ text: String, into bytes: [UInt8], at offset: Int, _ range: Range<Int>) -> String {
    text.unicodeScalars.enumerated().map { index, scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      case "\r": "\\r"
      // Blanks before a value are not part of it.
      case " " where index == 0 && offset == range.lowerBound: "\\ "
      case _ where !scalar.isASCII && (escapesNonASCII || isLatin1):
        String(scalar).utf16.map { unit in
          let digits = String(unit, radix: 16, uppercase: true)
          return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
      default: String(scalar)
      }
    }.joined()
  }
}
