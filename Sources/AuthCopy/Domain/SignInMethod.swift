/// How the person signed in, which decides what the words about refused credentials name.
public enum SignInMethod: String, CaseIterable, Sendable, Codable {
  /// A password.
  case password
  /// A code or link that was sent to the person.
  case code
  /// A passkey.
  case passkey
  /// An account of another provider, such as Google or Kakao.
  case provider
}

/// What people sign in with beside a password, which decides what the words about refused credentials name.
public enum SignInIdentifier: String, CaseIterable, Sendable, Codable {
  /// An email address.
  case email
  /// A username.
  case username
  /// A phone number.
  case phone
  /// Any of these.
  case any
}

extension SignInMethod? {
  /// 0 without a method, else its position in `allCases` from 1.
  ///
  /// A switch, since this is read for every code (`Scripts/bench resolve`).
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
