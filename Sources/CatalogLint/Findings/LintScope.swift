internal import MessageFiles

/// The files and rules of a lint run.
///
/// A baseline uses it to distinguish findings that are gone from findings that were not searched for.
struct LintScope: Sendable {
  /// The linted files.
  private(set) var paths: [String] = []
  /// The names of the rules that were run.
  private(set) var rules: Set<String> = []
  /// Whether the files have a source, which translations were compared with.
  private(set) var hasSource = false

  init() {}

  init(_ content: MessageGroupReader.Content, rules: Set<String>) {
    let catalogPaths = content.catalog?.lintedPaths ?? []
    paths = catalogPaths + content.set.files.map(\.path).filter { !catalogPaths.contains($0) }
    self.rules = rules
    hasSource = content.set.source != nil
  }

  func joined(_ other: LintScope) -> LintScope {
    var joined = self
    joined.paths += other.paths
    joined.rules.formUnion(other.rules)
    joined.hasSource = hasSource || other.hasSource
    return joined
  }
}
