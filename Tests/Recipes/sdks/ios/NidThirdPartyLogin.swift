// The part of NidThirdPartyLogin that a recipe uses, with an error like those of the SDK.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum NidError: Error {
  public enum ClientError: Sendable { case canceledByUser, naverAppNotInstalled }
  case clientError(ClientError)
}
@MainActor public final class NidOAuth {
  public static let shared = NidOAuth()
  public func requestLogin(callback: @escaping (Result<String, NidError>) -> Void) {
    callback(.failure(.clientError(.naverAppNotInstalled)))
  }
}
