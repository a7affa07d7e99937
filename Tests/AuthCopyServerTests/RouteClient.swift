import AuthCopy
import AuthCopyServer
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore

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

/// Sends a request through the router, without a socket.
func send(
  _ method: HTTPRequest.Method, _ uri: String, _ body: String? = nil, headers: HTTPFields = [:],
  service: CopyService = CopyService(), routes: RouteSelection = .all
) async throws -> Reply {
  try await send(method, uri, body, headers: headers, to: service.router(routes))
}

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
