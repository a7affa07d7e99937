import AuthCopy
import HTTPTypes
import Hummingbird

/// A response in a locale: its bytes, and the headers that follow from them.
struct Answer {
  /// How long others may keep it.
  enum Keeping: String {
    /// Not at all: it is about one moment, or one request.
    case never = "no-store"
    /// A minute, and longer while nobody can say better: a new catalog shows soon.
    case shared = "public, max-age=60, stale-while-revalidate=600, stale-if-error=86400"
    /// For good: its address names its version.
    case immutable = "public, max-age=31536000, immutable"
  }

  enum MediaType: String {
    case json = "application/json"
    case problem = "application/problem+json"
    case prometheus = "text/plain; version=0.0.4; charset=utf-8"
  }

  var status: HTTPResponse.Status = .ok
  var mediaType = MediaType.json
  var keeping = Keeping.never
  let locale: String
  /// The request headers that the answer depends on.
  var varies: [String] = []
  var headers = HTTPFields()
  let body: [UInt8]

  init(locale: String, body: [UInt8]) {
    self.locale = locale
    self.body = body
  }

  init(locale: String, _ write: (inout JSONWriter) throws -> Void) rethrows {
    var json = JSONWriter()
    try write(&json)
    self.init(locale: locale, body: json.bytes)
  }

  func kept(_ keeping: Keeping) -> Answer {
    var answer = self
    answer.keeping = keeping
    return answer
  }

  func varying(by preferences: Preferences) -> Answer {
    var answer = self
    answer.varies = preferences.varies
    return answer
  }

  /// The headers of a response with or without the body.
  func headers(_ tag: EntityTag?) -> HTTPFields {
    var headers = headers
    headers[.contentLanguage] = locale
    headers[.cacheControl] = keeping.rawValue
    if !varies.isEmpty { headers[.vary] = varies.joined(separator: ", ") }
    headers[.eTag] = tag?.description
    return headers
  }

  /// The response to a request, which may know the bytes already.
  func response(to request: Request) -> Response {
    let tag = keeping == .never ? nil : EntityTag(of: body)
    var headers = headers(tag)
    if let tag, let known = request.headers[.ifNoneMatch], tag.isAmong(known) {
      return Response(status: .notModified, headers: headers)
    }
    headers[.contentType] = mediaType.rawValue
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
  }
}
