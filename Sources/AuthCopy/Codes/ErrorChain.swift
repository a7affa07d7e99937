internal import Foundation

/// An `NSError` and those below it (`NSUnderlyingErrorKey`), from the top down: what each says of itself.
struct ErrorChain {
  struct Link {
    let domain: String
    let code: String
  }

  /// A chain has at least one link.
  ///
  /// No SDK nests deeper than a few.
  static let maximumLength = 16

  let links: [Link]

  /// Reads `{"domain", "code", "userInfo": {"NSUnderlyingError": {...}}}`; nil where there is no domain and code.
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

  /// The chain of an error of any type; Foundation bridges each to an `NSError`.
  init(_ error: any Error) {
    var links: [Link] = []
    var next: (any Error)? = error
    while links.count < Self.maximumLength, let error = next {
      let bridged = error as NSError
      links.append(Link(domain: bridged.domain, code: String(bridged.code)))
      next = bridged.userInfo[NSUnderlyingErrorKey] as? any Error
    }
    self.links = links
  }
}
