package import AuthCopy

/// What a kind means to a developer, and what to do about it.
package struct KindGuide {
  /// What happened, and what usually causes it.
  package let meaning: String
  /// What to check, whether to retry, what to log.
  package let advice: String

  init(_ meaning: String, _ advice: String) {
    self.meaning = meaning
    self.advice = advice
  }

  /// The guides of the kinds of the shipped catalog.
  package static let shipped = credentials.merging(accounts) { $1 }.merging(sessions) { $1 }.merging(providers) { $1 }
    .merging(devices) { $1 }.merging(operations) { $1 }
}
