/// How much copy may tell about accounts.
public enum Disclosure: String, CaseIterable, Sendable, Codable {
  /// Nobody can learn whether an account exists.
  case strict
  /// The caller vouches that the first factor was right: the kinds of a sign-in are told as they are.
  case verified
  /// Every kind is told as it is.
  case helpful

  /// Whether the kinds that are concealed as `target` stay concealed.
  func conceals(classOf target: Kind) -> Bool {
    switch self {
    case .strict: true
    case .verified: target != .invalidCredentials
    case .helpful: false
    }
  }
}

extension Disclosure: Comparable {
  /// Ordered from what tells least to what tells most.
  public static func < (first: Disclosure, second: Disclosure) -> Bool { first.index < second.index }

  /// The index in `allCases`.
  ///
  /// A switch, since this is read for every code (`Scripts/bench resolve`).
  var index: Int {
    switch self {
    case .strict: 0
    case .verified: 1
    case .helpful: 2
    }
  }
}
