extension RawErrorText {
  /// The maximum numbers of objects and forms that are read from a text.
  private static let maximumObjects = 8
  private static let maximumForms = 16

  /// The JSON objects in the text.
  var embeddedJSON: [JSONNode] {
    var nodes: [JSONNode] = []
    var attempts = 0
    var offset = 0
    while attempts < Self.maximumObjects, let brace = bytes[offset...].firstIndex(of: UInt8(ascii: "{")) {
      offset = brace + 1
      // Most printed values in braces begin with a name without quotation marks, and are not JSON.
      guard bytes[offset...].prefix(16).first(where: { !$0.isBlank }) == UInt8(ascii: "\"") else { continue }
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
      let isEscape =
        bytes[offset] == UInt8(ascii: "\\")
        && [UInt8(ascii: "\""), UInt8(ascii: "\\")].contains(byte(at: offset + 1))
      if isEscape { offset += 1 }
      text.append(bytes[offset])
      offset += 1
    }
    return RawErrorText(text)
  }

  /// The queries and forms in the text, usually parts of URLs.
  var embeddedForms: [JSONNode] {
    var nodes: [JSONNode] = []
    guard bytes.contains(where: \.beginsQuery) else { return nodes }
    var start = 0
    while nodes.count < Self.maximumForms, start < bytes.count {
      let end = bytes[start...].firstIndex(where: \.endsAddress) ?? bytes.count
      var word = bytes[start..<end]
      start = end + 1
      while let last = word.last, [UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ")")].contains(last) {
        word.removeLast()
      }
      // A form that is the whole text is read by `RawError` or as pairs.
      if word.contains(where: \.beginsQuery), word.count < bytes.count, let node = FormFields.object(word) {
        nodes.append(node)
      }
    }
    return nodes
  }
}

extension UInt8 {
  fileprivate var beginsQuery: Bool {
    self == UInt8(ascii: "?") || self == UInt8(ascii: "&") || self == UInt8(ascii: "#")
  }

  fileprivate var endsAddress: Bool {
    isBlank || self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") || self == UInt8(ascii: "<")
      || self == UInt8(ascii: ">") || self == UInt8(ascii: "`") || self == UInt8(ascii: "{")
      || self == UInt8(ascii: "}")
  }
}
