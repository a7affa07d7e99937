// The part of FirebaseAuth that a recipe uses, and an error as it has them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public final class Auth: Sendable {
  public static func auth() -> Auth { Auth() }
  public func signIn(withEmail email: String, password: String) async throws -> String {
    throw NSError(domain: "FIRAuthErrorDomain", code: 17010)
  }
}
