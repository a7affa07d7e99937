// LINE SDK for iOS
import AuthCopy
import LineSDK

@MainActor func signInWithLine(show: @escaping (Copy) -> Void) {
  LoginManager.shared.login(permissions: [.profile]) { result in
    if case .failure(let error) = result {
      show(Catalog.shipped.copy(for: LoginError(error, flow: .signIn), locale: LoginError.locale))
    }
  }
}
