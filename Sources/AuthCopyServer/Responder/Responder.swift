import AuthCopy
import NIOHTTP1

/// The parts of the service that a responder needs, the same for all catalogs.
struct ServiceState: Sendable {
  /// The routes that are served.
  let routes: RouteSelection
  let crossOrigin: CrossOriginPolicy
  /// Returns the body of `/metrics`; nil if metrics are recorded elsewhere.
  let metrics: @Sendable () -> String?
  /// The unknown codes that `/v1/unmapped` lists.
  let unmapped: UnmappedCodes
  /// Whether browsers get a page at `/`.
  let hasPage: Bool
  /// Returns the overlay without which the service was started; nil if it uses the overlay or has none.
  let refusedOverlay: @Sendable () -> RefusedOverlay?
}

/// Turns requests into responses: routing, negotiation, copy, problems, caching.
///
/// It is synchronous and does no I/O, and every request is served from the one snapshot that it holds.
///
/// A class, so that requests do not copy it.
final class Responder: Sendable {
  let snapshot: Snapshot
  private let service: ServiceState

  init(_ snapshot: Snapshot, _ service: ServiceState) {
    self.snapshot = snapshot
    self.service = service
  }

  /// Where a request is served.
  enum Execution {
    /// On an event loop, where other connections wait: nothing may take milliseconds.
    case inline
    /// On another thread, where a response may take long.
    case offloaded
  }

  /// The length of a body beyond which a response takes long, in bytes.
  private static let maximumInlineBody = 16 << 10

  /// Responds to a request.
  ///
  /// - Parameter body: the body; empty for a route without one.
  func respond(to head: RequestHead, body: [UInt8] = []) -> ServiceResponse {
    begin(to: head, body: body).completed()
  }

  /// Begins to respond to a request: the body of the response may still have to be written.
  func begin(to head: RequestHead, body: [UInt8]) -> ServiceResponse {
    guard let response = respond(to: head, body, LocaleCache(), .offloaded) else {
      preconditionFailure("only inline responses can be missing")
    }
    return response
  }

  /// Returns the problem that replaces a response that takes too long.
  func refuse(_ response: ServiceResponse, to head: RequestHead) -> ServiceResponse {
    var refusal = self.response(for: .tooMuchWork, to: head, LocaleCache())
    refusal.metrics.route = response.metrics.route
    refusal.otherFields += response.otherFields
    return refusal
  }

  /// Responds to a request on an event loop; nil if the response takes long.
  ///
  /// - Parameter locales: the caller's cache for this snapshot.
  func respondInline(to head: RequestHead, body: [UInt8] = [], caching locales: LocaleCache) -> ServiceResponse? {
    body.count > Self.maximumInlineBody ? nil : respond(to: head, body, locales, .inline)?.completed()
  }

  private func respond(
    to head: RequestHead, _ body: [UInt8], _ locales: LocaleCache, _ execution: Execution
  ) -> ServiceResponse? {
    var route: Route?
    var response: ServiceResponse
    do throws(ServiceProblem) {
      guard let dispatched = try dispatch(head, body, locales, execution, &route) else { return nil }
      response = dispatched
    } catch {
      response = self.response(for: error, to: head, locales)
    }
    response.metrics.route = route
    // Without HTML in `Accept`, the page does not exist.
    if route == .index { response.varies.insert(.accept) }
    if head.method == .HEAD { response.sendsBody = false }
    // Pages of other origins may read only the routes without a body; of these, only a preflight has the status 204.
    if let route, !route.acceptsBody {
      if service.crossOrigin.varies { response.varies.insert(.origin) }
      response.otherFields += service.crossOrigin.fields(for: head, isPreflight: response.status == 204)
    }
    // A cache would send the ids of the first request to all later clients.
    if response.cachePolicy == .noStore {
      if let id = head.requestID { response.otherFields.append(("X-Request-ID", id)) }
      if let parent = head.traceParent { response.otherFields.append(("Traceparent", parent.description)) }
    }
    return response
  }

  /// Returns the problem as a response in the person's locale.
  private func response(
    for problem: ServiceProblem, to head: RequestHead, _ locales: LocaleCache
  ) -> ServiceResponse {
    var target = head.target
    let requestedLocale = target.withUTF8 { (try? QueryItems(RequestTarget($0).query))?.locale }
    let locale = locales.locale(for: requestedLocale ?? head.acceptLanguage, in: snapshot)
    var response = response(for: problem, locale: locale)
    if requestedLocale == nil { response.varies = .acceptLanguage }
    return response
  }

  /// Returns the problem as a response in a locale.
  func response(for problem: ServiceProblem, locale: String) -> ServiceResponse {
    var json = JSONWriter()
    problem.write(to: &json, snapshot, locale: locale)
    var response = ServiceResponse(locale: locale, body: .bytes(json.bytes))
    response.status = Int(problem.status.code)
    response.mediaType = .problem
    if let allow = problem.allow { response.otherFields.append(("Allow", allow)) }
    if let seconds = problem.retryAfter { response.otherFields.append(("Retry-After", String(seconds))) }
    response.metrics.problem = problem.id
    return response
  }

