import AuthCopy
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Synchronization

@testable import AuthCopyService

/// A response, as tests read it.
struct Reply {
  let status: Int
  let headers: HTTPFields
  let body: String

  subscript(key: String) -> JSONNode? { json?[key] }

  var json: JSONNode? { try? JSONParser.parse(Array(body.utf8)) }
}

/// Returns the response of the service itself to a request.
func serviceReply(_ method: HTTPRequest.Method, _ uri: String) -> Reply {
  let head = RequestHead(HTTPMethod(rawValue: method.rawValue), uri)
  let response = CopyService().responder(.all).respond(to: head)
  var fields = HTTPFields()
  response.forEachField { name, value in fields[HTTPField.Name("\(name)")!] = value }
  return Reply(
    status: response.status, headers: fields, body: response.sentBody.map { String(buffer: $0) } ?? "")
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
