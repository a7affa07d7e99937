internal import MessageFiles

extension RawErrorText {
  /// The JSON objects in the text.
  var embeddedJSON: [JSONNode] {
    var nodes: [JSONNode] = []
    var attempts = 0
    var offset = 0
    while attempts < rules[.embeddedObjects], let brace = bytes[offset...].firstIndex(of: UInt8(ascii: "{")) {
      offset = brace + 1
      // Most printed values in braces begin with a name without quotation marks, and are not JSON.
      guard bytes[offset...].prefix(rules[.braceDistance]).first(where: { !$0.isBlank }) == UInt8(ascii: "\"") else {
        continue
      }
      attempts += 1
      if let (node, end) = JSONParser.parseValue(at: brace, of: bytes) {
        nodes.append(node)
        offset = end
      }
    }
    return nodes
  }

  /// The text without the backslashes of printed escapes; nil if it contains no escaped quotation mark.
  var unescaped: RawErrorText? {
    guard bytes.indices.contains(where: { bytes[$0] == UInt8(ascii: "\\") && byte(at: $0 + 1) == UInt8(ascii: "\"") })
    else { return nil }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var offset = 0
    while offset < bytes.count {
      let next = byte(at: offset + 1)
      let isEscape = bytes[offset] == UInt8(ascii: "\\")
      if isEscape, next == UInt8(ascii: "\"") || next == UInt8(ascii: "\\") { offset += 1 }
      text.append(bytes[offset])
      offset += 1
    }
    return RawErrorText(text, rules)
  }

  /// The queries and forms in the text, usually parts of URLs.
  var embeddedForms: [JSONNode] {
    var nodes: [JSONNode] = []
    let (signs, ends, trails) = (rules[.formSigns], rules[.addressEnds], rules[.addressTrails])
    guard bytes.contains(where: signs.contains) else { return nodes }
    var start = 0
    while nodes.count < rules[.embeddedForms], start < bytes.count {
      let end = bytes[start...].firstIndex { $0.isBlank || ends.contains($0) } ?? bytes.count
      var word = bytes[start..<end]
      start = end + 1
      while let last = word.last, trails.contains(last) { word.removeLast() }
      // A form that is the whole text is read by `RawError` or as pairs.
      if word.contains(where: signs.contains), word.count < bytes.count, let node = FormFields(rules).object(word) {
        nodes.append(node)
      }
    }
    return nodes
  }
}
