// The part of FBSDKLoginKit that recipes use, with errors as the SDK declares them (LoginError.swift).
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
@_exported import UIKit

public struct LoginError: CustomNSError, @unchecked Sendable {
  public static var errorDomain: String { "com.facebook.sdk.login" }
  public let errorCode: Int
  public let errorUserInfo: [String: Any]
  public init(_ code: LoginErrorCode, userInfo: [String: Any] = [:]) {
    (errorCode, errorUserInfo) = (code.rawValue, userInfo)
  }
}
public enum LoginErrorCode: Int, Sendable {
  case reserved = 300, unknown, passwordChanged, userCheckpointed, userMismatch, unconfirmedUser
  case systemAccountAppDisabled, systemAccountUnavailable, badChallengeString, invalidIDToken, missingAccessToken
}
public enum LoginTracking { case enabled, limited }
public final class LoginConfiguration {
  public init?(permissions: [String], tracking: LoginTracking, nonce: String) {
    if nonce.isEmpty || nonce.contains(where: \.isWhitespace) { return nil }
  }
}
public enum LoginResult {
  case success(granted: Set<String>, declined: Set<String>, token: String?)
  case cancelled
  case failed(any Error)
}
@MainActor public final class AuthenticationToken {
  public static var current: AuthenticationToken?
  public let tokenString: String
  public let nonce: String
  public init(tokenString: String, nonce: String) { (self.tokenString, self.nonce) = (tokenString, nonce) }
}
public final class LoginManagerLoginResult { public let isCancelled = true }
@MainActor public final class LoginManager {
  /// What the next sign-in ends with.
  public static var result = LoginResult.failed(LoginError(.passwordChanged))
  public init() {}
  public func logIn(
    permissions: [String], from screen: UIViewController?,
    handler: @escaping (LoginManagerLoginResult?, (any Error)?) -> Void
  ) {
    if case .failed(let error) = Self.result { handler(nil, error) }
  }
  public func logIn(configuration: LoginConfiguration?, completion: @escaping (LoginResult) -> Void) {
    completion(Self.result)
  }
}
