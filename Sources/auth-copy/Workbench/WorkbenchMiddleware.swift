import HTTPTypes
import Hummingbird
import NIOCore
import Workbench

/// Passes every request of a server to a workbench.
struct WorkbenchMiddleware: RouterMiddleware {
  typealias Context = BasicRequestContext

  private let host: WorkbenchHost
  /// The maximum size of a request body, in bytes: enough for an escaped text of a megabyte.
  private static let maximumBody = 4 << 20

  init(_ host: WorkbenchHost) { self.host = host }

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard let body = try? await request.body.collect(upTo: Self.maximumBody) else {
      return Response(status: .contentTooLarge)
    }
    var fields = request.headers.map { ($0.name.rawName, $0.value) }
    // Hummingbird exposes the host as a part of the request's target.
    if let authority = request.head.authority { fields.append(("host", authority)) }
    let response = await host.respond(
      to: WorkbenchRequest(
        request.method.rawValue, request.head.path ?? "/", fields: fields, body: Array(body.readableBytesView)))
    var headers = HTTPFields()
    for (name, value) in response.fields {
      if let name = HTTPField.Name(name) { headers[name] = value }
    }
    let content =
      response.isEventStream
      ? ResponseBody(asyncSequence: await host.events(after: response.body))
      : ResponseBody(byteBuffer: ByteBuffer(bytes: response.body))
    return Response(status: HTTPResponse.Status(code: response.status), headers: headers, body: content)
  }
}
