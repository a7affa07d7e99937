import AuthCopy
import HTTPTypes
public import Hummingbird

/// Turns a ``LoginError`` that a handler of yours throws into the localized problem (RFC 9457) with its HTTP status.
///
/// ```swift
/// router.add(middleware: LoginErrorMiddleware(service: service))
/// router.post("sign-in") { request, context -> Response in
///   throw LoginError(provider: .firebase, code: "auth/wrong-password")
/// }
/// ```
/// The locale comes from `Accept-Language`. A 401 needs a `WWW-Authenticate` of your own (RFC 9110, section 15.5.2).
public struct LoginErrorMiddleware<Context: RequestContext>: RouterMiddleware {
  private let service: CopyService

  public init(service: CopyService) { self.service = service }

  public func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    try await service.withSnapshot {
      do {
        return try await next(request, context)
      } catch let error as LoginError {
        let snapshot = service.snapshot
        // The arguments are the program's, not the person's: one of the wrong type has its default.
        let answer = try snapshot.answer(
          error, arguments: [], locale: snapshot.locale(of: request), disclosure: snapshot.disclosure)
        var problem = answer.problem
        problem.varies = ["Accept-Language"]
        return problem.response(to: request)
      }
    }
  }
}
