// The part of LineSDK that a recipe uses, with an error like those of the SDK.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public enum LineSDKError: Error, CustomNSError {
  case userCancelled
  public static var errorDomain: String { "LineSDKError" }
  public var errorCode: Int { 3003 }
}
public struct LoginPermission: Hashable { public static var profile: LoginPermission { LoginPermission() } }
@MainActor public final class LoginManager {
  public static let shared = LoginManager()
  public func login(
    permissions: Set<LoginPermission>, completionHandler: @escaping (Result<String, LineSDKError>) -> Void
  ) {
    completionHandler(.failure(.userCancelled))
  }
}
