// Kakao SDK for iOS
import AuthCopy
import KakaoSDKUser

@MainActor func signInWithKakao(show: @escaping (Copy) -> Void) {
  UserApi.shared.loginWithKakaoTalk { _, error in
    if let error { show(LoginError(error, provider: .kakao, flow: .signIn).copy()) }
  }
}
