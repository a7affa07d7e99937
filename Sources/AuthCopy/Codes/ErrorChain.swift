/// An `NSError` and its underlying errors (`NSUnderlyingErrorKey`), outermost first.
struct ErrorChain {
  struct Link {
    let domain: String
    let code: String
  }

  /// The maximum number of links, of which a chain has at least one; the errors of SDKs nest only a few levels deep.
  static let maximumLength = 16

  let links: [Link]

  /// Reads `{"domain", "code", "userInfo": {"NSUnderlyingError": {...}}}`; nil without a domain and a code.
  init?(_ node: JSONNode) {
    var links: [Link] = []
    var next: JSONNode? = node
    while links.count < Self.maximumLength, let node = next, let domain = node["domain"]?.string,
      let code = node["code"]?.scalarText, Int(code) != nil
    {
      links.append(Link(domain: domain, code: code))
      next = node["userInfo"]?["NSUnderlyingError"]
    }
    guard !links.isEmpty else { return nil }
    self.links = links
  }
}
