// The errors of KakaoSDKCommon, as the SDK declares them (SdkError.swift, ErrorInfo.swift, AuthErrorInfo.swift).
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

public enum ClientFailureReason: Sendable { case Unknown, Cancelled, TokenNotFound, NotSupported, IllegalState }
public enum ApiFailureReason: Int, Codable, Sendable { case Unknown = -9999, InvalidAccessToken = -401 }
public enum AuthFailureReason: String, Codable, Sendable {
  case Unknown = "unknown"
  case AccessDenied = "access_denied"
  case InvalidGrant = "invalid_grant"
  case Misconfigured = "misconfigured"
  case ServerError = "server_error"
}
public enum AppsFailureReason: String, Codable, Sendable { case AuthError = "KAE201", Unknown }
public struct ErrorInfo: Codable, Sendable {
  public let code: ApiFailureReason
  public let msg: String
  public let requiredScopes: [String]?
  public let apiType: String?
  public let allowedScopes: [String]?
  public init(code: ApiFailureReason, msg: String, requiredScopes: [String]?) {
    (self.code, self.msg, self.requiredScopes) = (code, msg, requiredScopes)
    (apiType, allowedScopes) = (nil, nil)
  }
}
public struct AuthErrorInfo: Codable, Sendable {
  public let error: AuthFailureReason
  public let errorDescription: String?
  public init(error: AuthFailureReason, errorDescription: String?) {
    (self.error, self.errorDescription) = (error, errorDescription)
  }
}
public struct AppsErrorInfo: Codable, Sendable {
  public let errorCode: AppsFailureReason
  public let errorMsg: String
}
public enum SdkError: Error {
  case ClientFailed(reason: ClientFailureReason, errorMessage: String?)
  case ApiFailed(reason: ApiFailureReason, errorInfo: ErrorInfo?)
  case AuthFailed(reason: AuthFailureReason, errorInfo: AuthErrorInfo?)
  case AppsFailed(reason: AppsFailureReason, errorInfo: AppsErrorInfo?)
}
