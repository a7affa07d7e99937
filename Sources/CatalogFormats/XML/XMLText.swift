/// The text of an XML element, including the tags in it.
struct XMLText: TextCoding {
  /// The replacement of a tag inside a text.
  enum TagReplacement {
    /// The tag as written.
    case asWritten
    /// Nothing: the tag only annotates the text.
    case hidden
    /// A text in the place of the tag.
    case text(String)
    /// A text in the place of the whole element.
    case element(String)
  }

  let entities: [String: String]
  /// Returns the replacement of a tag: by its name, the tag as written, and whether it is an end tag.
  let tagReplacement: @Sendable (_ name: String, _ tag: Substring, _ isClosing: Bool) -> TagReplacement

  func decode(_ bytes: [UInt8], _ range: Range<Int>) -> DecodedString { decode(bytes, range) { _, _ in } }

  /// - Parameter markup: called for each tag, with the range of its replacement in the text and its range in the file.
  func decode(_ bytes: [UInt8], _ range: Range<Int>, markup: (Range<Int>, Range<Int>) -> Void) -> DecodedString {
    var decoded = DecodedString(at: range.lowerBound)
    var offset = range.lowerBound
    func end(of text: String, from start: Int) -> Int {
      let wanted = Array(text.utf8)
      var index = start
      while index + wanted.count <= range.upperBound {
        if bytes[index..<index + wanted.count].elementsEqual(wanted) { return index + wanted.count }
        index += 1
      }
      return range.upperBound
    }
    while offset < range.upperBound {
      switch bytes[offset] {
      case UInt8(ascii: "&"):
        if let entity = XMLEntity(bytes, at: offset, declared: entities) {
          decoded.append(Array(entity.text.utf8), from: entity.range)
          offset = entity.range.upperBound
        } else {
          decoded.append(bytes[offset], at: offset)
          offset += 1
        }
      case UInt8(ascii: "<"):
        let rest = bytes[offset..<range.upperBound]
        if rest.starts(with: "<![CDATA[".utf8) {
          let stop = end(of: "]]>", from: offset)
          // The content without `<![CDATA[` and `]]>`.
          for index in offset + 9..<max(offset + 9, stop - 3) { decoded.append(bytes[index], at: index) }
          offset = stop
        } else if rest.starts(with: "<!--".utf8) {
          offset = end(of: "-->", from: offset)
        } else if rest.starts(with: "<?".utf8) {
          offset = end(of: "?>", from: offset)
        } else {
          let before = decoded.bytes.count
          let start = offset
          offset = appendTag(bytes, offset, end(of: ">", from: offset), range.upperBound, &decoded)
          markup(before..<decoded.bytes.count, start..<offset)
        }
      // XML normalizes line ends to a single line feed.
      case 0x0D where offset + 1 < range.upperBound && bytes[offset + 1] == 0x0A:
        decoded.append([0x0A], from: offset..<offset + 2)
        offset += 2
      default:
        decoded.append(bytes[offset], at: offset)
        offset += 1
      }
    }
    return decoded
  }

  /// Appends the replacement of a tag, and returns the offset after the tag or element.
  private func appendTag(
    _ bytes: [UInt8], _ start: Int, _ end: Int, _ limit: Int, _ decoded: inout DecodedString
  ) -> Int {
    let tag = String(decoding: bytes[start..<end], as: UTF8.self)
    let isClosing = tag.hasPrefix("</")
    let name = tag.dropFirst(isClosing ? 2 : 1).prefix { !$0.isWhitespace && $0 != "/" && $0 != ">" }
    switch tagReplacement(String(name), tag[...], isClosing) {
    case .asWritten: decoded.append(fixed: bytes[start..<end], from: start..<end)
    case .hidden: break
    case .text(let text): decoded.append(fixed: Array(text.utf8), from: start..<end)
    case .element(let text):
      var stop = end
      if !tag.hasSuffix("/>") {
        let closing = Array("</\(name)".utf8)
        while stop < limit, !bytes[stop..<limit].starts(with: closing) { stop += 1 }
        while stop < limit, bytes[stop] != UInt8(ascii: ">") { stop += 1 }
        stop = min(stop + 1, limit)
      }
      decoded.append(fixed: Array(text.utf8), from: start..<stop)
      return stop
    }
    return end
  }

  func encode(_ text: String, into bytes: [UInt8], at offset: Int, _ range: Range<Int>) -> String {
    if Self.isInCDATA(bytes, offset, range) { return text }
    // XML does not allow `]]>` in text, so `>` is escaped too.
    return text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  func isWellFormed(_ bytes: ArraySlice<UInt8>) -> Bool { XMLFile.isWellFormed(content: bytes, entities: entities) }

  static func isInCDATA(_ bytes: [UInt8], _ offset: Int, _ range: Range<Int>) -> Bool {
    let offset = min(max(offset, range.lowerBound), range.upperBound)
    let before = String(decoding: bytes[range.lowerBound..<offset], as: UTF8.self)
    guard let open = before.ranges(of: "<![CDATA[").last else { return false }
    return !before[open.upperBound...].contains("]]>")
  }
}

extension Substring {
  /// Returns the value of an attribute, as written in a tag; nil if there is none.
  func attribute(_ name: String) -> String? {
    let bytes = Array(utf8)
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    var index = 0
    while let start = bytes[index...].firstIndex(where: isBlank) {
      let rest = bytes[start...].drop(while: isBlank)
      index = Swift.max(rest.startIndex, start + 1)
      guard rest.starts(with: name.utf8) else { continue }
      let value = rest.dropFirst(name.utf8.count).drop(while: isBlank)
      guard value.first == UInt8(ascii: "=") else { continue }
      let quoted = value.dropFirst().drop(while: isBlank)
      guard let quote = quoted.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = quoted.dropFirst().firstIndex(of: quote)
      else { continue }
      return String(decoding: bytes[(quoted.startIndex + 1)..<end], as: UTF8.self)
    }
    return nil
  }
}
