import AuthCopy
import HTTPTypes
import Hummingbird

/// A response in one locale, independent of the request's conditional headers: its bytes, and the headers they
/// determine.
struct ServiceResponse {
  enum MediaType: String {
    case json = "application/json"
    case problem = "application/problem+json"
    case prometheus = "text/plain; version=0.0.4; charset=utf-8"
  }

  var status: HTTPResponse.Status = .ok
  var mediaType = MediaType.json
  var cachePolicy = CachePolicy.noStore
  let locale: String
  /// The request headers that the response depends on.
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

  func cached(_ policy: CachePolicy) -> ServiceResponse {
    var response = self
    response.cachePolicy = policy
    return response
  }

  func varying(by preferences: Preferences) -> ServiceResponse {
    var response = self
    response.varies = preferences.varies
    return response
  }

  /// The headers that describe the response, for status 304 too.
  func headers(_ tag: EntityTag?) -> HTTPFields {
    var headers = headers
    headers[.contentLanguage] = locale
    headers[.cacheControl] = cachePolicy.rawValue
    if !varies.isEmpty { headers[.vary] = varies.joined(separator: ", ") }
    headers[.eTag] = tag?.description
    return headers
  }

  /// The response to a request, with status 304 if the client already has the bytes.
  func response(to request: Request) -> Response {
    let tag = cachePolicy == .noStore ? nil : EntityTag(of: body)
    var headers = headers(tag)
    if let tag, let header = request.headers[.ifNoneMatch], tag.matches(ifNoneMatch: header) {
      return Response(status: .notModified, headers: headers)
    }
    headers[.contentType] = mediaType.rawValue
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
  }
}
