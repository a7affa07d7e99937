/// An `NSError` and its underlying errors (`NSUnderlyingErrorKey`), outermost first.
struct ErrorChain {
  struct Link {
    let domain: String
    let code: String
    /// What the error says, which can decide among rows of one code.
    let description: String?
  }

  /// The maximum number of links; the errors of SDKs nest only a few levels deep.
  static let maximumLength = 16

  /// At least one link.
  let links: [Link]

  /// Reads `{"domain", "code", "userInfo": {"NSUnderlyingError": {...}}}`; nil without a domain and a code.
  init?(_ node: JSONNode) {
    var links: [Link] = []
    var next: JSONNode? = node
    while links.count < Self.maximumLength, let node = next, let domain = node["domain"]?.string,
      let code = node["code"]?.scalarText, Int(code) != nil
    {
      let description = node["userInfo"]?["NSLocalizedDescription"] ?? node["localizedDescription"]
      links.append(Link(domain: domain, code: code, description: description?.string))
      next = node["userInfo"]?["NSUnderlyingError"]
    }
    guard !links.isEmpty else { return nil }
    self.links = links
  }

  /// Reads `Error Domain=D Code=N "..." UserInfo={NSUnderlyingError=0x1 {Error Domain=...}}`, as an `NSError` is printed,
  /// and `(D error N.)`, with which its localized description ends in any language.
  init?(_ text: ErrorText) {
    var links: [Link] = []
    var position = 0
    while links.count < Self.maximumLength, let start = text.offset(after: "Domain=", from: position) {
      position = start
      let domain = text.word(from: start)
      guard !domain.isEmpty, let number = text.offset(of: " Code=", at: domain.endIndex) else { continue }
      let code = text.integer(from: number)
      guard !code.isEmpty else { continue }
      position = code.endIndex
      let quoted = text.offset(of: " \"", at: code.endIndex).map { text.upTo(UInt8(ascii: "\""), from: $0) }
      links.append(
        Link(
          domain: String(decoding: domain, as: UTF8.self), code: String(decoding: code, as: UTF8.self),
          description: quoted.map { String(decoding: $0, as: UTF8.self) }))
    }
    position = 0
    while links.count < Self.maximumLength, let end = text.offset(after: " error ", from: position) {
      position = end
      let domain = text.wordBefore(end - " error ".utf8.count)
      let code = text.integer(from: end)
      guard !code.isEmpty, String(decoding: domain, as: UTF8.self).looksLikeDomain else { continue }
      links.append(
        Link(
          domain: String(decoding: domain, as: UTF8.self), code: String(decoding: code, as: UTF8.self), description: nil
        ))
    }
    guard !links.isEmpty else { return nil }
    self.links = links
  }
}

extension String {
  /// Whether the text is the name of an error domain: `com.example.sdk`, `NSURLErrorDomain`, `LoginError`.
  var looksLikeDomain: Bool {
    let name = lowercased()
    return !name.contains("/")
      && (name.hasSuffix("domain") || name.hasSuffix("error") || name.dropFirst().dropLast().contains("."))
  }
}
