// Naver for iOS (NidThirdPartyLogin)
import AuthCopy
import NidThirdPartyLogin

@MainActor func signInWithNaver(show: @escaping (Copy) -> Void) {
  NidOAuth.shared.requestLogin { result in
    if case .failure(let error) = result { show(LoginError(error, provider: .naver, flow: .signIn).copy()) }
  }
}
