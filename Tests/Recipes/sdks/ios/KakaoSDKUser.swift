// The part of KakaoSDKUser that recipes use.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import KakaoSDKCommon

public struct OAuthToken { public let accessToken: String }
@MainActor public final class UserApi {
  public static let shared = UserApi()
  /// Whether the device has KakaoTalk.
  public static var hasKakaoTalk = true
  /// What the next sign-in fails with.
  public var failure = SdkError.ClientFailed(reason: .TokenNotFound, errorMessage: "authentication tokens not exist.")
  public static func isKakaoTalkLoginAvailable() -> Bool { hasKakaoTalk }
  public func loginWithKakaoTalk(completion: @escaping (OAuthToken?, (any Error)?) -> Void) { completion(nil, failure) }
}
