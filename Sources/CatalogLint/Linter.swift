internal import AuthCopy

/// Checks catalogs of ICU messages: AuthCopy's own, or anyone's ARB, Format.JS JSON, flat or nested JSON.
public struct Linter: Sendable {
  /// What linting some paths gave.
  public struct Result: Sendable {
    /// In the order of path, line and column.
    public let findings: [Finding]
    public let files: Int
    public let messages: Int
    /// What could not be read, a line each.
    public let failures: [String]
  }

  /// The locale that translators translate from, a BCP 47 tag.
  public let sourceLocale: String

  /// Every rule, in the order in which a message is judged.
  private static let rules: [any Rule] = [
    DuplicateKeyRule(), InvalidMessageRule(), MissingKeyRule(), ExtraKeyRule(), EmptyTranslationRule(),
    UnknownArgumentRule(), MissingArgumentRule(),
  ]

  public init(sourceLocale: String = "en") { self.sourceLocale = sourceLocale }

  /// Lints folders and files.
  ///
  /// A folder with `kinds.json` is a catalog of AuthCopy's; any other holds somebody's messages.
  public func lint(_ paths: [String]) -> Result {
    var input = LintInput(sourceLocale: sourceLocale)
    for path in paths { input.add(path) }
    var findings = input.catalogs.flatMap { UnmappedKindRule().findings(in: $0) }
    for set in input.sets {
      for rule in Self.rules { findings += rule.findings(in: set) }
    }
    findings.sort { ($0.path, $0.line, $0.column, $0.rule) < ($1.path, $1.line, $1.column, $1.rule) }
    let files = input.sets.flatMap(\.files)
    return Result(
      findings: findings, files: files.count, messages: files.map(\.entries.count).reduce(0, +),
      failures: input.failures)
  }
}
