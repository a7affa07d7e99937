// LINE SDK for iOS
import AuthCopy
import LineSDK

@MainActor func signInWithLine(show: @escaping (Copy) -> Void) {
  LoginManager.shared.login(permissions: [.profile]) { result in
    if case .failure(let error) = result { show(LoginError(error, flow: .signIn).copy()) }
  }
}
