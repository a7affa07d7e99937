extension RawErrorText {
  /// Returns the end of the character that begins at an offset.
  func characterEnd(after start: Int) -> Int {
    var end = start + 1
    while byte(at: end) & 0xC0 == 0x80 { end += 1 }
    return end
  }

  /// Returns whether a word begins at an offset: after another character than a letter, at a capital, at a unit after a
  /// number, as in `5000ms`, or at `n't`.
  func startsWord(at offset: Int) -> Bool {
    guard offset > 0, bytes[offset].isWordCharacter, bytes[offset - 1].isWordCharacter else { return true }
    if bytes[offset].isUppercaseLetter && bytes[offset - 1].isLowercaseLetter { return true }
    if bytes[offset].isLetter && bytes[offset - 1].isDigit { return true }
    return isEscape(endingAt: offset) || bytes[offset] == UInt8(ascii: "n") && byte(at: offset + 1) == UInt8(ascii: "'")
  }

  /// Returns whether a number goes on at an offset: `error code 8` is no part of `error code 80`.
  func continuesNumber(at offset: Int) -> Bool { bytes[offset - 1].isDigit && byte(at: offset).isDigit }

  /// Returns whether a word ends before an offset.
  func endsWord(at offset: Int) -> Bool {
    guard bytes[offset - 1].isWordCharacter, byte(at: offset).isWordCharacter else { return true }
    return bytes[offset].isUppercaseLetter && bytes[offset - 1].isLowercaseLetter
  }

  /// Returns whether a part of the text is a word of a sentence, and neither a part of a longer word, an address, a
  /// dotted name or the name of a class of exceptions.
  func isWord(_ part: Range<Int>) -> Bool {
    let signs = rules[.addressSigns]
    guard endsWord(at: part.upperBound), part.lowerBound == 0 || !signs.contains(bytes[part.lowerBound - 1]) else {
      return false
    }
    var end = part.upperBound
    while byte(at: end).isWordCharacter { end += 1 }
    if rules[.exceptionNames].end(bytes[part.lowerBound..<end]) { return false }
    let next = byte(at: end)
    return !signs.contains(next) || next == UInt8(ascii: ".") && !byte(at: end + 1).isWordCharacter
  }

  /// Returns a part of the text from the start of the path that it ends, as in `/etc/tls/server.pem`.
  func withPath(_ part: Range<Int>) -> Range<Int> {
    let signs = rules[.tokenSigns]
    let path = bytes[..<part.lowerBound].suffix(rules[.tokenLength]).reversed().prefix {
      $0.isWordCharacter || signs.contains($0)
    }
    return (part.lowerBound - path.count)..<part.upperBound
  }

  /// Returns whether no word follows an offset.
  func endsText(at offset: Int) -> Bool { !bytes[offset...].contains { $0.isWordCharacter || $0 >= 0x80 } }

  /// Returns whether a part of the text is a part of a constant, such as `ERR_INVALID_ARG_TYPE`.
  func isPartOfConstant(_ part: Range<Int>) -> Bool {
    let sign = UInt8(ascii: "_")
    let isJoined = byte(at: part.upperBound) == sign || part.lowerBound > 0 && bytes[part.lowerBound - 1] == sign
    return isJoined && bytes[part.lowerBound].isUppercaseLetter
  }

  /// Returns the edges of a message around a part of the text.
  func edges(of part: Range<Int>) -> MessageEdges {
    var edges: MessageEdges = []
    if hasLeftEdge(part.lowerBound) { edges.insert(.left) }
    if hasRightEdge(part.upperBound) { edges.insert(.right) }
    return edges
  }

  /// Returns whether a printed escape such as `\n` ends before an offset.
  private func isEscape(endingAt offset: Int) -> Bool {
    offset >= 2 && bytes[offset - 2] == UInt8(ascii: "\\")
  }

  private func hasLeftEdge(_ start: Int) -> Bool {
    let (quotes, limit) = (rules[.quotes], rules[.edgeLength])
    var offset = start
    while offset > 0, start - offset < limit, bytes[offset - 1].isSpace || quotes.contains(bytes[offset - 1]) {
      let byte = bytes[offset - 1]
      // An apostrophe after a letter belongs to a word.
      let isApostrophe = byte == UInt8(ascii: "'") && offset > 1 && bytes[offset - 2].isWordCharacter
      if byte.isLineEnd || quotes.contains(byte) && !isApostrophe { return true }
      offset -= 1
    }
    guard offset > 0 else { return true }
    let byte = bytes[offset - 1]
    if rules[.leftEdges].contains(byte) || isEscape(endingAt: offset) { return true }
    if offset < start, rules[.leftEdgesBeforeBlanks].contains(byte) { return true }
    if byte == UInt8(ascii: "-") { return offset < start && offset > 1 && bytes[offset - 2].isSpace }
    return byte >= 0x80 && rules[.wideEdges].end(bytes[..<offset])
  }

  private func hasRightEdge(_ end: Int) -> Bool {
    let (quotes, limit) = (rules[.quotes], rules[.edgeLength])
    var offset = end
    while offset < bytes.count, offset - end < limit, bytes[offset].isSpace || quotes.contains(bytes[offset]) {
      let isApostrophe = bytes[offset] == UInt8(ascii: "'") && byte(at: offset + 1).isWordCharacter
      if isApostrophe { return false }
      if bytes[offset].isLineEnd || quotes.contains(bytes[offset]) { return true }
      offset += 1
    }
    guard offset < bytes.count else { return true }
    if rules[.rightEdges].contains(bytes[offset]) { return true }
    if offset > end, rules[.rightEdgesAfterBlanks].contains(bytes[offset]) || self.end(of: .call, at: offset) != nil {
      return true
    }
    return bytes[offset] >= 0x80 && rules[.wideEdges].begin(bytes[offset...])
  }

  /// Returns the HTTP status in the text, if it has a meaning without a code in a flow: `HTTP Error 429`,
  /// `429 Too Many Requests`.
  func status(in flow: Flow?) -> Int? {
    let limit = rules[.quantityDistance]
    var offset = 0
    while let start = bytes[offset...].prefix(rules[.descriptionLength]).firstIndex(where: \.isDigit) {
      let digits = bytes[start...].prefix { $0.isDigit }
      offset = digits.endIndex
      guard digits.count == 3, start == 0 || !bytes[start - 1].isWordCharacter, !byte(at: offset).isWordCharacter,
        let status = Int(String(decoding: digits, as: UTF8.self)), rules.kind(ofStatus: status, in: flow) != nil
      else { continue }
      let before = CaseFoldedBytes(bytes[..<start].suffix(limit)).bytes[...]
      let after = CaseFoldedBytes(bytes[offset...].prefix(limit)).bytes[...]
      if rules[.statusBefore].end(before) || rules[.statusAfter].begin(after) { return status }
    }
    return nil
  }

  /// The offsets at which the text names the cause of the error before it.
  var causes: [Int] {
    let limit = rules[.links]
    var offsets: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      for mark in rules[.causeMarks] {
        var position = 0
        while offsets.count < limit, let found = bytes.offset(of: mark.bytes, from: position) {
          offsets.append(found)
          position = found + mark.bytes.count
        }
      }
    }
    return offsets
  }
}

extension UInt8 {
  /// Whether the byte is a letter or a digit, which continue a word.
  fileprivate var isWordCharacter: Bool { isLetter || isDigit }

  fileprivate var isLineEnd: Bool { self == 0x0A || self == 0x0D }

  fileprivate var isSpace: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D }
}
