/// An `NSError` and its underlying errors (`NSUnderlyingErrorKey`), outermost first.
struct ErrorChain {
  struct Link {
    let domain: String
    let code: String
    /// The error's localized description, which can select among rows of one code.
    let description: String?
  }

  /// The maximum number of links; the errors of SDKs nest only a few levels deep.
  static let maximumLinks = 16
  /// The maximum length of the text between a domain and its number, in bytes: the word for `error` in any language.
  private static let maximumErrorWordLength = 32

  /// At least one link.
  let links: [Link]

  /// Parses `{"domain", "code", "userInfo": {"NSUnderlyingError": {...}}}`; nil without a domain and a code.
  init?(_ node: JSONNode) {
    var links: [Link] = []
    var next: JSONNode? = node
    while links.count < Self.maximumLinks, let node = next, let domain = node["domain"]?.string,
      let code = node["code"]?.scalarText, Int(code) != nil
    {
      let description = node["userInfo"]?["NSLocalizedDescription"] ?? node["localizedDescription"]
      links.append(Link(domain: domain, code: code, description: description?.string))
      next = node["userInfo"]?["NSUnderlyingError"]
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
    var links: [Link] = []
    var position = 0
    // The name of a pair is `Domain` or `domain`.
    while links.count < Self.maximumLinks, let nameEnd = text.offset(after: "omain", from: position) {
      position = nameEnd
      guard let domainStart = text.valueOffset(after: nameEnd) else { continue }
      let domain = text.domain(from: domainStart)
      guard !domain.isEmpty, let codeStart = text.codeOffset(after: domain.endIndex) else { continue }
      let code = text.integer(from: codeStart)
      guard !code.isEmpty else { continue }
      position = code.endIndex
      let quoted = text.end(of: " \"", at: code.endIndex).map { text.bytesBefore(UInt8(ascii: "\""), from: $0) }
      links.append(
        Link(
          domain: String(decoding: domain, as: UTF8.self), code: String(decoding: code, as: UTF8.self),
          description: quoted.map { String(decoding: $0, as: UTF8.self) }))
    }
    // `D error N`, with or without parentheses.
    position = 0
    while links.count < Self.maximumLinks, let end = text.offset(after: " error ", from: position) {
      position = end
      append(text.wordBefore(end - " error ".utf8.count), text.integer(from: end))
    }
    // `(D … N)`, with the word for `error` in any language.
    for offset in text.bytes.indices where text.opensParenthesis(at: offset) {
      // A full-width parenthesis has three bytes.
      let domain = text.domain(from: offset + (text.bytes[offset] == UInt8(ascii: "(") ? 1 : 3))
      let errorWord = text.bytes[domain.endIndex...].prefix(Self.maximumErrorWordLength).prefix {
        !$0.isDigit && $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ")")
      }
      if !errorWord.isEmpty { append(domain, text.integer(from: errorWord.endIndex)) }
    }
    func append(_ domain: ArraySlice<UInt8>, _ code: ArraySlice<UInt8>) {
      let link = Link(
        domain: String(decoding: domain, as: UTF8.self), code: String(decoding: code, as: UTF8.self), description: nil)
      guard !code.isEmpty, links.count < Self.maximumLinks, link.domain.looksLikeDomain,
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
    let signs = bytes[name...].prefix(6).prefix { " =:\"'".utf8.contains($0) }
    return signs.contains(UInt8(ascii: "=")) || signs.contains(UInt8(ascii: ":")) ? signs.endIndex : nil
  }

  /// Returns the offset of the value of the pair `Code=` or `code:` that follows a domain; nil if there is none.
  fileprivate func codeOffset(after domain: Int) -> Int? {
    let signs = bytes[domain...].prefix(6).prefix { $0.isBlank || ",;\"'".utf8.contains($0) }
    guard !signs.isEmpty, let name = end(of: "Code", at: signs.endIndex) ?? end(of: "code", at: signs.endIndex)
    else { return nil }
    return valueOffset(after: name)
  }

  /// Returns the domain name at an offset.
  fileprivate func domain(from start: Int) -> ArraySlice<UInt8> {
    bytes[min(start, bytes.count)...].prefix(Self.maximumDomainLength).prefix {
      $0.isLetter || $0.isDigit || "._-".utf8.contains($0)
    }
  }

  private static let maximumDomainLength = 128

  /// Returns whether there is an opening parenthesis, half or full width, at an offset.
  fileprivate func opensParenthesis(at offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "(")
      || bytes[offset] == 0xEF && byte(at: offset + 1) == 0xBC && byte(at: offset + 2) == 0x88
  }
}

extension String {
  /// Whether the text looks like an error domain: `com.example.sdk`, `NSURLErrorDomain`, `LoginError`.
  var looksLikeDomain: Bool {
    let name = Array(lowercased().utf8)[...]
    return !name.contains(UInt8(ascii: "/"))
      && (name.dropFirst().dropLast().contains(UInt8(ascii: ".")) || name.ends(with: "domain")
        || name.ends(with: "error")
        || name.contains(sequence: "errordomain"))
  }
}