  /// Finds the route of a request, and creates its response; nil if the response takes long.
  ///
  /// - Parameter route: receives the route of the request.
  private func dispatch(
    _ head: RequestHead, _ body: [UInt8], _ locales: LocaleCache, _ execution: Execution, _ route: inout Route?
  ) throws(ServiceProblem) -> ServiceResponse? {
    guard head.target.utf8.count <= Limits.uri else { throw .uriTooLong(limit: Limits.uri) }
    guard head.size <= Limits.headers else { throw .headersTooLarge(limit: Limits.headers) }
    let (match, query) = try parse(head.target)
    guard let match, service.routes.contains(match.route) else { throw .unknownRoute(path(of: head.target)) }
    route = match.route
    if head.method == .OPTIONS, !match.route.acceptsBody, service.crossOrigin.grantedOrigin(of: head) != nil {
      var response = ServiceResponse(locale: snapshot.defaultLocale, body: .bytes([]))
      response.status = 204
      return response
    }
    guard body.count <= Limits.body else { throw .bodyTooLarge(limit: Limits.body) }
    guard match.route.supports(head.method) else {
      throw .methodNotAllowed(String(head.method.rawValue.prefix(16)), allow: match.route.methods)
    }
    let request = Request(head: head, body: body, parameters: match.parameters, query: try query.get())
    switch match.route {
    case .errorCode: return try codeResponse(request, locales)
    case .errorPayload: return try payloadResponse(request, locales, execution)
    case .explanation: return try explanationResponse(request, locales, execution)
    case .errorBatch: return try batchResponse(request, locales, execution)
    case .kind: return try kindResponse(request, locales)
    case .copy: return try copyResponse(request, locales)
    case .codes: return try codesResponse(request, locales, execution)
    case .catalog, .kinds, .providers, .provider, .locales, .openAPI:
      return try documentResponse(match.route, request, locales, execution)
    case .index: return try indexResponse(request)
    case .health: return ServiceResponse(locale: snapshot.defaultLocale) { $0.member("status", "ok") }
    case .readiness:
      return ServiceResponse(locale: snapshot.defaultLocale) { json in
        json.member("status", "ready")
        json.member("catalog", snapshot.catalog.version)
        guard let overlay = service.refusedOverlay() else { return }
        json.key("refusedOverlay")
        json.object { json in
          json.member("path", overlay.path)
          json.member("errors", overlay.errors.map(\.safeToShow))
        }
      }
    case .metrics:
      guard let metrics = service.metrics() else { throw .unknownRoute(path(of: head.target)) }
      var response = ServiceResponse(locale: "en", body: .bytes(Array(metrics.utf8)))
      response.mediaType = .prometheus
      return response
    case .unmapped:
      return ServiceResponse(locale: snapshot.defaultLocale) { json in
        json.member("unmapped", objects: service.unmapped.top) { json, entry in
          json.member("provider", entry.provider.rawValue)
          json.member("code", entry.code)
          json.member("count", entry.count)
        }
        json.member("others", objects: service.unmapped.others) { json, entry in
          json.member("provider", entry.provider.rawValue)
          json.member("count", entry.count)
        }
      }
    }
  }

  /// Responds to a browser with a page; for other clients, the route does not exist.
  private func indexResponse(_ request: Request) throws(ServiceProblem) -> ServiceResponse {
    guard service.hasPage, MediaNegotiation.prefersHTML(request.head.accept) else { throw .unknownRoute("/") }
    var response = ServiceResponse(locale: "en", body: .bytes(IndexPage.html(of: snapshot)))
    response.mediaType = .html
    response.cachePolicy = .shared
    response.varies = .accept
    response.otherFields = IndexPage.fields
    response.validate(ifNoneMatch: request.head.ifNoneMatch)
    return response
  }

  /// A request whose route is found.
  struct Request {
    let head: RequestHead
    let body: [UInt8]
    /// The decoded parameters of the path.
    let parameters: [String]
    let query: QueryItems
  }

  /// Parses a target; an invalid query is reported only if the route exists.
  private func parse(
    _ target: String
  ) throws(ServiceProblem) -> (RouteMatch?, Result<QueryItems, ServiceProblem>) {
    var target = target
    let result = target.withUTF8 { bytes in
      let parts = RequestTarget(bytes)
      return Result<(RouteMatch?, Result<QueryItems, ServiceProblem>), ServiceProblem> {
        () throws(ServiceProblem) in
        (try RouteMatch(parts.path), Result { () throws(ServiceProblem) in try QueryItems(parts.query) })
      }
    }
    return try result.get()
  }

  private func path(of target: String) -> String {
    var target = target
    return target.withUTF8 { String(decoding: RequestTarget($0).path.prefix(128), as: UTF8.self) }
  }
}
