// The state of an Apple credential, and the session of a server, when the app starts
import AuthCopy
import AuthenticationServices

@MainActor final class LaunchModel {
  /// What the screen shows; nil for nothing.
  private(set) var copy: Copy?
  /// Whether the app shows its sign-in screen.
  private(set) var needsSignIn = false
  /// Refreshes the session at the server, which responds with an HTTP status and a body.
  private let refresh: @MainActor () async throws -> (status: Int, body: Data)

  init(refresh: @escaping @MainActor () async throws -> (status: Int, body: Data)) { self.refresh = refresh }

  func start(userID: String) async {
    do {
      let state = try await ASAuthorizationAppleIDProvider().credentialState(forUserID: userID)
      // `revoked`, `notFound` and `transferred` are errors; `authorized` is of the kind `none`.
      try check(
        LoginError(
          provider: .apple, surface: "ios/ASAuthorizationAppleIDProvider.CredentialState",
          code: RawCode(state.rawValue), flow: .refresh))
      let response = try await refresh()
      guard response.status >= 400 else { return }
      throw LoginError(provider: .apple, payload: response.body, status: response.status, flow: .refresh)
    } catch {
      show(LoginError(error, provider: .apple, flow: .refresh))
    }
  }

  private func check(_ error: LoginError) throws {
    if error.kind != Kind.none { throw error }
  }

  private func show(_ error: LoginError) {
    let copy = error.copy()
    needsSignIn = copy.action?.id == .signIn || copy.action?.id == .useAnotherMethod
    // A lost session is silent at launch: the sign-in screen is enough.
    self.copy = copy.presentation == .silent ? nil : copy
  }
}
