// Kakao SDK for iOS
import KakaoSDKUser

@MainActor func signInWithKakao(show: @escaping (Copy) -> Void) {
  UserApi.shared.loginWithKakaoTalk { _, error in
    guard let error else { return }
    // SdkError is an enumeration whose reasons are in its description; none of it is in the NSError it bridges to.
    guard let known = try? LoginError(provider: .kakao, payload: String(describing: error).utf8, flow: .signIn) else { return }
    show(Catalog.shipped.copy(for: known, locale: LoginError.locale))
  }
}
