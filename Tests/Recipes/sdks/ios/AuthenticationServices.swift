// The part of AuthenticationServices that recipes use, with the declarations of Apple's documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

public struct ASAuthorizationError: Error, CustomNSError {
  public enum Code: Int, Sendable {
    case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive
  }
  public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
  public let code: Code
  public var errorCode: Int { code.rawValue }
  public init(_ code: Code) { self.code = code }
}
public final class ASAuthorizationController: NSObject {}
@MainActor public protocol ASAuthorizationControllerDelegate: AnyObject {
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
}
public protocol ASAuthorizationCredential {}
public final class ASAuthorizationAppleIDCredential: ASAuthorizationCredential {
  public let identityToken: Data?
  public init(identityToken: Data?) { self.identityToken = identityToken }
}
public final class ASAuthorization {
  public let credential: any ASAuthorizationCredential
  public init(credential: any ASAuthorizationCredential) { self.credential = credential }
}
public final class ASAuthorizationAppleIDRequest {
  public enum Scope { case fullName, email }
  public var requestedScopes: [Scope]?
  public var nonce: String?
}
public final class ASAuthorizationAppleIDProvider {
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
  /// What the system reports.
  nonisolated(unsafe) public static var state = CredentialState.authorized
  public init() {}
  public func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  public func credentialState(forUserID userID: String) async throws -> CredentialState { Self.state }
}
