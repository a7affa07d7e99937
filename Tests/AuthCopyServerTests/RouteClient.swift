import AuthCopy
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore
import NIOHTTP1

@testable import AuthCopyServer

extension CopyService {
  /// A service that answers whatever disclosure a request asks for.
  static var open: CopyService {
    var options = CopyService.Options()
    options.disclosureCeiling = .helpful
    return CopyService(options: options)
  }
}

/// What came back.
struct Reply {
  let status: Int
  let headers: HTTPFields
  let body: String

  subscript(key: String) -> JSONNode? { json?[key] }

  var json: JSONNode? { try? JSONParser.parse(Array(body.utf8)) }
}

/// Asks the responder, and records what it answered.
func send(
  _ method: HTTPRequest.Method, _ uri: String, _ body: String? = nil, headers: HTTPFields = [:],
  service: CopyService = CopyService(), routes: RouteSelection = .all
) -> Reply {
  var head = RequestHead(HTTPMethod(rawValue: method.rawValue), uri)
  for field in headers { head.add(field.name.rawName, field.value) }
  let answer = service.responder(routes).answer(head, body: Array((body ?? "").utf8))
  var recorder = MetricsRecorder(service)
  recorder.record(answer, nanoseconds: 1)
  return Reply(answer)
}

extension Reply {
  init(_ answer: Answer) {
    var fields = HTTPFields()
    answer.forEachField { name, value in fields[HTTPField.Name("\(name)")!] = value }
    let body =
      switch answer.body {
      case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
      case .shared(let buffer): String(buffer: buffer)
      }
    self.init(status: answer.status, headers: fields, body: answer.sendsBody ? body : "")
  }
}

/// Sends a request through a router, without a socket.
func send(
  _ method: HTTPRequest.Method, _ uri: String, _ body: String? = nil, headers: HTTPFields = [:],
  to router: Router<BasicRequestContext>
) async throws -> Reply {
  let logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
  return try await Application(router: router, logger: logger).test(.router) { client in
    let response = try await client.execute(
      uri: uri, method: method, headers: headers, body: body.map { ByteBuffer(string: $0) })
    return Reply(status: response.status.code, headers: response.headers, body: String(buffer: response.body))
  }
}
