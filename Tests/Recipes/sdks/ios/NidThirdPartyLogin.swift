// The part of NidThirdPartyLogin that recipes use, with errors as the SDK declares them (NidError.swift).
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public enum NidError: Error, LocalizedError, CustomStringConvertible {
  case clientError(ClientErrorDetail)
  case serverError(ServerErrorDetail)
  public enum ClientErrorDetail: Sendable { case canceledByUser, naverAppNotInstalled }
  public enum ServerErrorDetail: Sendable {
    case invalidState(expected: String, actual: String?)
    case networkError((any Error)?)
    case authError(errorCode: String, errorDescription: String?)
  }
  public var description: String { errorDescription ?? "Undefined" }
  public var errorDescription: String? {
    switch self {
    case .clientError(.canceledByUser): "User canceled the request."
    case .clientError(.naverAppNotInstalled):
      "Naver app is not installed. \nPlease install Naver App to authenticate using Naver App."
    case .serverError(.invalidState(let expected, let actual)):
      "State not matched. \nExpected \(expected), but got \(actual ?? "Null")"
    case .serverError(.networkError(let error)):
      "Network error. Detailed error description: \(error.map { String(describing: $0) } ?? "Not given")"
    case .serverError(.authError(let code, let description)):
      "NID given Error. Error Code: \(code). \nError Description: \(description ?? "Not given")"
    }
  }
}
public struct AccessToken { public let tokenString: String }
public struct LoginResult { public let accessToken: AccessToken }
@MainActor public final class NidOAuth {
  public static let shared = NidOAuth()
  /// What the next sign-in fails with.
  public var failure = NidError.clientError(.naverAppNotInstalled)
  public func requestLogin(callback: @escaping (Result<LoginResult, NidError>) -> Void) { callback(.failure(failure)) }
}
