import AuthCopy
import HTTPTypes
import NIOCore
import NIOHTTP1

/// A response as bytes and headers, ready to be sent again.
struct CachedResponse: Sendable {
  let body: ByteBuffer
  private let tag: EntityTag
  private let unmodified: HTTPHeaders
  private let whole: HTTPHeaders
  /// The provider of the error, for the metrics.
  let provider: Provider

  /// - Parameter response: a response that may be cached.
  init(_ response: ServiceResponse, of provider: Provider) {
    body = ByteBuffer(bytes: response.body)
    tag = EntityTag(of: response.body)
    unmodified = HTTPHeaders(response.headers(tag).map { ($0.name.rawName, $0.value) })
    var whole = unmodified
    whole.add(name: "Content-Type", value: response.mediaType.rawValue)
    whole.add(name: "Content-Length", value: String(response.body.count))
    self.whole = whole
    self.provider = provider
  }

  /// The head of the response, with status 304 if the client already has the bytes.
  ///
  /// - Parameter header: the value of `If-None-Match`.
  func head(ifNoneMatch header: String?) -> HTTPResponseHead {
    if let header, tag.matches(ifNoneMatch: header) {
      return HTTPResponseHead(version: .http1_1, status: .notModified, headers: unmodified)
    }
    return HTTPResponseHead(version: .http1_1, status: .ok, headers: whole)
  }
}
