import AuthCopy
import HTTPTypes
import NIOHTTP1

/// The service as its responders know it: what is the same for all catalogs.
struct ServiceState: Sendable {
  /// The routes that are answered.
  let routes: RouteSelection
  let crossOrigin: CrossOriginPolicy
  /// Returns the body of `/metrics`; nil where metrics are recorded elsewhere.
  let metrics: @Sendable () -> String?
  /// The unknown codes that `/v1/unmapped` lists.
  let unmapped: UnmappedCodes
}

/// Turns requests into answers: routing, negotiation, copy, problems, caching.
///
/// It is synchronous and does no I/O, and every request is answered from the one snapshot that it holds.
///
/// A class, so that a request does not copy it.
final class Responder: Sendable {
  let snapshot: Snapshot
  private let service: ServiceState

  init(_ snapshot: Snapshot, _ service: ServiceState) {
    self.snapshot = snapshot
    self.service = service
  }

  /// Whether an answer may take milliseconds.
  enum Pace { case quick, leisurely }

  /// The length of a body beyond which an answer takes long, in bytes.
  private static let longBody = 16 << 10

  /// Answers a request.
  ///
  /// - Parameter body: the body; empty for a route without one.
  func answer(_ head: RequestHead, body: [UInt8] = []) -> Answer {
    let languages = LanguageMemory()
    guard let answer = answer(head, body, languages, .leisurely) else {
      preconditionFailure("only quick answers can be missing")
    }
    return answer
  }

  /// Answers a request while connections wait; nil when the answer takes long.
  ///
  /// - Parameter languages: the memory of the caller for this snapshot.
  func quickAnswer(
    _ head: RequestHead, body: [UInt8] = [], remembering languages: LanguageMemory
  ) -> Answer? {
    body.count > Self.longBody ? nil : answer(head, body, languages, .quick)
  }

  private func answer(
    _ head: RequestHead, _ body: [UInt8], _ languages: LanguageMemory, _ pace: Pace
  ) -> Answer? {
    var route: Route?
    var answer: Answer
    do throws(ServiceProblem) {
      guard let found = try respond(to: head, body, languages, pace, &route) else { return nil }
      answer = found
    } catch {
      answer = self.answer(error, to: head, languages)
    }
    answer.figures.route = route
    if head.method == .HEAD { answer.sendsBody = false }
    if let route, !route.takesBody {
      if service.crossOrigin.varies { answer.varies.insert(.origin) }
      answer.otherFields += service.crossOrigin.fields(for: head, isPreflight: answer.status == 204)
    }
    if let id = head.requestID { answer.otherFields.append(("X-Request-ID", id)) }
    if let parent = head.traceParent { answer.otherFields.append(("Traceparent", parent.description)) }
    return answer
  }

  /// The problem as an answer in the person's locale.
  private func answer(_ problem: ServiceProblem, to head: RequestHead, _ languages: LanguageMemory) -> Answer {
    var target = head.target
    let asked = target.withUTF8 { (try? QueryItems(RequestTarget($0).query))?.locale }
    let locale = asked.map { snapshot.locale(for: [$0]) } ?? languages.locale(for: head.acceptLanguage, in: snapshot)
    var answer = answer(problem, locale: locale)
    if asked == nil { answer.varies = .acceptLanguage }
    return answer
  }

  /// The problem as an answer to whatever could not be read.
  func answer(_ problem: ServiceProblem, locale: String) -> Answer {
    var json = JSONWriter()
    problem.write(to: &json, snapshot, locale: locale)
    var answer = Answer(locale: locale, body: .bytes(json.bytes))
    answer.status = problem.status.code
    answer.mediaType = .problem
    if let allow = problem.allow { answer.otherFields.append(("Allow", allow)) }
    if let seconds = problem.retryAfter { answer.otherFields.append(("Retry-After", String(seconds))) }
    answer.figures.problem = problem.id
    return answer
  }

  /// - Parameter route: receives the route of the request.
  private func respond(
    to head: RequestHead, _ body: [UInt8], _ languages: LanguageMemory, _ pace: Pace, _ route: inout Route?
  ) throws(ServiceProblem) -> Answer? {
    guard head.target.utf8.count <= Limits.uri else { throw .uriTooLong(limit: Limits.uri) }
    guard head.size <= Limits.headers else { throw .headersTooLarge(limit: Limits.headers) }
    let (match, query) = try read(head.target)
    guard let match, service.routes.contains(match.route) else { throw .unknownRoute(path(of: head.target)) }
    route = match.route
    if head.method == .OPTIONS, !match.route.takesBody, service.crossOrigin.grantedOrigin(of: head) != nil {
      var answer = Answer(locale: snapshot.defaultLocale, body: .bytes([]))
      answer.status = 204
      return answer
    }
    guard body.count <= Limits.body else { throw .bodyTooLarge(limit: Limits.body) }
    guard match.route.supports(head.method) else {
      throw .methodNotAllowed(String(head.method.rawValue.prefix(16)), allow: match.route.methods)
    }
    let request = Request(head: head, body: body, parameters: match.parameters, query: try query.get())
    switch match.route {
    case .errorCode: return try code(request, languages)
    case .errorPayload: return try payload(request, languages)
    case .errorBatch: return try batch(request, languages)
    case .kind: return try kind(request, languages)
    case .copy: return try copy(request, languages)
    case .catalog, .kinds, .providers, .provider, .locales, .openAPI:
      return try document(match.route, request, languages, pace)
    case .health: return Answer(locale: snapshot.defaultLocale) { $0.member("status", "ok") }
    case .readiness:
      return Answer(locale: snapshot.defaultLocale) { json in
        json.member("status", "ready")
        json.member("catalog", snapshot.catalog.version)
      }
    case .metrics:
      guard let metrics = service.metrics() else { throw .unknownRoute(path(of: head.target)) }
      var answer = Answer(locale: "en", body: .bytes(Array(metrics.utf8)))
      answer.mediaType = .prometheus
      return answer
    case .unmapped:
      return Answer(locale: snapshot.defaultLocale) { json in
        json.member("unmapped", objects: service.unmapped.top) { json, entry in
          json.member("provider", entry.provider.rawValue)
          json.member("code", entry.code)
          json.member("count", entry.count)
        }
      }
    }
  }

  /// A request whose route is found.
  struct Request {
    let head: RequestHead
    let body: [UInt8]
    /// The decoded parameters of the path.
    let parameters: [String]
    let query: QueryItems
  }

  /// Reads a target; what is wrong with its query matters only where there is a route.
  private func read(
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
