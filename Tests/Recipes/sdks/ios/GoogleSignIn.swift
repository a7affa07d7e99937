// The part of GoogleSignIn that a recipe uses, with an error like those of the SDK.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
@_exported import UIKit

@MainActor public final class GIDSignIn {
  public static let sharedInstance = GIDSignIn()
  public func signIn(withPresenting screen: UIViewController) async throws -> String {
    throw NSError(domain: "com.google.GIDSignIn", code: -5)
  }
}
