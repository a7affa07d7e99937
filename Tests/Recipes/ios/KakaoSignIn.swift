// Kakao SDK for iOS
import AuthCopy
import KakaoSDKUser

@MainActor func signInWithKakao(show: @escaping (Copy) -> Void) {
  UserApi.shared.loginWithKakaoTalk { _, error in
    guard let error else { return }
    // The description of an SdkError contains its reason; the NSError that it bridges to does not.
    let text = String(describing: error).utf8
    let loginError = LoginError(provider: .kakao, payload: text, flow: .signIn)
    show(Catalog.shipped.copy(for: loginError, locale: LoginError.locale))
  }
}
