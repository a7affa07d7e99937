public import MessageFiles

/// A problem in a catalog that a person should look at.
///
/// It contains the values of its message instead of the text, so that each reporter can format it in any language.
public struct Finding: Hashable, Sendable {
  /// How certain the linter is that something is wrong.
  public enum Severity: String, CaseIterable, Sendable {
    /// It is wrong in every case.
    case error
    /// It is probably wrong; a person should check it.
    case warning
    /// It violates good practice.
    case info
  }

  /// The text that contains the problem, for display.
  public struct Excerpt: Hashable, Sendable {
    /// The message, decoded.
    public let text: String
    /// The range of the problem in UTF-8 bytes of the text.
    public let spot: Range<Int>
    /// The source's message; nil in the source itself.
    public let source: String?

    package init(text: String, spot: Range<Int>, source: String?) {
      self.text = text
      self.spot = spot
      self.source = source
    }
  }

  /// Why an error does not fail a lint run.
  package enum Tolerance: Sendable {
    /// The project does not require complete translations.
    case incompleteness
    /// The baseline contains the finding.
    case baseline
  }

  /// A class, so that sorting and passing on thousands of findings moves one reference instead of a dozen fields.
  private final class Content: Sendable {
    let diagnostic: Diagnostic
    let rule: String
    let severity: Severity
    let range: Range<Int>?
    let excerpt: Excerpt?
    let fix: Fix?
    let tolerance: Tolerance?

    init(
      _ diagnostic: Diagnostic, rule: String, severity: Severity, range: Range<Int>?, excerpt: Excerpt?, fix: Fix?,
      tolerance: Tolerance?
    ) {
      self.diagnostic = diagnostic
      self.rule = rule
      self.severity = severity
      self.range = range
      self.excerpt = excerpt
      self.fix = fix
      self.tolerance = tolerance
    }
  }

  private let content: Content

  package init(
    _ diagnostic: Diagnostic, rule: String, severity: Severity, range: Range<Int>? = nil, excerpt: Excerpt? = nil,
    fix: Fix? = nil, tolerance: Tolerance? = nil
  ) {
    content = Content(
      diagnostic, rule: rule, severity: severity, range: range, excerpt: excerpt, fix: fix, tolerance: tolerance)
  }

  /// Returns the finding as one that the baseline contains.
  func inBaseline() -> Finding {
    Finding(
      diagnostic, rule: rule, severity: severity, range: range, excerpt: excerpt, fix: fix, tolerance: .baseline)
  }

  /// The problem with its parameters and place.
  public var diagnostic: Diagnostic { content.diagnostic }
  /// The name of the rule, such as `missing-argument`.
  public var rule: String { content.rule }
  /// How certain the linter is that something is wrong.
  public var severity: Severity { content.severity }
  /// The locale, a BCP 47 tag; empty for files that belong to no locale.
  public var locale: String { content.diagnostic.place.locale }
  /// The key of the message or, in a catalog's own files, the code, kind or argument.
  public var key: String { content.diagnostic.place.key }
  /// The path of the file, as the caller named it.
  public var path: String { content.diagnostic.place.location.path }
  /// The line, counted from 1.
  public var line: Int { content.diagnostic.place.location.line ?? 1 }
  /// The column in Unicode scalars, counted from 1.
  public var column: Int { content.diagnostic.place.location.column ?? 1 }
  /// The range of the problem in UTF-8 bytes of the file; nil if only the line and column are known.
  ///
  /// Empty if the problem has no length.
  package var range: Range<Int>? { content.range }
  /// The message with the problem marked; nil when the finding is not about a message.
  public var excerpt: Excerpt? { content.excerpt }
  /// A change to the file that removes the finding; nil when only a person can decide.
  public var fix: Fix? { content.fix }
  /// Whether the finding is an error that `auth-copy lint` exits with 1 for.
  ///
  /// A missing key of a project that does not require complete translations is none, nor is a finding in the baseline.
  public var isBlocking: Bool { severity == .error && content.tolerance == nil }
  /// Whether the baseline contains the finding; reports list such findings only on request.
  public var isInBaseline: Bool { content.tolerance == .baseline }
  /// Whether the finding is a key without a translation, which reports count apart from all other errors.
  public var isMissingKey: Bool { severity == .error && rule == "missing-key" }

  /// Describes what is wrong in one or two sentences.
  public func message(in language: MessageLanguage = .en) -> String { diagnostic.text(in: language) }

  /// Compares everything that reports show.
  public static func == (first: Finding, second: Finding) -> Bool {
    first.content === second.content
      || (first.diagnostic == second.diagnostic && first.severity == second.severity
        && first.excerpt == second.excerpt && first.fix == second.fix
        && first.content.tolerance == second.content.tolerance)
  }

  /// Hashes the diagnostic alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(diagnostic) }

  /// Orders findings by path, line, column and rule.
  static func isOrderedBefore(_ first: Finding, _ second: Finding) -> Bool {
    if first.path != second.path { return first.path < second.path }
    return (first.line, first.column, first.rule) < (second.line, second.column, second.rule)
  }
}
