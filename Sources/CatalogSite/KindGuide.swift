package import AuthCopy

/// The explanation of a kind for developers.
package struct KindGuide {
  /// A description of the error and its usual causes.
  package let meaning: String
  /// Advice on what to check, whether to retry and what to log.
  package let advice: String

  init(_ meaning: String, _ advice: String) {
    self.meaning = meaning
    self.advice = advice
  }

  /// The guides for all kinds of the shipped catalog.
  package static let shipped = credentials.merging(accounts) { $1 }.merging(sessions) { $1 }.merging(providers) { $1 }
    .merging(devices) { $1 }.merging(operations) { $1 }
}
