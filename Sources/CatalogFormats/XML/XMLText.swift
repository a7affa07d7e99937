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
  /// Returns the replacement of a tag in a file.
  let tagReplacement: @Sendable (_ tag: XMLTag, _ file: [UInt8]) -> TagReplacement

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
        } else if let tag = Self.tag(bytes, at: offset, limit: range.upperBound) {
          let before = decoded.bytes.count
          offset = append(tag, bytes, limit: range.upperBound, to: &decoded)
          markup(before..<decoded.bytes.count, tag.range.lowerBound..<offset)
        } else {
          decoded.append(bytes[offset], at: offset)
          offset += 1
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
  private func append(_ tag: XMLTag, _ bytes: [UInt8], limit: Int, to decoded: inout DecodedString) -> Int {
    switch tagReplacement(tag, bytes) {
    case .asWritten: decoded.append(fixed: bytes[tag.range], from: tag.range)
    case .hidden: break
    case .text(let text): decoded.append(fixed: Array(text.utf8), from: tag.range)
    case .element(let text):
      let end = tag.form == .start ? self.end(ofElement: tag, bytes, limit: limit) : tag.range.upperBound
      decoded.append(fixed: Array(text.utf8), from: tag.range.lowerBound..<end)
      return end
    }
    return tag.range.upperBound
  }

  /// Returns the offset after the end tag of an element.
  private func end(ofElement start: XMLTag, _ bytes: [UInt8], limit: Int) -> Int {
    var depth = 1
    var offset = start.range.upperBound
    while let next = bytes[offset..<limit].firstIndex(of: UInt8(ascii: "<")) {
      guard let tag = Self.tag(bytes, at: next, limit: limit) else {
        offset = next + 1
        continue
      }
      offset = tag.range.upperBound
      if tag.name != start.name || tag.form == .empty { continue }
      depth += tag.form == .start ? 1 : -1
      if depth == 0 { return offset }
    }
    return limit
  }

  private static func tag(_ bytes: [UInt8], at offset: Int, limit: Int) -> XMLTag? {
    try? XMLTag(bytes, at: offset, limit: limit, format: "XML")
  }

  func encode(_ text: String, into bytes: [UInt8], at offset: Int, _ range: Range<Int>) -> String {
    let text = LineEnd(of: bytes)?.applied(to: text) ?? text
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
