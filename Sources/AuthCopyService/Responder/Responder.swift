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
  let service: ServiceState

  init(_ snapshot: Snapshot, _ service: ServiceState) {
    self.snapshot = snapshot
    self.service = service
  }

  /// The response to a request, or the work that creates it.
  enum Outcome {
    case response(ServiceResponse)
    /// The response takes milliseconds, for which no other connection of an event loop may wait.
    case work(SlicedResponse)
  }

  /// The response of a route, or a function that creates it.
  enum Draft {
    case response(ServiceResponse)
    /// Creating the response takes milliseconds.
    case work(@Sendable () throws(ServiceProblem) -> ServiceResponse)

    /// The response that a function creates, or the function if it takes long.
    static func creating(
      inline isShort: Bool, _ create: @escaping @Sendable () throws(ServiceProblem) -> ServiceResponse
    ) throws(ServiceProblem) -> Draft {
      isShort ? .response(try create()) : .work(create)
    }
  }

  /// The length of a body beyond which a response takes long, in bytes.
  static let maximumInlineBody = 16 << 10

  /// Responds to a request, however long it takes.
  ///
  /// - Parameter body: the body; empty for a route without one.
  func respond(to head: RequestHead, body: [UInt8] = []) -> ServiceResponse {
    switch begin(to: head, body: body) {
    case .response(let response): response
    case .work(let work): work.begin().completed()
    }
  }

  /// Responds to a request, unless the response takes long.
  ///
  /// - Parameter locales: the caller's cache for this snapshot.
  func begin(to head: RequestHead, body: [UInt8] = [], caching locales: LocaleCache = LocaleCache()) -> Outcome {
    let request = Request(head: head, body: body)
    var route: Route?
    do throws(ServiceProblem) {
      let match = try self.route(of: request)
      route = match.route
      switch try draft(of: request, match, locales) {
      case .response(let response): return .response(finished(response, request, route).completed())
      case .work(let create): return .work(SlicedResponse(self, request, match.route, creating: create))
      }
    } catch {
      return .response(finished(response(for: error, to: request, locales), request, route))
    }
  }

  /// Returns the response that a function creates, or the problem that it throws.
  func response(
    to request: Request, of route: Route, creating create: () throws(ServiceProblem) -> ServiceResponse
  ) -> ServiceResponse {
    do throws(ServiceProblem) {
      return finished(try create(), request, route)
    } catch {
      return finished(response(for: error, to: request, LocaleCache()), request, route)
    }
  }

  /// Returns the response with what all responses to a request have.
  ///
  /// - Parameter route: the route of the request; nil if it has none.
  private func finished(
    _ response: consuming ServiceResponse, _ request: Request, _ route: Route?
  ) -> ServiceResponse {
    let head = request.head
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
    for problem: ServiceProblem, to request: Request, _ locales: LocaleCache
  ) -> ServiceResponse {
    let requestedLocale = (try? request.target.query.get())?.locale
    let locale = locales.locale(for: requestedLocale ?? request.head.acceptLanguage, in: snapshot)
    var response = response(for: problem, locale: locale)
    if requestedLocale == nil { response.varies = .acceptLanguage }
    return response
  }

  /// Returns the problem as a response in a locale.
  func response(for problem: ServiceProblem, locale: String) -> ServiceResponse {
    var json = JSONWriter()
    problem.problem.write(to: &json, snapshot.catalog, locale: locale)
    var response = ServiceResponse(locale: locale, body: .bytes(json.bytes))
    response.status = problem.status
    response.mediaType = .problem
    if let allow = problem.allow { response.otherFields.append(("Allow", allow)) }
    if let seconds = problem.retryAfter { response.otherFields.append(("Retry-After", String(seconds))) }
    response.metrics.problem = problem.id
    return response
  }

  /// Returns the route of a request, without a check of its method.
  private func route(of request: Request) throws(ServiceProblem) -> RouteMatch {
    let head = request.head
    guard head.target.utf8.count <= Limits.uri else { throw .uriTooLong(limit: Limits.uri) }
    guard head.size <= Limits.headers else { throw .headersTooLarge(limit: Limits.headers) }
    guard let match = try request.target.match.get(), service.routes.contains(match.route) else {
      throw .unknownRoute(request.path)
    }
    return match
  }

  /// Returns the response of a route, or a function that creates it.
  private func draft(
    of request: Request, _ match: RouteMatch, _ locales: LocaleCache
  ) throws(ServiceProblem) -> Draft {
    let (head, route) = (request.head, match.route)
    if head.method == .OPTIONS, !route.acceptsBody, service.crossOrigin.grantedOrigin(of: head) != nil {
      var response = ServiceResponse(locale: snapshot.defaultLocale, body: .bytes([]))
      response.status = 204
      return .response(response)
    }
    guard request.body.count <= Limits.body else { throw .bodyTooLarge(limit: Limits.body) }
    guard route.supports(head.method) else {
      throw .methodNotAllowed(String(head.method.rawValue.prefix(16)), allow: route.methods)
    }
    let query = try request.target.query.get()
    func preferences(offersProblem: Bool = false) throws(ServiceProblem) -> Preferences {
      try Preferences(head, query, snapshot, locales, offersProblem: offersProblem)
    }
    switch route {
    case .errorCode: return .response(try codeResponse(request, match.parameters, try preferences(offersProblem: true)))
    case .errorPayload:
      return try rawErrorDraft(
        request, match.parameters, try preferences(offersProblem: true), creating: payloadResponse)
    case .explanation:
      return try rawErrorDraft(request, match.parameters, try preferences(), creating: explanationResponse)
    case .errorBatch: return try batchDraft(request, try preferences())
    case .kind: return .response(try kindResponse(request, match.parameters, try preferences(offersProblem: true)))
    case .copy: return .response(try copyResponse(request, match.parameters, try preferences()))
    case .codes:
      let preferences = try preferences()
      return try .creating(inline: snapshot.catalog.hasLoadedAllTables) { [self] in
        codesResponse(request, match.parameters, preferences)
      }
    case .catalog, .kinds, .providers, .provider, .locales, .openAPI:
      return try documentDraft(request, match, try preferences())
    case .index: return .response(try indexResponse(request))
    case .health: return .response(healthResponse())
    case .readiness: return .response(readinessResponse())
    case .metrics: return .response(try metricsResponse(request))
    case .unmapped: return .response(unmappedResponse())
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

  /// A request whose target is parsed.
  struct Request: Sendable {
    let head: RequestHead
    let body: [UInt8]
    let target: ParsedTarget

    init(head: RequestHead, body: [UInt8]) {
      self.head = head
      self.body = body
      target = ParsedTarget(head.target)
    }

    /// The beginning of the path, for messages.
    var path: String {
      var target = head.target
      return target.withUTF8 { String(decoding: RequestTarget($0).path.prefix(128), as: UTF8.self) }
    }
  }
}
