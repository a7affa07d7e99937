import AuthCopy
import NIOCore
import NIOHTTP1

/// A response, independent of how it is sent.
struct ServiceResponse: Sendable {
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
  /// Whether it is the same for all who ask the same, and nothing in the query can be about a person.
  var isForAnyone = false
  let locale: String
  var varies: Vary = []
  var tag: EntityTag?
  /// The fields that few responses have.
  var otherFields: [(name: StaticString, value: String)] = []
  var body: Body
  /// Whether the body is sent, which it is not for HEAD, 204 and 304.
  var sendsBody = true
  /// What the metrics count.
  var figures = ResponseFigures()

  init(locale: String, body: Body) {
    self.locale = locale
    self.body = body
  }

  /// - Parameters:
  ///   - size: about the size of the body, in bytes; that of most by default.
  ///   - write: writes the members of the body, a JSON object.
  init(locale: String, size: Int = 896, _ write: (inout JSONWriter) -> Void) {
    var json = JSONWriter(capacity: size)
    json.object(write)
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

/// The figures that the metrics record for a response.
struct ResponseFigures: Sendable {
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

extension ServiceResponse {
  /// What the response says about the connection.
  enum ConnectionField {
    /// It stays open, as HTTP/1.1 assumes.
    case none
    case close
    /// It stays open, which a client of HTTP/1.0 must be told.
    case keepAlive
  }

  /// Calls a function with each field of the response, except for those of the connection.
  func forEachField(_ write: (_ name: StaticString, _ value: String) -> Void) {
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
    for field in otherFields { write(field.name, field.value) }
  }

  /// Writes the response as HTTP/1.1, except for a body that other responses share.
  func write(_ connection: ConnectionField, to buffer: inout ByteBuffer) {
    let body: [UInt8] = if sendsBody, case .bytes(let bytes) = body { bytes } else { [] }
    let others = otherFields.reduce(0) { $0 + $1.name.utf8CodeUnitCount + $1.value.utf8.count + 4 }
    buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: Self.usualHead + locale.utf8.count + others + body.count) {
      memory in
      var bytes = HeadBytes(memory)
      if status == 200 {
        bytes.append("HTTP/1.1 200 OK\r\n" as StaticString)
      } else {
        bytes.append("HTTP/1.1 \(status) \(HTTPResponseStatus(statusCode: status).reasonPhrase)\r\n" as String)
      }
      forEachField { bytes.append($0, $1) }
      bytes.append("Date", HTTPDate.now)
      switch connection {
      case .none: break
      case .close: bytes.append("Connection", "close")
      case .keepAlive: bytes.append("Connection", "keep-alive")
      }
      bytes.append("\r\n" as StaticString)
      body.withUnsafeBufferPointer { bytes.append($0) }
      return bytes.count
    }
  }

  /// More than a head takes without its locale and `otherFields`, in bytes.
  private static let usualHead = 448
}

/// Fills memory with a head and a body (`Scripts/bench http`).
private struct HeadBytes {
  private let memory: UnsafeMutableRawBufferPointer
  private(set) var count = 0

  init(_ memory: UnsafeMutableRawBufferPointer) { self.memory = memory }

  mutating func append(_ name: StaticString, _ value: String) {
    append(name)
    append(": " as StaticString)
    append(value)
    append("\r\n" as StaticString)
  }

  mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  @inline(__always) mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress, let target = memory.baseAddress else { return }
    precondition(count + bytes.count <= memory.count, "a head is larger than expected")
    (target + count).copyMemory(from: source, byteCount: bytes.count)
    count += bytes.count
  }
}
