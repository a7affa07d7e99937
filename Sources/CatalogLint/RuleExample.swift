internal import MessageFiles

/// A source and a translation in which a rule finds a problem, with the correct translation.
///
/// Tests verify every example.
package struct RuleExample: Sendable {
  package let locale: String
  /// The source; nil when the example is itself a source message.
  package let source: String?
  package let bad: String
  package let good: String

  package init(locale: String = "ko", source: String?, bad: String, good: String) {
    self.locale = locale
    self.source = source
    self.bad = bad
    self.good = good
  }
}
