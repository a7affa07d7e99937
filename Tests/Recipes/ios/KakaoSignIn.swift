// Kakao SDK for iOS
import AuthCopy
import KakaoSDKUser

@MainActor func signInWithKakao(show: @escaping (Copy) -> Void) {
  UserApi.shared.loginWithKakaoTalk { _, error in
    guard let error else { return }
    // SdkError is an enumeration whose reasons are in its description; none of it is in the NSError it bridges to.
    let text = String(describing: error).utf8
    let known = LoginError(provider: .kakao, payload: text, flow: .signIn)
    show(Catalog.shipped.copy(for: known, locale: LoginError.locale))
  }
}
