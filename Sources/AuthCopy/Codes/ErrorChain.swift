internal import MessageFiles

/// An `NSError` and its underlying errors (`NSUnderlyingErrorKey`), outermost first.
struct ErrorChain {
  struct Link {
    let domain: String
    let code: String
    /// The error's localized description, which can select among rows of one code.
    let description: String?
  }

  /// At least one link.
  let links: [Link]

  /// Parses `{"domain", "code", "userInfo": {"NSUnderlyingError": {...}}}`; nil without a domain and a code.
  init?(_ node: JSONNode, _ rules: ReadingRules) {
    var links: [Link] = []
    var next: JSONNode? = node
    while links.count < rules[.links], let node = next, let domain = node[rules[.errorDomain].text]?.string,
      let code = node[rules[.errorCode].text]?.scalarText, Int(code) != nil
    {
      let info = node[rules[.errorInfo].text]
      let description = info?[rules[.infoDescription].text] ?? node[rules[.errorDescription].text]
      links.append(Link(domain: domain, code: code, description: description?.string))
      next = info?[rules[.infoCause].text]
    }
    guard !links.isEmpty else { return nil }
    self.links = links
  }

  /// Parses the errors in a text; nil if there are none.
  ///
  /// The forms are the printed `NSError`,
  /// `Error Domain=D Code=N "..." UserInfo={NSUnderlyingError=0x1 {Error Domain=...}}`, the same as lines such as
  /// `Domain: D`, and `(D error N.)`, which ends a localized description in any language.
  init?(_ text: RawErrorText) {
    let rules = text.rules
    let limit = rules[.links]
    var links: [Link] = []
    var position = 0
    // The name of a pair is `Domain` or `domain`.
    while links.count < limit, let nameEnd = text.offset(after: .domain, from: position) {
      position = nameEnd
      guard let domainStart = text.valueOffset(after: nameEnd) else { continue }
      let domain = text.domain(from: domainStart)
      guard !domain.isEmpty else { continue }
      guard let codeStart = text.codeOffset(after: domain.endIndex) else {
        append(domain, text.codeBefore(max(0, nameEnd - rules[.domainKey].bytes.count)))
        continue
      }
      let code = text.integer(from: codeStart)
      guard !code.isEmpty else { continue }
      position = code.endIndex
      let isQuoted =
        text.byte(at: code.endIndex) == 0x20 && text.byte(at: code.endIndex + 1) == UInt8(ascii: "\"")
      let quoted = isQuoted ? text.bytesBefore(UInt8(ascii: "\""), from: code.endIndex + 2) : nil
      links.append(
        Link(
          domain: String(decoding: domain, as: UTF8.self), code: String(decoding: code, as: UTF8.self),
          description: quoted.map { String(decoding: $0, as: UTF8.self) }))
    }
    // `D error N`, with or without parentheses.
    position = 0
    while links.count < limit, let end = text.offset(after: .errorWord, from: position) {
      position = end
      append(text.wordBefore(end - rules[.errorWord].bytes.count), text.integer(from: end))
    }
    // `(D … N)`, with the word for `error` in any language.
    for offset in text.bytes.indices where text.opensParenthesis(at: offset) {
      // A full-width parenthesis has three bytes.
      let domain = text.domain(from: offset + (text.bytes[offset] == UInt8(ascii: "(") ? 1 : 3))
      let errorWord = text.bytes[domain.endIndex...].prefix(rules[.errorWordLength]).prefix {
        !$0.isDigit && $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ")")
      }
      if !errorWord.isEmpty { append(domain, text.integer(from: errorWord.endIndex)) }
    }
    func append(_ name: ArraySlice<UInt8>, _ code: ArraySlice<UInt8>) {
      let lowercase = name.map { $0.isUppercaseLetter ? $0 | 0x20 : $0 }[...]
      let joined = rules[.joinedErrorWords].first { lowercase.suffix($0.bytes.count).elementsEqual($0.bytes) }
      let domain = name.dropLast(joined?.bytes.count ?? 0)
      let link = Link(
        domain: String(decoding: domain, as: UTF8.self), code: String(decoding: code, as: UTF8.self), description: nil)
      guard !code.isEmpty, links.count < limit, link.domain.looksLikeDomain(rules),
        !links.contains(where: { $0.domain == link.domain && $0.code == link.code })
      else { return }
      links.append(link)
    }
    guard !links.isEmpty else { return nil }
    self.links = links
  }
}

extension RawErrorText {
  /// Returns the offset of the value after the name of a pair and its `=` or `:`; nil if neither follows the name.
  fileprivate func valueOffset(after name: Int) -> Int? {
    let signs = bytes[name...].prefix(rules[.domainGap]).prefix(while: rules[.domainPairSigns].contains)
    return signs.contains(where: rules[.pairSigns].contains) ? signs.endIndex : nil
  }

  /// Returns the offset of the value of the pair `Code=` or `code:` that follows a domain; nil if there is none.
  fileprivate func codeOffset(after domain: Int) -> Int? {
    let gapSigns = rules[.domainGapSigns]
    let signs = bytes[domain...].prefix(rules[.domainGap]).prefix { $0.isBlank || gapSigns.contains($0) }
    let name = rules[.codeKey].bytes
    let found = bytes[signs.endIndex...].prefix(name.count)
    // The first letter can be small.
    guard !signs.isEmpty, found.count == name.count, found.first.map({ $0 | 0x20 }) == name.first.map({ $0 | 0x20 }),
      found.dropFirst().elementsEqual(name.dropFirst())
    else { return nil }
    return valueOffset(after: found.endIndex)
  }

  /// Returns the number of a pair before an offset, as in `code: 1001, domain: D`; empty if there is none.
  fileprivate func codeBefore(_ end: Int) -> ArraySlice<UInt8> {
    let start = max(0, end - rules[.codeGap])
    guard let last = bytes[start..<end].lastIndex(where: \.isDigit) else { return [] }
    var first = last
    while first > start, bytes[first - 1].isDigit || bytes[first - 1] == UInt8(ascii: "-") { first -= 1 }
    let sign = bytes[start..<first].last { $0 != 0x20 && !rules[.quotes].contains($0) }
    return sign.map(rules[.pairSigns].contains) == true ? bytes[first...last] : []
  }

  /// Returns the domain name at an offset.
  fileprivate func domain(from start: Int) -> ArraySlice<UInt8> {
    let signs = rules[.domainSigns]
    return bytes[min(start, bytes.count)...].prefix(rules[.domainLength]).prefix {
      $0.isLetter || $0.isDigit || signs.contains($0)
    }
  }

  /// Returns whether there is an opening parenthesis, half or full width, at an offset.
  fileprivate func opensParenthesis(at offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "(")
      || bytes[offset] == 0xEF && byte(at: offset + 1) == 0xBC && byte(at: offset + 2) == 0x88
  }
}

extension String {
  /// Returns whether the text looks like an error domain: `com.example.sdk`, `NSURLErrorDomain`, `LoginError`.
  func looksLikeDomain(_ rules: ReadingRules) -> Bool {
    let name = Array(lowercased().utf8)[...]
    return !name.contains(UInt8(ascii: "/"))
      && (name.dropFirst().dropLast().contains(UInt8(ascii: ".")) || rules[.domainEnds].end(name)
        || rules[.domainParts].contains { name.contains($0.bytes) })
  }
}
