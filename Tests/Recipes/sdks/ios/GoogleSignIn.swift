// The part of GoogleSignIn that recipes use, with an error as the SDK makes it (GIDSignIn.m).
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
@_exported import UIKit

public struct GIDToken { public let tokenString: String }
public struct GIDGoogleUser { public let idToken: GIDToken? }
public struct GIDSignInResult { public let user: GIDGoogleUser }
@MainActor public final class GIDSignIn {
  public static let sharedInstance = GIDSignIn()
  /// What the next sign-in fails with.
  public var failure = NSError(
    domain: "com.google.GIDSignIn", code: -5,
    userInfo: [NSLocalizedDescriptionKey: "The user canceled the sign-in flow."])
  public func signIn(withPresenting screen: UIViewController) async throws -> GIDSignInResult { throw failure }
  public func signIn(
    withPresenting screen: UIViewController, completion: ((GIDSignInResult?, (any Error)?) -> Void)?
  ) { completion?(nil, failure) }
}
