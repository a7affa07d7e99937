/// The action of the person during which an error occurred.
///
/// It selects among the meanings of an overloaded code, and determines how an error is concealed and shown.
public enum Flow: String, CaseIterable, Sendable {
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
  /// Entering the code from an email or text message, or opening its link.
  case verify
  /// Renewing the session in the background, without the person's involvement.
  case refresh
}

extension Flow {
  /// The index in tables; see ``Optional/index``.
  var index: Int { Optional(self).index }
}

extension Flow? {
  /// The number of indices: one for each flow, and one for nil.
  static let indexCount = Flow.allCases.count + 1

  /// The index in tables: 0 for nil, otherwise the position in `allCases`, counted from 1.
  ///
  /// Implemented as a switch for speed, because it is read for every code (`Scripts/bench resolve`).
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
