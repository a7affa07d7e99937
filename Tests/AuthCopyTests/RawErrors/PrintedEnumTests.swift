import AuthCopy
import Testing

/// Errors of SDKs as Swift and Kotlin print them: the reason inside decides, not the name of the class around it.
@Suite struct PrintedEnumTests {
  private static func kakao(_ reason: String, _ description: String = "nil") -> String {
    let reason = "KakaoSDKCommon.AuthFailureReason.\(reason)"
    return "AuthFailed(reason: \(reason), errorInfo: "
      + "Optional(KakaoSDKCommon.AuthErrorInfo(error: \(reason), errorDescription: \(description))))"
  }

  private static func kakaoForAndroid(_ reason: String) -> String {
    "AuthError(statusCode=302, reason=\(reason), response=AuthErrorResponse(error=x, errorDescription=null))"
  }

  @Test(
    arguments: [
      (.kakao, kakao("AccessDenied"), .canceled, "ios/AuthFailureReason"),
      (.kakao, kakao("AccessDenied", #"Optional("User denied access")"#), .canceled, "ios/AuthFailureReason"),
      (.kakao, kakao("InvalidGrant"), .flowExpired, "ios/AuthFailureReason"),
      (.kakao, kakao("ServerError"), .providerUnavailable, "ios/AuthFailureReason"),
      (.kakao, kakao("InvalidScope"), .misconfigured, "ios/AuthFailureReason"),
      (.kakao, kakao("Unknown"), .unknown, "ios/AuthFailureReason"),
      (
        .kakao, "AppsFailed(reason: KakaoSDKCommon.AppsFailureReason.InvalidScope, errorInfo: nil)", .consentRequired,
        "ios/AppsFailureReason"
      ),
      (
        .kakao, "AppsFailed(reason: KakaoSDKCommon.AppsFailureReason.AuthError, errorInfo: nil)", .sessionExpired,
        "ios/AppsFailureReason"
      ),
      (.kakao, kakaoForAndroid("AccessDenied"), .canceled, "ios/AuthFailureReason"),
      (.kakao, kakaoForAndroid("InvalidGrant"), .flowExpired, "ios/AuthFailureReason"),
      (.kakao, kakaoForAndroid("ServerError"), .providerUnavailable, "ios/AuthFailureReason"),
      (.kakao, kakaoForAndroid("Unknown"), .unknown, "ios/ClientFailureReason"),
      (.naver, "User canceled the request.", .canceled, "ios/NidError.clientError"),
      (
        .naver, "Naver app is not installed. \nPlease install Naver App to authenticate using Naver App.",
        .providerAppNotInstalled, "ios/NidError.clientError"
      ),
      (.naver, "State not matched. \nExpected a, but got b", .securityCheckFailed, "ios/NidError.serverError"),
    ] as [(Provider, String, Kind, String)])
  func reasonDeterminesTheKind(provider: Provider, text: String, kind: Kind, surface: String) {
    let error = LoginError(provider: provider, payload: text, flow: .signIn)
    #expect((error.kind, error.source?.surface) == (kind, surface), "\(text)")
  }

  @Test(arguments: [Provider.kakao, .naver, .line, .google, .apple, .facebook, .firebase, .supabase, .cognito, .any])
  func closedSignInSheetIsCanceledForEveryProvider(provider: Provider) {
    let sentence = "The user canceled the sign-in flow."
    for text in [
      sentence, "Error: \(sentence)", #"{"message":"\#(sentence)"}"#,
      // The last member of the user info counts like its first.
      #"Error Domain=com.example Code=-5 "(null)" UserInfo={a=b, NSLocalizedDescription=\#(sentence)}"#,
      #"Error Domain=com.example Code=-5 "(null)" UserInfo={NSLocalizedDescription=\#(sentence), a=b}"#,
    ] {
      #expect(LoginError(provider: provider, payload: text, flow: .signIn).kind == .canceled, "\(text)")
    }
  }
}
