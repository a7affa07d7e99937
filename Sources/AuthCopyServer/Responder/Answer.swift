import AuthCopy
import NIOCore
import NIOHTTP1

/// A response, independent of how it is sent.
struct Answer: Sendable {
  enum MediaType: String {
    case json = "application/json"
    case problem = "application/problem+json"
    case prometheus = "text/plain; version=0.0.4; charset=utf-8"
  }

  enum Body {
    case bytes([UInt8])
    /// The bytes of a document, which all its responses share.
    case shared(ByteBuffer)

    var count: Int {
      switch self {
      case .bytes(let bytes): bytes.count
      case .shared(let buffer): buffer.readableBytes
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
    fileprivate static let values = (0..<16).map { value in
      names.indices.filter { value >> $0 & 1 == 1 }.map { names[$0] }.joined(separator: ", ")
    }
  }

  var status = 200
  var mediaType = MediaType.json
  var coding = ContentCoding.identity
  var cachePolicy = CachePolicy.noStore
  let locale: String
  var varies: Vary = []
  var tag: EntityTag?
  /// The methods that the route supports, for the status 405.
  var allow: String?
  /// The time to wait, in seconds.
  var retryAfter: Int64?
  var crossOrigin: CrossOriginGrant?
  /// The fields `X-Request-ID` and `Traceparent` of the request.
  var requestID: String?
  var traceParent: TraceParent?
  var body: Body
  /// Whether the body is sent, which it is not for HEAD, 204 and 304.
  var sendsBody = true
  /// What the metrics count.
  var figures = AnswerFigures()

  init(locale: String, body: Body) {
    self.locale = locale
    self.body = body
  }

  init(locale: String, _ write: (inout JSONWriter) throws(ServiceProblem) -> Void) throws(ServiceProblem) {
    var json = JSONWriter(capacity: 1_024)
    try write(&json)
    self.init(locale: locale, body: .bytes(json.bytes))
  }

  /// Gives the response a tag if it may be cached, and the status 304 if the client already has the bytes.
  mutating func validate(ifNoneMatch header: String?) {
    if cachePolicy == .noStore { return }
    if tag == nil, case .bytes(let bytes) = body { tag = EntityTag(of: bytes) }
    guard let header, tag?.matches(ifNoneMatch: header) == true else { return }
    status = 304
    sendsBody = false
  }
}

/// What an answer came to, for the metrics.
struct AnswerFigures: Sendable {
  var route: Route?
  /// The id of the problem, for a request that was refused.
  var problem: String?
  /// How many errors of each provider were resolved.
  var resolved: [(provider: Provider, count: Int)] = []
  /// The unknown codes, nil for a raw error without one.
  var unknown: [(provider: Provider, code: String?)] = []
  /// How many errors had texts of the source locale instead of their own.
  var fallbacks = 0
}

// MARK: - The head

extension Answer {
  /// What the response says about the connection.
  enum ConnectionField {
    /// It stays open, as HTTP/1.1 assumes.
    case none
    case close
    /// It stays open, which a client of HTTP/1.0 must be told.
    case keepAlive
  }

  /// Calls a function with each field of the response, except for those of the connection.
  func forEachField(_ write: (_ name: String, _ value: String) -> Void) {
    if status != 204 {
      write("Content-Language", locale)
      write("Cache-Control", cachePolicy.rawValue)
    }
    if !varies.isEmpty { write("Vary", Vary.values[varies.rawValue]) }
    if let tag { write("ETag", tag.description) }
    if status != 204, status != 304 {
      if coding != .identity { write("Content-Encoding", coding.rawValue) }
      write("Content-Type", mediaType.rawValue)
      write("Content-Length", String(body.count))
    }
    if let allow { write("Allow", allow) }
    if let retryAfter { write("Retry-After", String(retryAfter)) }
    crossOrigin?.forEachField(write)
    if let requestID { write("X-Request-ID", requestID) }
    if let traceParent { write("Traceparent", traceParent.description) }
  }

  /// Writes the head as HTTP/1.1.
  func writeHead(_ connection: ConnectionField, to bytes: inout [UInt8]) {
    if status == 200 {
      bytes += "HTTP/1.1 200 OK\r\n".utf8
    } else {
      bytes += "HTTP/1.1 \(status) \(HTTPResponseStatus(statusCode: status).reasonPhrase)\r\n".utf8
    }
    func write(_ name: String, _ value: String) {
      bytes += name.utf8
      bytes += ": ".utf8
      bytes += value.utf8
      bytes += "\r\n".utf8
    }
    forEachField(write)
    write("Date", HTTPDate.now)
    switch connection {
    case .none: break
    case .close: write("Connection", "close")
    case .keepAlive: write("Connection", "keep-alive")
    }
    bytes += "\r\n".utf8
  }
}
