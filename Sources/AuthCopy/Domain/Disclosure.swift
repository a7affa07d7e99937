/// How much an answer may tell about accounts.
public enum Disclosure: String, CaseIterable, Sendable, Codable {
  /// Nobody can learn whether an account exists.
  case strict
  /// The caller vouches that the first factor was right: the sign-in class speaks for itself.
  case verified
  /// Every kind speaks for itself.
  case helpful

  /// Whether the kinds that hide behind `target` stay hidden.
  func conceals(classOf target: Kind) -> Bool {
    switch self {
    case .strict: true
    case .verified: target != .invalidCredentials
    case .helpful: false
    }
  }
}
