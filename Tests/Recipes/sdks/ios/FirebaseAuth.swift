// The part of FirebaseAuth that a recipe uses, with an error like those of the SDK.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public final class Auth: Sendable {
  public static func auth() -> Auth { Auth() }
  public func signIn(withEmail email: String, password: String) async throws -> String {
    throw NSError(domain: "FIRAuthErrorDomain", code: 17010)
  }
}
