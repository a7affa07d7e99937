/// A string of Android's resources, as the resource compiler aapt2 reads it.
///
/// A backslash starts an escape, and a run of blanks becomes one space unless it is quoted. Tags stay, except
/// `xliff:g`, which only marks text that should not be translated.
package struct AndroidCoding: TextCoding {
  private let xml: XMLText

  init(entities: [String: String]) {
    xml = XMLText(entities: entities) { tag, _ in tag.name == "xliff:g" ? .hidden : .asWritten }
  }

  package func decode(_ bytes: [UInt8], _ range: Range<Int>) -> DecodedString {
    decode(bytes, range, note: { _, _ in }, tag: { _ in })
  }

  /// Returns the ranges of the tags that are XML elements, in UTF-8 bytes of the decoded text.
  ///
  /// Other tags of the text are escaped, `&lt;b>`, or part of a CDATA section.
  package func elementTags(_ bytes: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
    var tags: [Range<Int>] = []
    _ = decode(bytes, range, note: { _, _ in }, tag: { tags.append($0) })
    return tags
  }

  /// A character that is read as syntax because it lacks a backslash.
  package struct UnescapedCharacter {
    package enum Kind: Sendable {
      /// An apostrophe, which aapt2 refuses.
      case apostrophe
      /// A quotation mark, which is not printed.
      case quotationMark
      /// `\u` without four digits, which aapt2 refuses.
      case escape
      /// `@` at the start, which aapt reads as a reference to a resource.
      case resourceMark
      /// `?` at the start, which aapt2 reads as a reference to an attribute.
      case attributeMark
    }

    package let kind: Kind
    /// The offset in UTF-8 bytes of the decoded text, which does not contain the quotation mark.
    package let offset: Int
    /// The offset of the character in the file.
    package let fileOffset: Int
  }

  /// Returns the characters of a string that lack a backslash.
  ///
  /// Quotation marks around the whole string are correct: they preserve its blanks.
  package func unescapedCharacters(_ bytes: [UInt8], _ range: Range<Int>) -> [UnescapedCharacter] {
    var found: [UnescapedCharacter] = []
    var hasTags = false
    let text = decode(
      bytes, range,
      note: { kind, position in
        found.append(UnescapedCharacter(kind: kind, offset: position.offset, fileOffset: position.origin))
      },
      tag: { _ in hasTags = true })
    // A string with tags cannot be a reference.
    if !hasTags, let mark = Self.referenceMark(bytes[range]) { found.insert(mark, at: 0) }
    let marks = found.filter { $0.kind == .quotationMark }
    if marks.count == 2, marks[0].offset == 0, marks[1].offset == text.bytes.count {
      found.removeAll { $0.kind == .quotationMark }
    }
    return found
  }

  /// Returns the sign at the start of a string that makes the whole string a reference.
  ///
  /// Source: `ParseAttributeReference` of aapt2 accepts any text after `?`, unless a type other than `attr` precedes a
  /// slash; the older aapt refuses any text after `@` that names no resource.
  private static func referenceMark(_ string: ArraySlice<UInt8>) -> UnescapedCharacter? {
    guard let start = string.firstIndex(where: { $0 > 0x20 }), string[(start + 1)...].contains(where: { $0 > 0x20 })
    else { return nil }
    switch string[start] {
    case UInt8(ascii: "@"): return UnescapedCharacter(kind: .resourceMark, offset: 0, fileOffset: start)
    case UInt8(ascii: "?") where !string.contains(UInt8(ascii: "/")):
      return UnescapedCharacter(kind: .attributeMark, offset: 0, fileOffset: start)
    default: return nil
    }
  }

  /// - Parameters:
  ///   - note: called for each character that lacks a backslash.
  ///   - tag: called for each tag that is an XML element, with its range in the decoded text.
  private func decode(
    _ bytes: [UInt8], _ range: Range<Int>,
    note: (UnescapedCharacter.Kind, (offset: Int, origin: Int)) -> Void, tag noteTag: (Range<Int>) -> Void
  ) -> DecodedString {
    var tags: [Range<Int>] = []
    let raw = xml.decode(bytes, range) { text, _ in if !text.isEmpty { tags.append(text) } }
    var remainingTags = tags[...]
    var decoded = DecodedString(at: range.lowerBound)
    /// The range of a run of blanks, which becomes one space.
    var blanks: Range<Int>?
    func append(_ index: Int) { decoded.append(CollectionOfOne(raw.bytes[index]), from: raw.origin(of: index)) }
    func flush() {
      if let run = blanks, !decoded.bytes.isEmpty { decoded.append(CollectionOfOne(0x20), from: run) }
      blanks = nil
    }
    var isQuoted = false
    var index = 0
    while index < raw.bytes.count {
      let byte = raw.bytes[index]
      // Skip a tag whose opening bracket was part of an escape.
      remainingTags = remainingTags.drop { $0.lowerBound < index }
      if let tag = remainingTags.first, tag.lowerBound == index {
        flush()
        let start = decoded.bytes.count
        decoded.append(fixed: raw.bytes[tag], from: raw.origin(of: tag.lowerBound))
        noteTag(start..<decoded.bytes.count)
        index = tag.upperBound
        continue
      }
      switch byte {
      case UInt8(ascii: "\\"):
        flush()
        let (text, length) = Self.escape(raw.bytes[index...])
        if text.isEmpty { note(.escape, (decoded.bytes.count, raw.origin(of: index).lowerBound)) }
        let last = raw.origin(of: min(index + length, raw.bytes.count) - 1)
        decoded.append(text, from: raw.origin(of: index).lowerBound..<last.upperBound)
        index += length
        continue
      case UInt8(ascii: "\""):
        isQuoted.toggle()
        note(.quotationMark, (decoded.bytes.count, raw.origin(of: index).lowerBound))
      case 0x20, 0x09, 0x0A, 0x0D:
        if isQuoted {
          append(index)
        } else {
          let origin = raw.origin(of: index)
          blanks = (blanks?.lowerBound ?? origin.lowerBound)..<origin.upperBound
        }
      default:
        flush()
        if byte == UInt8(ascii: "'"), !isQuoted {
          note(.apostrophe, (decoded.bytes.count, raw.origin(of: index).lowerBound))
        }
        append(index)
      }
      index += 1
    }
    return decoded
  }

  /// Returns the bytes that an escape encodes, and the length of the escape in bytes.
  private static func escape(_ rest: ArraySlice<UInt8>) -> ([UInt8], Int) {
    let start = rest.startIndex
    guard rest.count > 1 else { return ([], 1) }
    switch rest[start + 1] {
    case UInt8(ascii: "n"): return ([0x0A], 2)
    case UInt8(ascii: "t"): return ([0x09], 2)
    case UInt8(ascii: "u"):
      let digits = rest[(start + 2)...].prefix(4)
      guard digits.count == 4, let value = Array(digits).hexadecimal, let scalar = Unicode.Scalar(value) else {
        return ([], 2)
      }
      return (Array(String(scalar).utf8), 6)
    // Any other character is literal; its remaining bytes follow.
    case let other: return ([other], 2)
    }
  }

  package func encode(_ text: String, into bytes: [UInt8], at offset: Int, _ range: Range<Int>) -> String {
    let escaped = text.unicodeScalars.enumerated().map { index, scalar in
      switch scalar {
      // A blank at an edge or next to another blank would be dropped.
      case " " where text.utf8.count == 1 || index == 0 || index == text.unicodeScalars.count - 1:
        isBeforeText(bytes, offset, range) && isAfterText(bytes, offset, range) ? " " : "\\u0020"
      case "@" where index == 0 && offset == range.lowerBound: "\\@"
      case "?" where index == 0 && offset == range.lowerBound: "\\?"
      default: Self.escaped(scalar) ?? String(scalar)
      }
    }.joined()
    return xml.encode(escaped, into: bytes, at: offset, range)
  }

  /// Returns the escape of a character that is syntax at any position; nil for any other character.
  static func escaped(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "'", "\"", "\\": "\\\(scalar)"
    case "\n": "\\n"
    case "\t": "\\t"
    default: nil
    }
  }

  package func isWellFormed(_ bytes: ArraySlice<UInt8>) -> Bool { xml.isWellFormed(bytes) }

  private func isBeforeText(_ bytes: [UInt8], _ offset: Int, _ range: Range<Int>) -> Bool {
    offset < range.upperBound && ![0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset])
  }

  private func isAfterText(_ bytes: [UInt8], _ offset: Int, _ range: Range<Int>) -> Bool {
    offset > range.lowerBound && ![0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset - 1])
  }
}
