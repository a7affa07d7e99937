internal import AuthCopy

/// A source and a translation in which a rule finds a problem, with the correct translation.
///
/// Tests verify every example.
struct RuleExample: Sendable {
  let locale: String
  /// The source; nil when the example is itself a source message.
  let source: String?
  let bad: String
  let good: String

  init(locale: String = "ko", source: String?, bad: String, good: String) {
    self.locale = locale
    self.source = source
    self.bad = bad
    self.good = good
  }
}
