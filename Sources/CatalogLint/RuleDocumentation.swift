/// What `--explain` prints of a rule. Its examples are run by the tests.
struct RuleDocumentation: Sendable {
  /// A catalog of two files, and the one translation that is wrong and right in it.
  struct Example: Sendable {
    var locale = "ko"
    var source: String?
    let bad: String
    let good: String?

    /// - Parameter source: the source's message; nil when the message itself is the source's.
    init(locale: String = "ko", source: String?, bad: String, good: String?) {
      self.locale = locale
      self.source = source
      self.bad = bad
      self.good = good
    }
  }

  let whatItDoes: String
  let whyIsThisBad: String
  /// Nil for rules about files, which no single message shows.
  let example: Example?
  let howToMend: String
}
