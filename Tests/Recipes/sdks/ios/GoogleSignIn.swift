@_exported import Foundation
@_exported import UIKit

@MainActor public final class GIDSignIn {
  public static let sharedInstance = GIDSignIn()
  public func signIn(withPresenting screen: UIViewController) async throws -> String {
    throw NSError(domain: "com.google.GIDSignIn", code: -5)
  }
}
