internal import MessageFiles

extension RawErrorText {
  /// The objects in the text, in JSON or as programming languages print them.
  var embeddedObjects: [JSONNode] {
    var nodes: [JSONNode] = []
    var attempts = 0
    var offset = 0
    while attempts < rules[.embeddedObjects], let brace = bytes[offset...].firstIndex(of: UInt8(ascii: "{")) {
      offset = brace + 1
      guard PrintedObjectParser.begins(at: brace, of: bytes, blanks: rules[.braceDistance]) else { continue }
      attempts += 1
      let object = JSONParser.parseValue(at: brace, of: bytes) ?? PrintedObjectParser.parse(at: brace, of: bytes)
      if let (node, end) = object {
        nodes.append(node)
        offset = end
      }
    }
    return nodes
  }

  /// The text without the backslashes of printed escapes, and with the bytes of escapes such as `\xec`, as in `b'…'` of
  /// Python; nil if it contains none.
  var unescaped: RawErrorText? {
    guard bytes.contains(UInt8(ascii: "\\")) else { return nil }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var offset = 0
    while offset < bytes.count {
      let escape = escape(at: offset)
      text.append(escape?.byte ?? bytes[offset])
      offset = escape?.end ?? offset + 1
    }
    if text.count == bytes.count { return nil }
    // The bytes can be invalid.
    return RawErrorText(String(decoding: text, as: UTF8.self), rules)
  }

  /// Returns the byte for which a printed escape at an offset stands, and the end of the escape; nil for other text.
  private func escape(at offset: Int) -> (byte: UInt8, end: Int)? {
    guard bytes[offset] == UInt8(ascii: "\\") else { return nil }
    let sign = byte(at: offset + 1)
    switch sign {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): return (sign, offset + 2)
    case UInt8(ascii: "x"):
      guard let high = byte(at: offset + 2).hexValue, let low = byte(at: offset + 3).hexValue else { return nil }
      return (high << 4 | low, offset + 4)
    default: return nil
    }
  }

  /// The queries and forms in the text, usually parts of URLs; of a page, those of its links.
  func embeddedForms(ofPage isPage: Bool) -> [JSONNode] {
    var nodes: [JSONNode] = []
    let (signs, ends, trails) = (rules[.formSigns], rules[.addressEnds], rules[.addressTrails])
    let link = rules[.link].bytes
    guard bytes.contains(where: signs.contains) else { return nodes }
    var start = 0
    while nodes.count < rules[.embeddedForms], start < bytes.count {
      let end = bytes[start...].firstIndex { $0.isBlank || ends.contains($0) } ?? bytes.count
      var word = bytes[start..<end]
      let isLink = bytes[..<start].dropLast().suffix(link.count).elementsEqual(link)
      start = end + 1
      if isPage, !isLink { continue }
      while let last = word.last, trails.contains(last) { word.removeLast() }
      // A form that is the whole text is read by `RawError` or as pairs.
      guard word.contains(where: signs.contains), word.count < bytes.count else { continue }
      // An ampersand of a page is an entity.
      let query = isPage ? RawErrorText(Array(word), rules).withoutMarkup.bytes[...] : word
      if let node = FormFields(rules).object(query) { nodes.append(node) }
    }
    return nodes
  }
}
