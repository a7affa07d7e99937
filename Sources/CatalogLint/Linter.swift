internal import AuthCopy
internal import Foundation

/// Checks catalogs of ICU messages: AuthCopy's own, or anyone's ARB, Format.JS JSON, flat or nested JSON.
///
/// In your own tests: `#expect(Linter().findings(in: "Catalogs").isEmpty)`
public struct Linter: Sendable {
  /// How apostrophes are read.
  public enum Dialect: String, CaseIterable, Sendable {
    /// Strict ICU: an apostrophe before a brace quotes.
    case icu
    /// Flutter's default: an apostrophe is an apostrophe.
    case flutter
  }

  /// What linting some paths gave.
  public struct Result: Sendable {
    /// In the order of path, line and column.
    public internal(set) var findings: [Finding]
    public let files: Int
    public let messages: Int
    /// What could not be read, a line each.
    public internal(set) var failures: [String]
  }

  /// The locale that translators translate from, a BCP 47 tag.
  public let sourceLocale: String
  /// Nil takes each file's `@@x-syntax`, else ICU.
  public let dialect: Dialect?
  /// The language of the findings' words.
  public let language: LintLanguage

  /// Every rule.
  static let rules: [any Rule] = [
    DuplicateKeyRule(), InvalidMessageRule(), WrongDialectRule(), StrayBraceRule(), MissingKeyRule(),
    EmptyTranslationRule(),
    UnknownArgumentRule(), MissingArgumentRule(), ArgumentTypeRule(), SelectKeysRule(), DuplicateSelectorRule(),
    UnknownPluralCategoryRule(), QuotedArgumentRule(), TagMismatchRule(), UnsafeMarkupRule(), InvisibleCharacterRule(),
    MojibakeRule(), LocaleMismatchRule(), EnumerationLeakRule(), UnmappedKindRule(), KindWithoutCopyRule(),
    UndeclaredArgumentRule(), ExtraKeyRule(), StaleTranslationRule(), DeadPluralCategoryRule(),
    MissingPluralCategoryRule(), BareParticleRule(), MixedRegisterRule(), URLMismatchRule(), EdgeWhitespaceRule(),
    NotNormalizedRule(), WrongScriptRule(), MissingDescriptionRule(), UndeclaredPlaceholderRule(),
    OrphanMetadataRule(), CopyWithoutKindRule(), ProseArgumentRule(), SilentPresentationRule(), GlossaryRule(),
    EndPunctuationRule(), UntranslatedRule(), NewlineCountRule(), FormatterChangedRule(), UnusedSuppressionRule(),
  ]

  public init(sourceLocale: String = "en", dialect: Dialect? = nil, language: LintLanguage = .en) {
    self.sourceLocale = sourceLocale
    self.dialect = dialect
    self.language = language
  }

  /// Every finding in a folder or file.
  public func findings(in path: String) -> [Finding] { lint([path]).findings }

  /// Lints folders and files.
  ///
  /// A folder with `kinds.json` is a catalog of AuthCopy's; any other holds somebody's messages.
  public func lint(_ paths: [String]) -> Result {
    let input = LintInput(paths)
    let reader = FileReader(self)
    // A set is let go as soon as it is judged, so that many need little memory.
    let parts = Parallel.map(input.groups) { group in
      let (set, failures) = reader.read(group)
      let neighbors = Set(group.neighbors.map(\.path))
      let files = set.files.filter { !neighbors.contains($0.source.path) }
      return Part(
        findings: findings(in: set).filter { !neighbors.contains($0.path) }, files: files.count,
        messages: files.map(\.entries.count).reduce(0, +), failures: failures, catalog: group.catalog,
        set: group.catalog == nil ? nil : set)
    }
    var all = parts.flatMap(\.findings)
    var failures = input.failures + parts.flatMap(\.failures)
    for path in input.catalogs {
      do throws(CatalogError) {
        let catalog = try CatalogFolder(path)
        all += findings(
          in: CatalogContext(folder: catalog, sets: parts.filter { $0.catalog == path }.compactMap(\.set)))
      } catch {
        failures.append("\(error)")
      }
    }
    all.sort(by: Finding.standsBefore)
    return Result(
      findings: all, files: parts.map(\.files).reduce(0, +), messages: parts.map(\.messages).reduce(0, +),
      failures: failures)
  }

  /// What one set of files gave.
  private struct Part: Sendable {
    let findings: [Finding]
    let files: Int
    let messages: Int
    let failures: [String]
    /// The catalog of AuthCopy's that the set is the copy of; it is judged as a whole too.
    let catalog: String?
    let set: MessageSet?
  }

  func findings(in set: MessageSet) -> [Finding] {
    let options = LintOptions(language: language, dialect: dialect, isOwnCatalog: set.isOwnCatalog)
    var list = FindingList(options: options)
    for found in Parallel.map(Self.rules, { rule in findings(options) { rule.check(set, &$0) } }) { list.append(found) }
    let slices = set.pairings.flatMap { pairing in
      pairing.file.entries.indices.slices(of: Self.sliceLength).map { (pairing, $0) }
    }
    for found in Parallel.map(slices, { slice in findings(options) { check(slice.1, of: slice.0, set.source, &$0) } }) {
      list.append(found)
    }
    // Each set is sorted where it is made, on all cores; what is left to do for the whole is little.
    return SuppressionFilter(set.files).apply(to: list).sorted(by: Finding.standsBefore)
  }

  /// So many messages are worth a core's while.
  private static let sliceLength = 2_000

  private func findings(_ options: LintOptions, _ check: (inout FindingList) -> Void) -> [Finding] {
    var list = FindingList(options: options)
    check(&list)
    return list.findings
  }

  private func check(
    _ entries: Range<Int>, of pairing: Pairing, _ source: MessageFile?, _ list: inout FindingList
  ) {
    let options = list.options
    let triggers = Self.rules.reduce(TextFeatures()) { $0.union($1.triggers(in: pairing.file, options)) }
    let batch = EntryBatch(
      entries, of: pairing, source: pairing.file.isSource ? nil : source, options: options, triggers: triggers)
    for rule in Self.rules { rule.check(batch, &list) }
  }

  private func findings(in catalog: CatalogContext) -> [Finding] {
    let options = LintOptions(language: language, dialect: dialect, isOwnCatalog: true)
    var list = FindingList(options: options)
    for rule in Self.rules { rule.check(catalog, &list) }
    return SuppressionFilter(catalog.files, reportsUnused: false).apply(to: list)
  }

  /// What `--explain` prints of a rule; nil for a rule that does not exist.
  public static func explanation(of rule: String) -> String? {
    rules.first { $0.name == rule }.map(RuleExplanation.init)?.text
  }

  /// The names of all rules.
  public static var ruleNames: [String] { rules.map(\.name).sorted() }
}
