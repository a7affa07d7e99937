/// The way in which a person signed in, which determines the text about refused credentials.
public enum SignInMethod: String, CaseIterable, Sendable {
  /// A password.
  case password
  /// A code or link that was sent to the person.
  case code
  /// A passkey.
  case passkey
  /// An account of another provider, such as Google or Kakao.
  case provider
}

/// The identifier that people enter with a password, which determines the text about refused credentials.
public enum SignInIdentifier: String, CaseIterable, Sendable {
  /// An email address.
  case email
  /// A username.
  case username
  /// A phone number.
  case phone
  /// Any of these identifiers.
  case any
}

extension SignInMethod? {
  /// The index in tables: 0 for nil, otherwise the position in `allCases`, counted from 1.
  ///
  /// Implemented as a switch for speed, because it is read for every code (`Scripts/bench resolve`).
  var index: Int {
    switch self {
    case nil: 0
    case .password: 1
    case .code: 2
    case .passkey: 3
    case .provider: 4
    }
  }
}
