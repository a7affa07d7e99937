// The part of FBSDKLoginKit that a recipe uses, with an error like those of the SDK.
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
