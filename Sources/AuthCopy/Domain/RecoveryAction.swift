/// What a person can do next: the meaning of the button beside an error.
///
/// Open for extension: a catalog of your own may name others.
public struct RecoveryAction: RawRepresentable, Hashable, Sendable, Codable {
  /// The id as `kinds.json` and all JSON of AuthCopy spell it, such as `resetPassword`.
  public let rawValue: String

  /// An action by its id.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension RecoveryAction: ExpressibleByStringLiteral, CustomStringConvertible {
  /// An action by its id.
  public init(stringLiteral value: String) { self.init(rawValue: value) }

  /// The id.
  public var description: String { rawValue }
}

/// The actions of the shipped catalog.
extension RecoveryAction {
  /// Correct what was entered.
  public static let checkInput: RecoveryAction = "checkInput"
  /// Get in touch with support.
  public static let contactSupport: RecoveryAction = "contactSupport"
  /// Install the provider's app.
  public static let installApp: RecoveryAction = "installApp"
  /// Connect the provider to the account.
  public static let linkAccount: RecoveryAction = "linkAccount"
  /// Open the settings of the account or the device.
  public static let openSettings: RecoveryAction = "openSettings"
  /// Send the code or link again.
  public static let resendCode: RecoveryAction = "resendCode"
  /// Set a new password.
  public static let resetPassword: RecoveryAction = "resetPassword"
  /// Do the same again.
  public static let retry: RecoveryAction = "retry"
  /// Go to the sign-in screen.
  public static let signIn: RecoveryAction = "signIn"
  /// Update the app.
  public static let updateApp: RecoveryAction = "updateApp"
  /// Choose another way to sign in.
  public static let useAnotherMethod: RecoveryAction = "useAnotherMethod"
  /// Wait, then try again.
  public static let wait: RecoveryAction = "wait"
}
