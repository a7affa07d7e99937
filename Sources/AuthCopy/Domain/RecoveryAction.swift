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
  /// Correct the input.
  public static let checkInput: RecoveryAction = "checkInput"
  /// Contact support.
  public static let contactSupport: RecoveryAction = "contactSupport"
  /// Install the provider's app.
  public static let installApp: RecoveryAction = "installApp"
  /// Join the waitlist.
  public static let joinWaitlist: RecoveryAction = "joinWaitlist"
  /// Connect the provider to the account.
  public static let linkAccount: RecoveryAction = "linkAccount"
  /// Open the page in the device's browser.
  public static let openInBrowser: RecoveryAction = "openInBrowser"
  /// Open the settings of the account or the device.
  public static let openSettings: RecoveryAction = "openSettings"
  /// Send the code or link again.
  public static let resendCode: RecoveryAction = "resendCode"
  /// Set a new password.
  public static let resetPassword: RecoveryAction = "resetPassword"
  /// Repeat the request.
  public static let retry: RecoveryAction = "retry"
  /// Set up a second factor.
  public static let setUpFactor: RecoveryAction = "setUpFactor"
  /// Go to the sign-in screen.
  public static let signIn: RecoveryAction = "signIn"
  /// Start again from the first step.
  public static let startOver: RecoveryAction = "startOver"
  /// Update the app.
  public static let updateApp: RecoveryAction = "updateApp"
  /// Choose another way to sign in.
  public static let useAnotherMethod: RecoveryAction = "useAnotherMethod"
  /// Verify the person's identity or age.
  public static let verifyIdentity: RecoveryAction = "verifyIdentity"
  /// Wait before trying again.
  public static let wait: RecoveryAction = "wait"
}
