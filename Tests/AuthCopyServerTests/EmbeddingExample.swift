import AuthCopy
import AuthCopyServer
import Hummingbird

/// The example of the article UsingTheLibrary, which shows this function's body.
func buildExample() -> some ApplicationProtocol {
  let service = CopyService()
  let router = Router()
  AuthCopyRoutes(service).add(to: router.group("copy"))  // GET /copy/v1/errors/...
  let app = router.group("app").add(middleware: LoginErrorMiddleware(service: service))
  app.post("sign-in") { request, context -> HTTPResponse.Status in
    throw LoginError(provider: .firebase, code: "auth/wrong-password")  // becomes a localized problem, 401
  }
  return Application(router: router)
}
