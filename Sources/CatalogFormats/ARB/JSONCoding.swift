internal import MessageFiles

/// The coding of JSON strings; ranges include the quotes.
struct JSONCoding: TextCoding {
  func decode(_ bytes: [UInt8], _ range: Range<Int>) -> DecodedString {
    var decoded = DecodedString(at: range.lowerBound + 1)
    var offset = range.lowerBound + 1
    while offset < range.upperBound - 1 {
      if bytes[offset] != UInt8(ascii: "\\") {
        decoded.append(bytes[offset], at: offset)
        offset += 1
        continue
      }
      var end = offset + (bytes[offset + 1] == UInt8(ascii: "u") ? 6 : 2)
      // A lead surrogate and a trail surrogate encode one character.
      if end - offset == 6, let unit = Array(bytes[offset + 2..<end]).hexadecimal, UTF16.isLeadSurrogate(UInt16(unit)) {
        end += 6
      }
      let string = Array("\"".utf8) + bytes[offset..<end] + Array("\"".utf8)
      decoded.append(Array((JSONParser.parseValue(at: 0, of: string)?.node.string ?? "").utf8), from: offset..<end)
      offset = end
    }
    return decoded
  }

  func encode(_ text: String, into bytes: [UInt8], at offset: Int, _ range: Range<Int>) -> String {
    String(text.quotedForJSON.dropFirst().dropLast())
  }
}

extension [UInt8] {
  /// The value of hexadecimal digits; nil if the bytes are empty or contain other characters.
  var hexadecimal: UInt32? {
    allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
      ? UInt32(String(decoding: self, as: UTF8.self), radix: 16) : nil
  }
}
