public import AuthCopy

/// Something in a catalog that a person should look at.
///
/// It has no words: reporters make them.
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

  /// The text around the spot, to be shown beside the message.
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
    let diagnostic: Diagnostic
    let rule: String
    let severity: Severity
    let excerpt: Excerpt?
    let fix: Fix?

    init(_ diagnostic: Diagnostic, rule: String, severity: Severity, excerpt: Excerpt?, fix: Fix?) {
      self.diagnostic = diagnostic
      self.rule = rule
      self.severity = severity
      self.excerpt = excerpt
      self.fix = fix
    }
  }

  private let content: Content

  init(_ diagnostic: Diagnostic, rule: String, severity: Severity, excerpt: Excerpt? = nil, fix: Fix? = nil) {
    content = Content(diagnostic, rule: rule, severity: severity, excerpt: excerpt, fix: fix)
  }

  /// What is wrong, with which values, and where.
  public var diagnostic: Diagnostic { content.diagnostic }
  /// The name of the rule, such as `missing-argument`.
  public var rule: String { content.rule }
  /// How sure the linter is.
  public var severity: Severity { content.severity }
  /// A BCP 47 tag; empty for what belongs to no locale.
  public var locale: String { content.diagnostic.place.locale }
  /// The key of the message; of a catalog's own files the code, kind or argument.
  public var key: String { content.diagnostic.place.key }
  /// The file, as it was named.
  public var path: String { content.diagnostic.place.location.path }
  /// From 1.
  public var line: Int { content.diagnostic.place.location.line ?? 1 }
  /// From 1, counted in characters (Unicode scalars).
  public var column: Int { content.diagnostic.place.location.column ?? 1 }
  /// The message with its spot; nil for what is no message.
  public var excerpt: Excerpt? { content.excerpt }
  /// A change of the file that removes the finding; nil where only a person can tell.
  public var fix: Fix? { content.fix }

  /// What is wrong, in a sentence or two.
  public func message(in language: MessageLanguage = .en) -> String { diagnostic.text(in: language) }

  /// Equal in all that a reader is shown.
  public static func == (first: Finding, second: Finding) -> Bool {
    first.content === second.content
      || (first.diagnostic == second.diagnostic && first.severity == second.severity
        && first.excerpt == second.excerpt && first.fix == second.fix)
  }

  /// By the diagnostic.
  public func hash(into hasher: inout Hasher) { hasher.combine(diagnostic) }

  /// By path, line, column and rule.
  static func isOrderedBefore(_ first: Finding, _ second: Finding) -> Bool {
    if first.path != second.path { return first.path < second.path }
    return (first.line, first.column, first.rule) < (second.line, second.column, second.rule)
  }
}
