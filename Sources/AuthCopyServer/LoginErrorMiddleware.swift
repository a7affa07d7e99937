public import AuthCopy
public import AuthCopyService
import HTTPTypes
public import Hummingbird

/// Converts a `LoginError` that a handler throws into a localized problem (RFC 9457) with its HTTP status.
///
/// ```swift
/// router.add(middleware: LoginErrorMiddleware(service: service))
/// router.post("sign-in") { request, context -> Response in
///   throw LoginError(provider: .firebase, code: "auth/wrong-password", flow: .signIn)
/// }
/// ```
/// By default the locale comes from `Accept-Language` and the disclosure from the service. The flow and the sign-in
/// method come from the error.
///
/// A response with status 401 needs a `WWW-Authenticate` header, which your application must add (RFC 9110,
/// section 15.5.2).
public struct LoginErrorMiddleware<Context: RequestContext>: RouterMiddleware {
  private let service: CopyService
  private let locale: @Sendable (Request, Context) -> String?
  private let disclosure: @Sendable (Request, Context) -> Disclosure?

  /// Creates the middleware.
  ///
  /// - Parameters:
  ///   - service: provides the copy.
  ///   - locale: returns the person's locale, for example from their profile, or a list of locales as in `Accept-Language`; nil uses
  ///     that header.
  ///   - disclosure: returns how much may be disclosed to this person, such as `verified` after the first factor; nil
  ///     uses the service's disclosure. `CopyService.Options.disclosureCeiling` applies if it is set.
  public init(
    service: CopyService, locale: @escaping @Sendable (Request, Context) -> String? = { _, _ in nil },
    disclosure: @escaping @Sendable (Request, Context) -> Disclosure? = { _, _ in nil }
  ) {
    self.service = service
    self.locale = locale
    self.disclosure = disclosure
  }

  /// Passes the request on, and responds with a problem if the handler throws a `LoginError`.
  public func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    // The snapshot is read first, so that a replacement of the catalog while the handler runs has no effect.
    let snapshot = service.snapshot
    do {
      return try await next(request, context)
    } catch let error as LoginError {
      return Response(
        snapshot.problem(
          for: error, chosenLocale: locale(request, context), acceptLanguage: request.headers[.acceptLanguage],
          chosenDisclosure: disclosure(request, context)))
    }
  }
}
