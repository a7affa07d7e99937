/// The parts of a request target (RFC 9112, section 3.2), still percent-encoded.
struct RequestTarget {
  let path: UnsafeBufferPointer<UInt8>
  /// The part after the question mark.
  let query: UnsafeBufferPointer<UInt8>

  /// - Parameter target: a path with a query, or the absolute form, which proxies use.
  init(_ target: UnsafeBufferPointer<UInt8>) {
    var rest = target[...]
    if rest.first != UInt8(ascii: "/"), let colon = rest.firstIndex(of: UInt8(ascii: ":")),
      rest[colon...].starts(with: "://".utf8)
    {
      let authority = rest[colon...].dropFirst(3)
      rest = authority.drop { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
    }
    // The authority form and the asterisk form have no path.
    if let first = rest.first, first != UInt8(ascii: "/"), first != UInt8(ascii: "?") { rest = rest[rest.endIndex...] }
    let questionMark = rest.firstIndex(of: UInt8(ascii: "?")) ?? rest.endIndex
    path = UnsafeBufferPointer(rebasing: rest[..<questionMark])
    query = UnsafeBufferPointer(rebasing: rest[questionMark...].dropFirst())
  }
}

/// The route and the query items of a request target.
struct ParsedTarget: Sendable {
  /// The route; nil if there is none.
  let match: Result<RouteMatch?, ServiceProblem>
  /// The query items, of which a problem is reported only if the route exists.
  let query: Result<QueryItems, ServiceProblem>

  init(_ target: String) {
    var target = target
    (match, query) = target.withUTF8 { bytes in
      let parts = RequestTarget(bytes)
      return (
        Result { () throws(ServiceProblem) in try RouteMatch(parts.path) },
        Result { () throws(ServiceProblem) in try QueryItems(parts.query) }
      )
    }
  }
}

/// Decodes the bytes of a path or a query (RFC 3986, section 2.1).
enum PercentEncoding {
  /// Returns the decoded text; nil when it is malformed or not UTF-8.
  ///
  /// - Parameter isForm: whether `+` is a space, as in a query (WHATWG URL, application/x-www-form-urlencoded).
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, isForm: Bool = false) -> String? {
    let isPlain = bytes.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "%") && !(isForm && $0 == UInt8(ascii: "+")) }
    // ASCII is always valid UTF-8.
    if isPlain { return String(decoding: bytes, as: UTF8.self) }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "%"):
        guard index + 2 < bytes.endIndex, let high = bytes[index + 1].hexDigit, let low = bytes[index + 2].hexDigit
        else { return nil }
        decoded.append(high << 4 | low)
        index += 3
      case UInt8(ascii: "+") where isForm:
        decoded.append(0x20)
        index += 1
      default:
        // The head's decoder has replaced bytes that are not UTF-8 by U+FFFD.
        if bytes[index...].starts(with: [0xEF, 0xBF, 0xBD]) { return nil }
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(validating: decoded, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var hexDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
      (self | 0x20) - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
