/// An action that a person can take after an error, shown as a button next to the text.
///
/// You can define more actions in your own catalog.
public struct RecoveryAction: RawRepresentable, Hashable, Sendable, Codable {
  /// The id in `kinds.json` and in all JSON of AuthCopy, such as `resetPassword`.
  public let rawValue: String

  /// Creates an action from its id.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension RecoveryAction: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Creates an action from its id.
  public init(stringLiteral value: String) { self.init(rawValue: value) }

  /// The id.
  public var description: String { rawValue }
}

/// The actions of the shipped catalog.
extension RecoveryAction {
  // Each constant is compiled only into the code that uses it, so that an app pays for no other.

  /// Correct the input.
  @_alwaysEmitIntoClient public static var checkInput: RecoveryAction { "checkInput" }
  /// Contact support.
  @_alwaysEmitIntoClient public static var contactSupport: RecoveryAction { "contactSupport" }
  /// Install the provider's app.
  @_alwaysEmitIntoClient public static var installApp: RecoveryAction { "installApp" }
  /// Join the waitlist.
  @_alwaysEmitIntoClient public static var joinWaitlist: RecoveryAction { "joinWaitlist" }
  /// Connect the provider to the account.
  @_alwaysEmitIntoClient public static var linkAccount: RecoveryAction { "linkAccount" }
  /// Open the page in the device's browser.
  @_alwaysEmitIntoClient public static var openInBrowser: RecoveryAction { "openInBrowser" }
  /// Open the settings of the account or the device.
  @_alwaysEmitIntoClient public static var openSettings: RecoveryAction { "openSettings" }
  /// Send the code or link again.
  @_alwaysEmitIntoClient public static var resendCode: RecoveryAction { "resendCode" }
  /// Set a new password.
  @_alwaysEmitIntoClient public static var resetPassword: RecoveryAction { "resetPassword" }
  /// Repeat the request.
  @_alwaysEmitIntoClient public static var retry: RecoveryAction { "retry" }
  /// Set up a second factor.
  @_alwaysEmitIntoClient public static var setUpFactor: RecoveryAction { "setUpFactor" }
  /// Go to the sign-in screen.
  @_alwaysEmitIntoClient public static var signIn: RecoveryAction { "signIn" }
  /// Start again from the first step.
  @_alwaysEmitIntoClient public static var startOver: RecoveryAction { "startOver" }
  /// Update the app.
  @_alwaysEmitIntoClient public static var updateApp: RecoveryAction { "updateApp" }
  /// Choose another way to sign in.
  @_alwaysEmitIntoClient public static var useAnotherMethod: RecoveryAction { "useAnotherMethod" }
  /// Verify the person's identity or age.
  @_alwaysEmitIntoClient public static var verifyIdentity: RecoveryAction { "verifyIdentity" }
  /// Wait before trying again.
  @_alwaysEmitIntoClient public static var wait: RecoveryAction { "wait" }
}
