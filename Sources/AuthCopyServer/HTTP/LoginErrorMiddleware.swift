public import AuthCopy
import HTTPTypes
public import Hummingbird

/// Turns a `LoginError` that a handler of yours throws into the localized problem (RFC 9457) with its HTTP status.
///
/// ```swift
/// router.add(middleware: LoginErrorMiddleware(service: service))
/// router.post("sign-in") { request, context -> Response in
///   throw LoginError(provider: .firebase, code: "auth/wrong-password")
/// }
/// ```
/// The locale comes from `Accept-Language`, the disclosure from the service, unless the application says otherwise. A 401
/// needs a `WWW-Authenticate` of your own (RFC 9110, section 15.5.2).
public struct LoginErrorMiddleware<Context: RequestContext>: RouterMiddleware {
  private let service: CopyService
  private let locale: @Sendable (Request, Context) -> String?
  private let disclosure: @Sendable (Request, Context) -> Disclosure?

  /// - Parameters:
  ///   - service: where the copy comes from.
  ///   - locale: a person's own locale, a BCP 47 tag, such as their profile has it; nil leaves it to `Accept-Language`.
  ///   - disclosure: how much may be told to this person, such as `verified` after the first factor; nil leaves it to
  ///     the service. The service's ceiling holds.
  public init(
    service: CopyService, locale: @escaping @Sendable (Request, Context) -> String? = { _, _ in nil },
    disclosure: @escaping @Sendable (Request, Context) -> Disclosure? = { _, _ in nil }
  ) {
    self.service = service
    self.locale = locale
    self.disclosure = disclosure
  }

  /// Passes the request on, and answers it where the handler throws a `LoginError`.
  public func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    try await service.withSnapshot {
      do {
        return try await next(request, context)
      } catch let error as LoginError {
        return try response(to: request, context, error)
      }
    }
  }

  private func response(to request: Request, _ context: Context, _ error: LoginError) throws -> Response {
    let snapshot = service.snapshot
    let ownLocale = locale(request, context).map { snapshot.locale(for: [$0]) }
    // The arguments are the program's, not the person's: one of the wrong type has its default.
    var problem = try snapshot.response(
      for: error, arguments: [], locale: ownLocale ?? snapshot.locale(of: request),
      disclosure: disclosure(request, context).map(snapshot.allowed) ?? snapshot.disclosure
    ).problem
    if ownLocale == nil { problem.varies = ["Accept-Language"] }
    return problem.response(to: request)
  }
}
