import AuthCopy
import AuthCopyServer
import HTTPTypes
import Hummingbird
import TestSupport
import Testing

/// The service's routes inside another application.
@Suite struct EmbeddingTests {
  private func router() -> Router<BasicRequestContext> {
    let service = CopyService()
    let router = Router(context: BasicRequestContext.self, options: .autoGenerateHeadEndpoints)
    router.get("hello") { _, _ in "hello" }
    AuthCopyRoutes(service).add(to: router.group("copy"))
    let app = router.group("app").add(middleware: LoginErrorMiddleware(service: service))
    app.post("sign-in") { _, _ -> String in
      throw LoginError(provider: .firebase, code: "auth/user-disabled")
    }
    app.post("wait") { _, _ -> String in
      throw LoginError(.tooManyAttempts, arguments: ["seconds": .integer(30)])
    }
    app.get("fine") { _, _ in "fine" }
    return router
  }

  @Test func routesWorkUnderAPrefix() async throws {
    let router = router()
    #expect(
      try await send(.get, "/copy/v1/errors/kakao/KOE320?locale=ko", to: router)["kind"]?.string == "flowExpired")
    #expect(
      try await send(.get, "/copy/v1/errors/kakao/KOE320?disclosure=x", to: router)["field"]?.string == "disclosure")
    #expect(try await send(.get, "/hello", to: router).body == "hello")
    #expect(try await send(.get, "/v1/kinds", to: router).status == 404)
  }

  @Test func embeddedRoutesEqualTheService() async throws {
    let router = router()
    for uri in [
      "/v1/kinds/timedOut", "/v1/catalogs/ko", "/v1/kinds/nothing", "/v1/errors/kakao/a%2Fb?seconds=x&y=%C3%A9",
    ] {
      let expected = serviceReply(.get, uri)
      for uri in ["/copy\(uri)", "//copy/\(uri)"] {
        let reply = try await send(.get, uri, to: router)
        #expect(reply.status == expected.status && reply.body == expected.body)
        for name in [.eTag, .vary, .cacheControl, .contentLanguage, .contentType] as [HTTPField.Name] {
          #expect(reply.headers[name] == expected.headers[name])
        }
        let head = try await send(.head, uri, to: router)
        #expect(head.status == expected.status && head.body.isEmpty)
        #expect(head.headers[.contentLength] == String(expected.body.utf8.count))
        guard let tag = expected.headers[.eTag] else { continue }
        #expect(try await send(.get, uri, headers: [.ifNoneMatch: tag], to: router).status == 304)
      }
    }
    #expect(try await send(.put, "/copy/v1/errors", to: router).headers[.allow] == "POST")
    let body = #"{"error":"invalid_grant","error_code":"KOE320"}"#
    #expect(try await send(.post, "/copy/v1/errors/kakao", body, to: router)["kind"]?.string == "flowExpired")
    let large = String(repeating: " ", count: 2 << 20)
    #expect(try await send(.post, "/copy/v1/errors/kakao", large, to: router).status == 413)
  }

  @Test func operatorRoutesAreAddedSeparately() async throws {
    let routes = AuthCopyRoutes(CopyService())
    let router = Router(context: BasicRequestContext.self)
    routes.add(to: router)
    for (uri, status) in [("/healthz", 200), ("/nowhere", 404), ("/v1/kinds?disclosure=x", 400), ("/metrics", 404)] {
      #expect(try await send(.get, uri, to: router).status == status)
    }
    let operators = Router(context: BasicRequestContext.self)
    routes.addOperatorRoutes(to: operators)
    let metrics = try await send(.get, "/metrics", to: operators)
    #expect(metrics.status == 200 && metrics.body.contains("/healthz"), "requests are counted")
    #expect(try await send(.get, "/v1/kinds", to: operators).status == 404)
  }

  @Test func thrownErrorBecomesALocalizedProblem() async throws {
    let router = router()
    let reply = try await send(.post, "/app/sign-in", headers: [.acceptLanguage: "ja"], to: router)
    #expect(reply.status == 401)
    #expect(reply.headers[.contentType] == "application/problem+json")
    #expect(reply.headers[.contentLanguage] == "ja")
    #expect(reply["kind"]?.string == "invalidCredentials")
    #expect(reply["title"]?.string == "ログインできませんでした")
    let wait = try await send(.post, "/app/wait", to: router)
    #expect(wait.status == 429 && wait.headers[.retryAfter] == "30")
    #expect(try await send(.get, "/app/fine", to: router).body == "fine")
  }
}

/// The locale and disclosure that an application selects for each request.
@Suite struct LoginErrorMiddlewareTests {
  private func router(_ options: CopyService.Options = CopyService.Options()) -> Router<BasicRequestContext> {
    let service = CopyService(options: options)
    let router = Router(context: BasicRequestContext.self)
    router.add(
      middleware: LoginErrorMiddleware(
        service: service, locale: { request, _ in request.uri.queryParameters["profile"].map(String.init) },
        disclosure: { request, _ in request.uri.queryParameters["second-factor"] == nil ? nil : .verified }))
    router.get("sign-in") { _, _ -> String in throw LoginError(.userDisabled) }
    return router
  }

  @Test func profileLocaleTakesPrecedence() async throws {
    let preferred = try await send(.get, "/sign-in?profile=ko", headers: [.acceptLanguage: "ja"], to: router())
    #expect(preferred.headers[.contentLanguage] == "ko")
    #expect(preferred.headers[.vary] == nil)
    let other = try await send(.get, "/sign-in", headers: [.acceptLanguage: "ja"], to: router())
    #expect(other.headers[.contentLanguage] == "ja")
    #expect(other.headers[.vary] == "Accept-Language")
    let unsupported = try await send(.get, "/sign-in?profile=tlh", headers: [.acceptLanguage: "ja"], to: router())
    #expect(unsupported.headers[.contentLanguage] == "en")
  }

  @Test func applicationSelectsTheDisclosure() async throws {
    #expect(try await send(.get, "/sign-in", to: router())["kind"]?.string == "invalidCredentials")
    #expect(try await send(.get, "/sign-in?second-factor=1", to: router())["kind"]?.string == "userDisabled")
  }

  @Test func ceilingLimitsTheApplication() async throws {
    var options = CopyService.Options()
    options.disclosureCeiling = .strict
    #expect(
      try await send(.get, "/sign-in?second-factor=1", to: router(options))["kind"]?.string == "invalidCredentials")
  }

  /// A response uses one catalog, even if the catalog is replaced during the request.
  @Test func thrownErrorUsesTheCatalogOfItsRequest() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"@@locale":"en","problem_invalidRequest_title":"Other","tooManyAttempts_title":"Other"}"#, to: "copy/en.arb")
    let other = try Catalog.load(overlay: folder.path)
    let service = CopyService()
    let router = Router(context: BasicRequestContext.self)
    router.add(middleware: LoginErrorMiddleware(service: service))
    router.get("x") { _, _ -> String in
      service.use(other)
      throw LoginError(.tooManyAttempts)
    }
    #expect(try await send(.get, "/x", to: router)["title"]?.string != "Other")
    #expect(try await send(.get, "/x", to: router)["title"]?.string == "Other")
  }
}
