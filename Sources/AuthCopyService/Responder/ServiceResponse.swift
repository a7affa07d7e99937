import AuthCopy
package import NIOCore

/// A response, independent of how it is sent.
package struct ServiceResponse: Sendable {
  enum MediaType: String {
    case json = "application/json"
    case problem = "application/problem+json"
    case html = "text/html; charset=utf-8"
    case prometheus = "text/plain; version=0.0.4; charset=utf-8"
  }

  enum Body {
    case bytes([UInt8])
    /// The bytes of a document, which all responses with the document share.
    case shared(ByteBuffer)
    /// A batch that is still being written.
    indirect case batch(BatchResponse)

    var count: Int {
      switch self {
      case .bytes(let bytes): bytes.count
      case .shared(let buffer): buffer.readableBytes
      case .batch: preconditionFailure("a batch is sent when it is complete")
      }
    }
  }

  /// The request fields that a response depends on.
  struct Vary: OptionSet {
    let rawValue: Int

    static let accept = Vary(rawValue: 1)
    static let acceptLanguage = Vary(rawValue: 2)
    static let acceptEncoding = Vary(rawValue: 4)
    static let origin = Vary(rawValue: 8)

    private static let names = ["Accept", "Accept-Language", "Accept-Encoding", "Origin"]

    /// The value of the field `Vary` for each combination.
    static let values = (0..<16).map { value in
      names.indices.filter { value >> $0 & 1 == 1 }.map { names[$0] }.joined(separator: ", ")
    }
  }

  package var status = 200
  var mediaType = MediaType.json
  var coding = ContentCoding.identity
  var cachePolicy = CachePolicy.noStore
  /// Whether equal requests get equal responses, and the query contains nothing about a person.
  var isShareable = false
  let locale: String
  var varies: Vary = []
  var tag: EntityTag?
  /// Further fields, which few responses have.
  var otherFields: [(name: StaticString, value: String)] = []
  var body: Body
  /// Whether the body is sent: false for HEAD, 204 and 304.
  var sendsBody = true
  var metrics = ResponseMetrics()

  init(locale: String, body: Body) {
    self.locale = locale
    self.body = body
  }

  /// - Parameters:
  ///   - size: the approximate size of the body, in bytes; the default fits most bodies.
  ///   - write: writes the members of the body, a JSON object.
  init(locale: String, size: Int = 896, _ write: (inout JSONWriter) -> Void) {
    var json = JSONWriter(capacity: size)
    json.object(write)
    self.init(locale: locale, body: .bytes(json.bytes))
  }

  /// Continues a body that is written in slices.
  ///
  /// - Parameter isInTime: whether more may be written; something always is.
  /// - Returns: whether the body is complete.
  mutating func proceed(while isInTime: () -> Bool) -> Bool {
    guard case .batch(var batch) = body else { return true }
    // Moves the batch out of the body, so that it is not copied.
    body = .bytes([])
    guard batch.proceed(while: isInTime) else {
      body = .batch(batch)
      return false
    }
    body = .bytes(batch.bytes)
    metrics.copyCounts(from: batch.metrics)
    return true
  }

  /// The body as it is sent; nil if it is not sent.
  package var sentBody: ByteBuffer? {
    if !sendsBody { return nil }
    switch body {
    case .bytes(let bytes): return ByteBuffer(bytes: bytes)
    case .shared(let buffer): return buffer
    case .batch: preconditionFailure("a batch is sent when it is complete")
    }
  }

  /// Returns the response with its whole body.
  consuming func completed() -> ServiceResponse {
    _ = proceed { true }
    return self
  }

  /// Adds a tag if the response may be cached, and sets the status 304 if the client already has the bytes.
  mutating func validate(ifNoneMatch header: String?) {
    if cachePolicy == .noStore { return }
    if tag == nil, case .bytes(let bytes) = body { tag = EntityTag(of: bytes) }
    guard let header, tag?.matches(ifNoneMatch: header) == true else { return }
    status = 304
    sendsBody = false
  }
}

/// The values that a response adds to the metrics of the service.
struct ResponseMetrics: Sendable {
  var route: Route?
  /// The ID of the problem, if the request was refused.
  var problem: String?
  /// The number of resolved errors by provider.
  var resolved: [(provider: Provider, count: Int)] = []
  /// The unknown codes; nil for a raw error without a code.
  var unknown: [(provider: Provider, code: String?)] = []
  /// The number of errors with a text of the source locale instead of the requested one.
  var fallbacks = 0

  /// Copies the metrics that are counted for each error.
  mutating func copyCounts(from errors: ResponseMetrics) {
    resolved = errors.resolved
    unknown = errors.unknown
    fallbacks = errors.fallbacks
  }
}

/// How long a client or a shared cache may store a response; the raw value is the header `Cache-Control`.
enum CachePolicy: String {
  /// Not at all: the response is specific to a moment or a request, or its address contains free text.
  case noStore = "no-store"
  /// One minute, by the client only: the address contains arguments, which are about one person.
  case clientOnly = "private, max-age=60"
  /// One minute, and longer while the service is unavailable; clients soon see a new catalog.
  case shared = "public, max-age=60, stale-while-revalidate=600, stale-if-error=86400"
  /// Indefinitely, because the address contains the version.
  case immutable = "public, max-age=31536000, immutable"
}

/// A strong entity tag (RFC 9110, section 8.8.3): a 64-bit hash of the bytes.
struct EntityTag: CustomStringConvertible {
  private static let digits = Array("0123456789abcdef".utf8)

  private let hash: UInt64

  init(of body: [UInt8]) { hash = body.withUnsafeBytes { $0.quickHash(seed: 0) } }

  /// The tag in quotation marks.
  var description: String {
    String(unsafeUninitializedCapacity: 18) { text in
      text[0] = UInt8(ascii: "\"")
      for index in 0..<16 { text[index + 1] = Self.digits[Int(hash >> (60 - 4 * UInt64(index)) & 15)] }
      text[17] = UInt8(ascii: "\"")
      return 18
    }
  }

  /// Whether the header `If-None-Match` matches the tag; the header is `*` or a list of tags, possibly weak.
  func matches(ifNoneMatch header: String) -> Bool {
    let description = description
    // Other tags may contain a comma, but the tags of this service do not.
    return header.split(separator: ",").contains { element in
      let tag = element.trimmed
      return tag == "*" || tag == description || (tag.hasPrefix("W/") && tag.dropFirst(2) == description)
    }
  }
}
