// Naver for iOS (NidThirdPartyLogin)
import NidThirdPartyLogin

@MainActor func signInWithNaver(show: @escaping (Copy) -> Void) {
  NidOAuth.shared.requestLogin { result in
    guard case .failure(let error) = result else { return }
    guard let known = try? LoginError(provider: .naver, payload: String(describing: error).utf8, flow: .signIn) else { return }
    show(Catalog.shipped.copy(for: known, locale: LoginError.locale))
  }
}
