// The part of FBSDKLoginKit that a recipe uses, and an error as it has them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
@_exported import UIKit

public final class LoginManagerLoginResult { public let isCancelled = true }
@MainActor public final class LoginManager {
  public init() {}
  public func logIn(
    permissions: [String], from screen: UIViewController?,
    handler: @escaping (LoginManagerLoginResult?, (any Error)?) -> Void
  ) {
    handler(nil, NSError(domain: "com.facebook.sdk.login", code: 302))
  }
}
