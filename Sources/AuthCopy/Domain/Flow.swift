/// What the person was doing when the error occurred, where the caller knows it.
///
/// It decides among the meanings of an overloaded code, how an error is concealed, and how it is shown.
public enum Flow: String, CaseIterable, Sendable, Codable {
  /// Signing in to an existing account.
  case signIn
  /// Creating an account.
  case signUp
  /// Connecting another sign-in method to the account, while signed in.
  case link
  /// Changing an address, a number or a password, while signed in.
  case change
  /// Asking for an email or a text message that restores access.
  case recover
  /// Entering the code of such a message, or opening its link.
  case verify
  /// Renewing the session in the background, when nobody is looking.
  case refresh
}

extension Flow? {
  /// The number of indices: one per flow, and one for none.
  static let indexCount = Flow.allCases.count + 1

  /// 0 without a flow, else its position in `allCases` from 1.
  ///
  /// A switch, since this is read for every code (`Scripts/bench resolve`).
  var index: Int {
    switch self {
    case nil: 0
    case .signIn: 1
    case .signUp: 2
    case .link: 3
    case .change: 4
    case .recover: 5
    case .verify: 6
    case .refresh: 7
    }
  }
}
