/// A policy for how much the copy may disclose about accounts.
public enum Disclosure: String, CaseIterable, Sendable {
  /// Conceals whether an account exists.
  case strict
  /// Discloses the kinds that concern a sign-in, because the caller vouches that the first factor was correct.
  case verified
  /// Discloses every kind.
  case helpful

  /// Returns whether this disclosure conceals a kind that can be concealed as `target`.
  ///
  /// `verified` discloses the kinds that concern a sign-in: ``Kind/invalidCredentials`` and the kinds concealed as it, and
  /// what is wrong with a code or link. The exception is ``Flow/recover``, in which no first factor was given.
  func conceals(_ kind: Kind, as target: Kind, in flow: Flow?) -> Bool {
    switch self {
    case .strict: true
    case .verified:
      flow == .recover
        || kind != .invalidCredentials && target != .invalidCredentials && target != .invalidVerificationCode
    case .helpful: false
    }
  }
}

extension Disclosure: Comparable {
  /// Orders disclosures from the least to the most revealing.
  public static func < (first: Disclosure, second: Disclosure) -> Bool { first.index < second.index }

  /// The index in `allCases`.
  ///
  /// Implemented as a switch for speed, because it is read for every code (`Scripts/bench resolve`).
  var index: Int {
    switch self {
    case .strict: 0
    case .verified: 1
    case .helpful: 2
    }
  }
}
