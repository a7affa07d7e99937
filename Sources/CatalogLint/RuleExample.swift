internal import AuthCopy

/// A source and a translation that a rule finds something in, and the right one.
///
/// Tests run it.
struct RuleExample: Sendable {
  let locale: String
  /// Nil when the message itself is the source's.
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
