public import AuthCopyService
import HTTPTypes
public import Hummingbird
import NIOCore
import NIOHTTP1

/// The routes of the service, to be added to your own application.
///
/// ```swift
/// AuthCopyRoutes(service).add(to: router.group("auth-copy"))
/// ```
public struct AuthCopyRoutes: Sendable {
  private let service: CopyService

  /// Creates the routes.
  ///
  /// - Parameter service: the service that the routes serve from.
  public init(_ service: CopyService) { self.service = service }

  /// Adds the routes for clients.
  ///
  /// Their failures are localized problems (RFC 9457).
  public func add(to routes: some RouterMethods<some RequestContext>) {
    // An application has its own page at `/`.
    add(Route.allCases.filter { !$0.isForOperators && $0 != .index }, .clients, to: routes)
  }

  /// Adds the routes for operators only, which must not be public: `/metrics` and `/v1/unmapped`, which have statistics,
  /// and `/v1/explain/{provider}`, which conceals nothing.
  public func addOperatorRoutes(to routes: some RouterMethods<some RequestContext>) {
    add(Route.allCases.filter(\.isForOperators), .operators, to: routes)
  }

  private func add(_ added: [Route], _ selection: RouteSelection, to routes: some RouterMethods<some RequestContext>) {
    let responder = EmbeddedResponder(service, selection)
    for route in added {
      for method in [.get, .head, .post, .put, .patch, .delete, .options] as [HTTPRequest.Method] {
        routes.on(RouterPath(route.rawValue), method: method) { request, context in
          let received = NIODeadline.now()
          let head = Self.head(of: request, route, context)
          let client = (context as? any RemoteAddressRequestContext)?.remoteAddress
          let body = await Self.body(of: request)
          let response = await responder.response(
            to: head, body: body, from: client, received: received, context.logger)
          return Response(response)
        }
      }
    }
  }

  /// Returns the head, whose target is without the path of the group that the routes were added to.
  private static func head(of request: Request, _ route: Route, _ context: some RequestContext) -> RequestHead {
    let pattern = context.endpointPath ?? route.rawValue
    let groupSegmentCount = pattern.split(separator: "/").count - route.rawValue.split(separator: "/").count
    var path = request.uri.path[...]
    for _ in 0..<groupSegmentCount { path = path.drop { $0 == "/" }.drop { $0 != "/" } }
    let target = String(path) + (request.uri.query.map { "?\($0)" } ?? "")
    var head = RequestHead(HTTPMethod(rawValue: request.method.rawValue), target)
    for field in request.headers { head.add(field.name.rawName, field.value) }
    return head
  }

  /// Returns the body; a body beyond the limit is cut off once it exceeds the limit, so that it is still refused.
  private static func body(of request: Request) async -> [UInt8] {
    guard request.method == .post else { return [] }
    var bytes: [UInt8] = []
    do {
      for try await part in request.body where bytes.count <= Limits.body { bytes += part.readableBytesView }
    } catch {
      // The client disconnected before its body was complete, which is not a failure of the service.
    }
    return bytes
  }
}

extension Response {
  init(_ response: ServiceResponse) {
    var fields = HTTPFields()
    response.forEachField { name, value in
      if let name = HTTPField.Name("\(name)") { fields[name] = value }
    }
    let body = response.sentBody.map { ResponseBody(byteBuffer: $0) }
    self.init(
      status: HTTPResponse.Status(code: response.status), headers: fields,
      body: body ?? ResponseBody(contentLength: nil) { try await $0.finish(nil) })
  }
}
