// The part of FirebaseAuth that recipes use, with errors as the SDK makes them (AuthErrorUtils.swift).
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import Foundation

public let AuthErrorUserInfoMultiFactorResolverKey = "FIRAuthErrorUserInfoMultiFactorResolverKey"
public class AuthCredential: @unchecked Sendable { public init() {} }
public final class AuthDataResult: Sendable {}
public enum AuthProviderID { case facebook, google, apple }

public final class Auth: Sendable {
  /// What the next sign-in fails with.
  nonisolated(unsafe) public static var failure = error(17010, "ERROR_TOO_MANY_REQUESTS", "Blocked for now.")
  private static let shared = Auth()
  public static func auth() -> Auth { shared }
  public func signIn(withEmail email: String, password: String) async throws -> AuthDataResult { throw Self.failure }
  public func signIn(with credential: AuthCredential) async throws -> AuthDataResult { throw Self.failure }
  public func signIn(withCustomToken token: String) async throws -> AuthDataResult { throw Self.failure }

  /// Returns an error of the SDK.
  public static func error(
    _ code: Int, _ name: String, _ description: String, userInfo: [String: Any] = [:]
  ) -> NSError {
    let named = ["FIRAuthErrorUserInfoNameKey": name, NSLocalizedDescriptionKey: description]
    return NSError(domain: "FIRAuthErrorDomain", code: code, userInfo: userInfo.merging(named) { $1 })
  }

  /// Returns an error of the SDK for a response that it does not know.
  public static func unexpectedResponse(_ body: [String: Any]) -> NSError {
    let inner = NSError(
      domain: "FIRAuthInternalErrorDomain", code: 3, userInfo: ["FIRAuthErrorUserInfoDeserializedResponseKey": body])
    return error(
      17999, "ERROR_INTERNAL_ERROR", "An internal error has occurred, print and inspect the error details.",
      userInfo: [NSUnderlyingErrorKey: inner])
  }
}
public final class OAuthProvider {
  public static func appleCredential(
    withIDToken token: String, rawNonce: String?, fullName: PersonNameComponents?
  ) -> AuthCredential { AuthCredential() }
  public static func credential(providerID: AuthProviderID, idToken: String, rawNonce: String) -> AuthCredential {
    AuthCredential()
  }
}
public final class PhoneAuthProvider {
  public static func provider() -> PhoneAuthProvider { PhoneAuthProvider() }
  public func credential(withVerificationID id: String, verificationCode code: String) -> AuthCredential {
    AuthCredential()
  }
}
public class MultiFactorInfo {
  public let displayName: String?
  public let factorID: String
  init(_ displayName: String?, _ factorID: String) { (self.displayName, self.factorID) = (displayName, factorID) }
}
public final class PhoneMultiFactorInfo: MultiFactorInfo {
  public static let PhoneMultiFactorID = "phone"
  public init(displayName: String?) { super.init(displayName, Self.PhoneMultiFactorID) }
}
public final class TOTPMultiFactorInfo: MultiFactorInfo {
  public static let TOTPMultiFactorID = "totp"
  public init(displayName: String?) { super.init(displayName, Self.TOTPMultiFactorID) }
}
public final class MultiFactorResolver {
  public let hints: [MultiFactorInfo]
  public init(hints: [MultiFactorInfo]) { self.hints = hints }
}
