import AuthCopy
import HTTPTypes
import Hummingbird
import Logging

/// Converts every failure into a localized problem (RFC 9457), and rejects requests that are too long.
struct ProblemMiddleware<Context: RequestContext>: RouterMiddleware {
  let service: CopyService
  /// The routes of this server.
  let routes: [RouteTemplate]

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      try Self.checkSize(of: request)
      return try await next(request, context)
    } catch let problem as ServiceProblem {
      return service.response(problem, to: request)
    } catch let error as any HTTPResponseError where error.status == .notFound {
      return service.response(problem(forUnrouted: request), to: request)
    } catch {
      let metadata: Logger.Metadata = ["error": "\(error)", "route": "\(context.endpointPath ?? "unrouted")"]
      context.logger.error(
        "a request could not be answered", metadata: metadata.merging(request.traceMetadata) { $1 })
      return service.response(.internalFailure, to: request)
    }
  }

  private static func checkSize(of request: Request) throws(ServiceProblem) {
    guard request.uri.string.utf8.count <= Limits.uri else { throw .uriTooLong(limit: Limits.uri) }
    let headers = request.headers.reduce(0) { $0 + $1.name.rawName.utf8.count + $1.value.utf8.count + 4 }
    guard headers <= Limits.headers else { throw .headersTooLarge(limit: Limits.headers) }
  }

  /// The router has no status 405, so it is determined here for paths that exist with another method.
  private func problem(forUnrouted request: Request) -> ServiceProblem {
    let allowed = routes.filter { $0.matches(request.uri.path) }.flatMap(\.methods)
    if allowed.isEmpty { return .unknownRoute(String(request.uri.path.prefix(128))) }
    return .methodNotAllowed(String(request.method.rawValue.prefix(16)), allow: allowed.joined(separator: ", "))
  }
}

extension CopyService {
  /// The problem in the person's locale.
  func response(_ problem: ServiceProblem, to request: Request) -> Response {
    let snapshot = snapshot
    let asked = (try? QueryItems(request.uri.query))?["locale"]
    let locale = asked.map { snapshot.locale(for: [$0]) } ?? snapshot.locale(of: request)
    var response = problem.response(snapshot, locale: locale)
    if asked == nil { response.varies = ["Accept-Language"] }
    return response.response(to: request)
  }
}
