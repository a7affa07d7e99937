import AuthCopy
import HTTPTypes
import Hummingbird
import Logging

/// Turns every failure into a localized problem (RFC 9457), and refuses what is too long to read.
struct ProblemMiddleware<Context: RequestContext>: RouterMiddleware {
  let service: Service

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      guard request.uri.string.utf8.count <= Limits.uri else { throw ServiceProblem.uriTooLong(limit: Limits.uri) }
      return try await next(request, context)
    } catch let problem as ServiceProblem {
      return response(problem, request)
    } catch let error as any HTTPResponseError where error.status == .notFound {
      return response(Self.problem(forUnrouted: request), request)
    } catch {
      context.logger.error("a request could not be answered", metadata: ["error": "\(error)"])
      return response(.internalFailure, request)
    }
  }

  private func response(_ problem: ServiceProblem, _ request: Request) -> Response {
    let asked = (try? QueryItems(request.uri.query))?["locale"]
    let locale = asked.map { service.locale(for: [$0]) } ?? service.locale(of: request)
    return problem.answer(service, locale: locale, variesByLanguage: asked == nil).response
  }

  /// The router knows no 405: a path that another method reaches is one.
  private static func problem(forUnrouted request: Request) -> ServiceProblem {
    let allowed = RouteTable.methods(of: request.uri.path)
    if allowed.isEmpty { return .unknownRoute(String(request.uri.path.prefix(128))) }
    return .methodNotAllowed(String(request.method.rawValue.prefix(16)), allow: allowed.joined(separator: ", "))
  }
}

/// The paths of the service and the methods that each takes.
enum RouteTable {
  private static let routes: [(path: [Substring], methods: [String])] = [
    ("v1/errors", ["POST"]),
    ("v1/errors/:", ["POST"]),
    ("v1/errors/:/**", ["GET", "HEAD"]),
    ("v1/kinds", ["GET", "HEAD"]),
    ("healthz", ["GET", "HEAD"]),
  ].map { ($0.0.split(separator: "/"), $0.1) }

  static func methods(of path: String) -> [String] {
    let components = path.split(separator: "/")
    return routes.first { matches($0.path, components) }?.methods ?? []
  }

  private static func matches(_ pattern: [Substring], _ components: [Substring]) -> Bool {
    for (index, part) in pattern.enumerated() {
      if part == "**" { return components.count > index }
      guard index < components.count, part == ":" || part == components[index] else { return false }
    }
    return pattern.count == components.count
  }
}
