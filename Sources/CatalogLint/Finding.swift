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

  /// One reference instead of a dozen fields: thousands of findings are sorted and handed on.
  private final class Content: Sendable {
    let rule: String
    let severity: Severity
    let locale: String
    let key: String
    let path: String
    let line: Int
    let column: Int
    let message: String
    let excerpt: Excerpt?
    let fix: Fix?

    init(
      _ rule: String, _ severity: Severity, _ locale: String, _ key: String, _ path: String, _ line: Int,
      _ column: Int, _ message: String, _ excerpt: Excerpt?, _ fix: Fix?
    ) {
      self.rule = rule
      self.severity = severity
      self.locale = locale
      self.key = key
      self.path = path
      self.line = line
      self.column = column
      self.message = message
      self.excerpt = excerpt
      self.fix = fix
    }
  }

  private let content: Content

  init(
    rule: String, severity: Severity, locale: String, key: String, path: String, line: Int, column: Int,
    message: String, excerpt: Excerpt?, fix: Fix?
  ) {
    content = Content(rule, severity, locale, key, path, line, column, message, excerpt, fix)
  }

  /// The name of the rule, such as `missing-argument`.
  public var rule: String { content.rule }
  public var severity: Severity { content.severity }
  /// A BCP 47 tag; empty for what belongs to no locale.
  public var locale: String { content.locale }
  public var key: String { content.key }
  public var path: String { content.path }
  /// From 1.
  public var line: Int { content.line }
  /// From 1, counted in characters (Unicode scalars).
  public var column: Int { content.column }
  public var message: String { content.message }
  public var excerpt: Excerpt? { content.excerpt }
  public var fix: Fix? { content.fix }

  public static func == (first: Finding, second: Finding) -> Bool {
    first.content === second.content
      || (first.rule == second.rule && first.locale == second.locale && first.key == second.key
        && first.path == second.path && first.line == second.line && first.column == second.column
        && first.message == second.message && first.excerpt == second.excerpt && first.fix == second.fix)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rule)
    hasher.combine(path)
    hasher.combine(line)
    hasher.combine(column)
    hasher.combine(message)
  }

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
