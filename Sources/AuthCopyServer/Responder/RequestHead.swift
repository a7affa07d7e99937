/// The method of a request, as far as routes distinguish them.
enum RequestMethod: Sendable, Equatable {
  case get, head, post, options
  case other(String)

  init(_ name: String) {
    switch name {
    case "GET": self = .get
    case "HEAD": self = .head
    case "POST": self = .post
    case "OPTIONS": self = .options
    default: self = .other(name)
    }
  }

  var name: String {
    switch self {
    case .get: "GET"
    case .head: "HEAD"
    case .post: "POST"
    case .options: "OPTIONS"
    case .other(let name): name
    }
  }
}

/// The head of a request: its method, its target, and the fields that a response can depend on.
struct RequestHead: Sendable {
  let method: RequestMethod
  /// The path and the query, or the absolute form (RFC 9112, section 3.2).
  let target: String
  private(set) var accept: String?
  private(set) var acceptLanguage: String?
  private(set) var acceptEncoding: String?
  private(set) var ifNoneMatch: String?
  private(set) var contentType: String?
  private(set) var contentEncoding: String?
  private(set) var contentLength: String?
  private(set) var origin: String?
  private(set) var requestID: String?
  private(set) var traceParent: String?
  /// The total size of all fields, in bytes.
  private(set) var size = 0

  init(_ method: RequestMethod, _ target: String) {
    self.method = method
    self.target = target
  }

  /// Adds a field; those that no response depends on only count in the size.
  mutating func add(_ name: String, _ value: String) {
    size += name.utf8.count + value.utf8.count + 4
    // The length rules out most names without a comparison.
    switch name.utf8.count {
    case 6:
      if name.isField("accept") { Self.append(value, to: &accept) }
      if name.isField("origin") { origin = value }
    case 11 where name.isField("traceparent"): traceParent = value
    case 12:
      if name.isField("content-type") { contentType = value }
      if name.isField("x-request-id") { requestID = value }
    case 13 where name.isField("if-none-match"): Self.append(value, to: &ifNoneMatch)
    case 14 where name.isField("content-length"): contentLength = value
    case 15:
      if name.isField("accept-language") { Self.append(value, to: &acceptLanguage) }
      if name.isField("accept-encoding") { Self.append(value, to: &acceptEncoding) }
    case 16 where name.isField("content-encoding"): Self.append(value, to: &contentEncoding)
    default: break
    }
  }

  /// Joins the values of a list that was sent in several fields (RFC 9110, section 5.3).
  private static func append(_ value: String, to list: inout String?) {
    list = list.map { "\($0), \(value)" } ?? value
  }
}

extension String {
  /// Whether the name of a field is this one, in any letter case.
  ///
  /// - Parameter field: a name in lowercase.
  func isField(_ field: StaticString) -> Bool {
    utf8.elementsEqual(UnsafeBufferPointer(start: field.utf8Start, count: field.utf8CodeUnitCount)) { $0 | 0x20 == $1 }
  }
}
