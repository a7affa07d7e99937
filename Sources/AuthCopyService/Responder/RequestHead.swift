import AuthCopy
package import NIOHTTP1

/// The head of a request: its method, its target, and the fields that a response can depend on.
package struct RequestHead: Hashable, Sendable {
  private struct Entry: Hashable {
    let field: Field
    var value: String
  }

  private enum Field {
    case accept, acceptLanguage, acceptEncoding, ifNoneMatch, contentType, contentEncoding, contentLength, origin
    case requestID, traceParent

    var isID: Bool { self == .requestID || self == .traceParent }
  }

  package let method: HTTPMethod
  /// The path and the query, or the absolute form (RFC 9112, section 3.2).
  package let target: String
  // A list, because most requests have few of the fields and a head is passed on often.
  private var fields: [Entry] = []
  /// The total size of all fields, in bytes.
  private(set) var size = 0

  package init(_ method: HTTPMethod, _ target: String) {
    self.method = method
    self.target = target
  }

  var accept: String? { self[.accept] }
  var acceptLanguage: String? { self[.acceptLanguage] }
  var acceptEncoding: String? { self[.acceptEncoding] }
  var ifNoneMatch: String? { self[.ifNoneMatch] }
  var contentType: String? { self[.contentType] }
  var contentEncoding: String? { self[.contentEncoding] }
  var contentLength: String? { self[.contentLength] }
  var origin: String? { self[.origin] }
  /// The ID of the request; nil also if it could break the syntax of a log or a header.
  var requestID: String? { self[.requestID].flatMap { $0.isRequestID ? $0 : nil } }
  var traceParent: TraceParent? { self[.traceParent].flatMap(TraceParent.init) }

  /// The head without the ids of the request, which no cacheable response depends on.
  var withoutIDs: RequestHead {
    guard fields.contains(where: \.field.isID) else { return self }
    var head = self
    head.fields.removeAll(where: \.field.isID)
    return head
  }

  private subscript(field: Field) -> String? {
    for entry in fields where entry.field == field { return entry.value }
    return nil
  }

  /// Adds a field; fields that no response depends on are only added to the size.
  package mutating func add(_ name: String, _ value: String) {
    // Four bytes are the colon, the space and the line break.
    size += name.utf8.count + value.utf8.count + 4
    guard let field = Self.field(name) else { return }
    if let index = fields.firstIndex(where: { $0.field == field }) {
      // The values of a list may be sent in several fields (RFC 9110, section 5.3).
      fields[index].value += ", \(value)"
    } else {
      fields.append(Entry(field: field, value: value))
    }
  }

  private static func field(_ name: String) -> Field? {
    // The length rules out most names without a comparison.
    switch name.utf8.count {
    case 6: name.isField("accept") ? .accept : name.isField("origin") ? .origin : nil
    case 11: name.isField("traceparent") ? .traceParent : nil
    case 12: name.isField("content-type") ? .contentType : name.isField("x-request-id") ? .requestID : nil
    case 13: name.isField("if-none-match") ? .ifNoneMatch : nil
    case 14: name.isField("content-length") ? .contentLength : nil
    case 15:
      name.isField("accept-language") ? .acceptLanguage : name.isField("accept-encoding") ? .acceptEncoding : nil
    case 16: name.isField("content-encoding") ? .contentEncoding : nil
    default: nil
    }
  }
}

extension RequestHead {
  /// A random seed for each process, against hash flooding.
  private static let seed = UInt64.random(in: 0...UInt64.max)

  /// Whether two requests without a body and within the limits get the same response.
  package static func == (first: RequestHead, second: RequestHead) -> Bool {
    first.target == second.target && first.method == second.method && first.fields == second.fields
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(target.quickHash(seed: Self.seed))
    for entry in fields { hasher.combine(entry.value.quickHash(seed: Self.seed)) }
  }
}

extension String {
  /// Whether a field name equals another one, ignoring letter case.
  ///
  /// - Parameter field: a name in lowercase.
  func isField(_ field: StaticString) -> Bool {
    var name = self
    return name.withUTF8 { name in
      name.count == field.utf8CodeUnitCount && name.indices.allSatisfy { name[$0] | 0x20 == field.utf8Start[$0] }
    }
  }
}

extension String {
  /// Whether the text is a valid request ID: visible ASCII without characters that have a meaning in logs or headers.
  fileprivate var isRequestID: Bool {
    (1...128).contains(utf8.count)
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
        case UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "+"): true
        default: false
        }
      }
  }
}

/// The header `traceparent` of W3C Trace Context, version 00, with the trace IDs of a request.
struct TraceParent: Sendable, CustomStringConvertible {
  /// The trace id: 32 hexadecimal digits.
  let traceID: String
  /// The sender's span id: 16 hexadecimal digits.
  let parentID: String
  /// The header as it was sent.
  let description: String

  /// Parses the header; nil when it is malformed.
  init?(_ header: String) {
    guard header.utf8.count <= Self.maximumLength, header.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      return nil
    }
    let parts = header.split(separator: "-", omittingEmptySubsequences: false)
    // The version `ff` is invalid, and version 00 has exactly four parts.
    guard parts.count >= 4, parts[0].count == 2, parts[0] != "ff", parts[0] != "00" || parts.count == 4,
      Self.isID(parts[1], 32), Self.isID(parts[2], 16), Self.isHexadecimal(parts[0]),
      parts[3].utf8.count == 2, Self.isHexadecimal(parts[3])
    else { return nil }
    traceID = String(parts[1])
    parentID = String(parts[2])
    description = header
  }

  /// The maximum length of the header, which later versions may extend, in bytes.
  private static let maximumLength = 128

  private static func isID(_ text: Substring, _ length: Int) -> Bool {
    text.utf8.count == length && isHexadecimal(text) && text.contains { $0 != "0" }
  }

  private static func isHexadecimal(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { $0.isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0) }
  }
}
