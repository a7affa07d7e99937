/// The parts of a request target (RFC 9112, section 3.2), still percent-encoded.
struct RequestTarget {
  let path: UnsafeBufferPointer<UInt8>
  /// What follows the question mark.
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
    // The form of an authority or an asterisk has no path.
    if let first = rest.first, first != UInt8(ascii: "/"), first != UInt8(ascii: "?") { rest = rest[rest.endIndex...] }
    let mark = rest.firstIndex(of: UInt8(ascii: "?")) ?? rest.endIndex
    path = UnsafeBufferPointer(rebasing: rest[..<mark])
    query = UnsafeBufferPointer(rebasing: rest[mark...].dropFirst())
  }
}
