internal import AuthCopy

/// Something in a catalog that a person should look at. It has no formatting: reporters give it one.
public struct Finding: Hashable, Sendable {
  /// How sure the linter is.
  public enum Severity: String, CaseIterable, Sendable {
    /// Wrong in every case.
    case error
    /// A person should look.
    case warning
    /// Good practice.
    case info
  }

  /// The text around the spot, to be shown beside the words.
  public struct Excerpt: Hashable, Sendable {
    /// The message, decoded.
    public let text: String
    /// The spot, in UTF-8 bytes of the text.
    public let spot: Range<Int>
    /// The source's message; nil in the source itself.
    public let source: String?
  }

  /// The name of the rule, such as `missing-argument`.
  public let rule: String
  public let severity: Severity
  /// A BCP 47 tag; empty for what belongs to no locale.
  public let locale: String
  public let key: String
  public let path: String
  /// From 1.
  public let line: Int
  /// From 1, counted in characters (Unicode scalars).
  public let column: Int
  public let message: String
  public let excerpt: Excerpt?
  public let fix: Fix?

  /// By path, line, column and rule.
  static func standsBefore(_ first: Finding, _ second: Finding) -> Bool {
    if first.path != second.path { return first.path < second.path }
    return (first.line, first.column, first.rule) < (second.line, second.column, second.rule)
  }

  /// What tells this finding from others in a baseline: it survives moves and edits elsewhere.
  package var fingerprint: String {
    "\(rule)\t\(locale)\t\(key)\t\(ContentHash((excerpt?.text ?? "") + "\u{0}" + message))"
  }
}

/// A change of a file that mends a finding.
public struct Fix: Hashable, Sendable {
  /// In UTF-8 bytes of the file.
  public let range: Range<Int>
  public let replacement: String
  /// Whether it is certain: only such a fix is applied.
  public let isSafe: Bool
}
