import AuthCopy
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Synchronization

@testable import AuthCopyServer

extension CopyService {
  /// A service that allows every disclosure.
  static var open: CopyService {
    var options = CopyService.Options()
    options.disclosureCeiling = .helpful
    return CopyService(options: options)
  }
}

/// A response, as tests read it.
struct Reply {
  let status: Int
  let headers: HTTPFields
  let body: String

  subscript(key: String) -> JSONNode? { json?[key] }

  var json: JSONNode? { try? JSONParser.parse(Array(body.utf8)) }
}

/// Sends a request to the responder, and records the response in the metrics.
func send(
  _ method: HTTPRequest.Method, _ uri: String, _ body: String? = nil, headers: HTTPFields = [:],
  service: CopyService = CopyService(), routes: RouteSelection = .all
) -> Reply {
  var head = RequestHead(HTTPMethod(rawValue: method.rawValue), uri)
  for field in headers { head.add(field.name.rawName, field.value) }
  let response = service.responder(routes).respond(to: head, body: Array((body ?? "").utf8))
  var recorder = service.makeRecorder()
  recorder.record(response, nanoseconds: 1)
  return Reply(response)
}

extension Reply {
  init(_ response: ServiceResponse) {
    var fields = HTTPFields()
    response.forEachField { name, value in fields[HTTPField.Name("\(name)")!] = value }
    let body =
      switch response.body {
      case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
      case .shared(let buffer): String(buffer: buffer)
      case .batch: "incomplete"
      }
    self.init(status: response.status, headers: fields, body: response.sendsBody ? body : "")
  }
}

extension Responder {
  /// Responds to a request; nil if the response takes long.
  func respondInline(
    to head: RequestHead, body: [UInt8] = [], caching locales: LocaleCache = LocaleCache()
  ) -> ServiceResponse? {
    if case .response(let response) = begin(to: head, body: body, caching: locales) { response } else { nil }
  }

  /// Returns the work that creates a response; nil if the response does not take long.
  func work(to head: RequestHead, body: [UInt8]) -> SlicedResponse? {
    if case .work(let work) = begin(to: head, body: body) { work } else { nil }
  }
}

/// Sends a request through a router, without a socket.
func send(
  _ method: HTTPRequest.Method, _ uri: String, _ body: String? = nil, headers: HTTPFields = [:],
  to router: Router<BasicRequestContext>
) async throws -> Reply {
  try await send(method, uri, body, headers: headers, through: router.buildResponder())
}

/// Sends a request through the responder of an application, without a socket.
func send<Responder: HTTPResponder>(
  _ method: HTTPRequest.Method, _ uri: String, _ body: String? = nil, headers: HTTPFields = [:],
  through responder: Responder
) async throws -> Reply where Responder.Context: InitializableFromSource<ApplicationRequestContextSource> {
  let request = Request(
    head: HTTPRequest(method: method, scheme: "http", authority: "localhost", path: uri, headerFields: headers),
    body: RequestBody(buffer: ByteBuffer(string: body ?? "")))
  let source = ApplicationRequestContextSource(channel: EmbeddedChannel(), logger: .silent)
  let response = try await responder.respond(to: request, context: Responder.Context(source: source))
  let recorder = BodyRecorder()
  try await response.body.write(recorder)
  return Reply(
    status: response.status.code, headers: response.headers,
    body: recorder.body.withLock { String(buffer: $0) })
}

/// Collects the body that a response writes.
private final class BodyRecorder: ResponseBodyWriter {
  let body = Mutex(ByteBuffer())

  func write(_ buffer: ByteBuffer) { body.withLock { _ = $0.writeImmutableBuffer(buffer) } }

  func finish(_: HTTPFields?) {}
}

extension Logger {
  /// A logger that discards all messages.
  static let silent = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
}
