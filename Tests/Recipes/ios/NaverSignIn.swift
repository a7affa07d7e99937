// Naver for iOS (NidThirdPartyLogin)
import AuthCopy
import NidThirdPartyLogin

@MainActor func signInWithNaver(show: @escaping (Copy) -> Void) {
  NidOAuth.shared.requestLogin { result in
    guard case .failure(let error) = result else { return }
    let text = String(describing: error).utf8
    let loginError = LoginError(provider: .naver, payload: text, flow: .signIn)
    show(Catalog.shipped.copy(for: loginError, locale: LoginError.locale))
  }
}
