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

/// From what tells least to what tells most.
extension Disclosure: Comparable {
  public static func < (first: Disclosure, second: Disclosure) -> Bool { first.rank < second.rank }

  /// Its place in `allCases`.
  var rank: Int {
    switch self {
    case .strict: 0
    case .verified: 1
    case .helpful: 2
    }
  }
}
