// The part of KakaoSDKUser that a recipe uses, with an error like those of the SDK.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum ClientFailureReason: Sendable { case Cancelled, TokenNotFound }
public enum SdkError: Error { case ClientFailed(reason: ClientFailureReason, errorMessage: String?) }
@MainActor public final class UserApi {
  public static let shared = UserApi()
  public func loginWithKakaoTalk(completion: @escaping (String?, (any Error)?) -> Void) {
    completion(nil, SdkError.ClientFailed(reason: .TokenNotFound, errorMessage: "token not found"))
  }
}
