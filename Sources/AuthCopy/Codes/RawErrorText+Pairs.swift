internal import MessageFiles

extension RawErrorText {
  /// The pairs in the text, such as `error=x`, `errorCode='X'`, `"error":"x"` and `code: x`, as the members of an
  /// object.
  ///
  /// `Code=N` after `Domain=D` is omitted, because the number has a meaning only in its domain, and so are numbers with
  /// the name of another thing, such as an exit code.
  var pairs: [JSONMember] {
    var pairs: [JSONMember] = []
    var previous = ""
    let signs = rules[.pairSigns]
    for offset in bytes.indices where signs.contains(bytes[offset]) {
      guard let key = key(before: offset), let value = value(after: offset) else { continue }
      let isOfDomain = key == rules[.codeKey].text && previous == rules[.domainKey].text
      if !isOfDomain, Int(value) == nil || !rules[.otherCodes].end(folded(before: offset)) {
        pairs.append(
          JSONMember(key: key, keyRange: 0..<0, value: JSONNode(content: .string(value), range: 0..<0)))
      }
      previous = key
      if pairs.count == rules[.pairs] { break }
    }
    return pairs
  }

  private func folded(before offset: Int) -> ArraySlice<UInt8> {
    CaseFoldedBytes(bytes[..<offset].suffix(rules[.quantityDistance])).bytes[...]
  }

  private func isQuote(_ byte: UInt8) -> Bool { rules[.quotes].contains(byte) }

  private func key(before separator: Int) -> String? {
    var end = separator
    if byte(before: end) == 0x20 { end -= 1 }
    if isQuote(byte(before: end)) {
      end -= 1
      if byte(before: end) == UInt8(ascii: "\\") { end -= 1 }
    }
    let (limit, signs) = (rules[.pairKeyLength], rules[.keySigns])
    func isPartOfKey(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit || signs.contains(byte) }
    var start = end
    while start > 0, end - start < limit, isPartOfKey(bytes[start - 1]) { start -= 1 }
    guard start < end, bytes[start].isLetter || bytes[start] == UInt8(ascii: "_") else { return nil }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func byte(before offset: Int) -> UInt8 { offset > 0 ? bytes[offset - 1] : 0 }

  private func value(after separator: Int) -> String? {
    var start = separator + 1
    let isColon = bytes[separator] == UInt8(ascii: ":")
    if byte(at: start) == 0x20 { start += 1 }
    if byte(at: start) == UInt8(ascii: "\\"), isQuote(byte(at: start + 1)) { start += 1 }
    let quote = byte(at: start)
    if isQuote(quote) {
      var value = bytesBefore(quote, from: start + 1)
      if value.last == UInt8(ascii: "\\") { value.removeLast() }
      return value.isEmpty ? nil : String(decoding: value, as: UTF8.self)
    }
    // A colon without a following blank is part of a time, an address or a name.
    if isColon, start == separator + 1, !isQuote(byte(at: separator - 1)) { return nil }
    // Swift prints an optional text as `Optional("x")`.
    if let inner = end(of: .optional, at: start) { start = isQuote(byte(at: inner)) ? inner + 1 : inner }
    let (ends, trails) = (rules[.valueEnds], rules[.valueTrails])
    var value = bytes[min(start, bytes.count)...].prefix(rules[.pairValueLength]).prefix {
      $0 > 0x20 && !ends.contains($0)
    }
    if isColon, isProse(value) { return nil }
    while let last = value.last, trails.contains(last) { value.removeLast() }
    return value.isEmpty || value.first == UInt8(ascii: "=") ? nil : String(decoding: value, as: UTF8.self)
  }

  /// Returns whether a value is a word of letters before another word that is no key: `Error: failed to load`.
  private func isProse(_ value: ArraySlice<UInt8>) -> Bool {
    guard value.allSatisfy(\.isLetter), byte(at: value.endIndex) == 0x20 else { return false }
    let next = bytes[(value.endIndex + 1)...].prefix { $0.isLetter || $0.isDigit }
    return !next.isEmpty && !rules[.pairSigns].contains(byte(at: next.endIndex))
  }
}
