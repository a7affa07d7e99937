// The part of LineSDK that recipes use, with errors as the SDK declares them (LineSDKError.swift).
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public enum LineSDKError: Error {
  public enum RequestErrorReason: Sendable { case lackOfAccessToken }
  public enum ResponseErrorReason: Sendable {
    case URLSessionError(any Error)
    case nonHTTPURLResponse
  }
  public enum AuthorizeErrorReason: Sendable {
    case exhaustedLoginFlow, userCancelled
    case lineClientError(code: String, message: String?)
    case responseStateValueNotMatching(expected: String, got: String?)
    case webLoginError(error: String, description: String?)
  }
  case requestFailed(reason: RequestErrorReason)
  case responseFailed(reason: ResponseErrorReason)
  case authorizeFailed(reason: AuthorizeErrorReason)
}
extension LineSDKError: CustomNSError {
  public static var errorDomain: String { "LineSDKError" }
  public var errorCode: Int {
    switch self {
    case .requestFailed: 1002
    case .responseFailed(.URLSessionError): 2001
    case .responseFailed(.nonHTTPURLResponse): 2002
    case .authorizeFailed(.exhaustedLoginFlow): 3001
    case .authorizeFailed(.userCancelled): 3003
    case .authorizeFailed(.lineClientError): 3009
    case .authorizeFailed(.responseStateValueNotMatching): 3010
    case .authorizeFailed(.webLoginError): 3011
    }
  }
  public var errorUserInfo: [String: Any] {
    guard case .responseFailed(.URLSessionError(let error)) = self else { return [:] }
    return ["underlyingError": error]
  }
}
public struct LoginPermission: Hashable, Sendable {
  public static let profile = LoginPermission()
  public static let openID = LoginPermission()
}
public struct AccessToken { public let value: String }
public struct LoginResult { public let accessToken: AccessToken }
@MainActor public final class LoginManager {
  public static let shared = LoginManager()
  /// What the next sign-in fails with.
  public var failure = LineSDKError.authorizeFailed(reason: .userCancelled)
  public func login(
    permissions: Set<LoginPermission>, completionHandler: @escaping (Result<LoginResult, LineSDKError>) -> Void
  ) {
    completionHandler(.failure(failure))
  }
}
