// Phone, email, Kakao, Naver, Facebook, Google and Apple over Firebase, with custom tokens from a server
import AuthCopy
import FirebaseAuth
import KakaoSDKUser
import NidThirdPartyLogin

@MainActor final class SignInModel {
  /// What the screen shows; nil for nothing.
  private(set) var copy: Copy?
  /// Exchanges a provider's token for a custom token of Firebase, or throws an error of the server.
  private let customToken: @MainActor (Provider, String) async throws -> String

  init(customToken: @escaping @MainActor (Provider, String) async throws -> String) { self.customToken = customToken }

  func signIn(email: String, password: String) async {
    // The sign-in method makes the text say what is incorrect: email or password.
    await attempt(method: .password) {
      if password.isEmpty { throw AppError.nilData(.password) }
      _ = try await Auth.auth().signIn(withEmail: email, password: password)
    }
  }

  func signIn(code: String, sentFor verificationID: String) async {
    await attempt(method: .code) {
      let provider = PhoneAuthProvider.provider()
      let credential = provider.credential(withVerificationID: verificationID, verificationCode: code)
      _ = try await Auth.auth().signIn(with: credential)
    }
  }

  func signInWithKakao() async {
    guard UserApi.isKakaoTalkLoginAvailable() else { return show(AppError.notInstalledApp(.kakao)) }
    await signIn(.kakao) { completion in
      UserApi.shared.loginWithKakaoTalk { token, error in completion(token?.accessToken, error) }
    }
  }

  func signInWithNaver() async {
    await signIn(.naver) { completion in
      NidOAuth.shared.requestLogin { result in
        switch result {
        case .success(let login): completion(login.accessToken.tokenString, nil)
        case .failure(let error): completion(nil, error)
        }
      }
    }
  }

  /// Signs in with a credential of Facebook, Google or Apple.
  func signIn(with credential: AuthCredential) async {
    await attempt { _ = try await Auth.auth().signIn(with: credential) }
  }

  private func signIn(
    _ provider: Provider, _ start: @escaping @MainActor (@escaping (String?, (any Error)?) -> Void) -> Void
  ) async {
    await attempt(provider) {
      let token = try await withCheckedThrowingContinuation { continuation in
        start { token, error in
          if let token {
            continuation.resume(returning: token)
          } else {
            continuation.resume(throwing: error ?? AppError.requestAgain)
          }
        }
      }
      _ = try await Auth.auth().signIn(withCustomToken: self.customToken(provider, token))
    }
  }

  private func attempt(
    _ provider: Provider? = nil, method: SignInMethod? = nil, _ signIn: @escaping @MainActor () async throws -> Void
  ) async {
    do {
      try await signIn()
    } catch {
      show(error, provider, method)
    }
  }

  private func show(_ error: any Error, _ provider: Provider? = nil, _ method: SignInMethod? = nil) {
    let copy = LoginError(error, provider: provider, flow: .signIn, method: method).copy()
    self.copy = copy.presentation == .silent ? nil : copy
  }
}
