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
    var input = LintInput(sourceLocale: sourceLocale, dialect: dialect)
    for path in paths { input.add(path) }
    var all = Parallel.map(input.sets, findings(in:)).flatMap(\.self)
    for catalog in input.catalogs { all += findings(in: catalog) }
    all.sort { ($0.path, $0.line, $0.column, $0.rule) < ($1.path, $1.line, $1.column, $1.rule) }
    let files = input.sets.flatMap(\.files)
    return Result(
      findings: all, files: files.count, messages: files.map(\.entries.count).reduce(0, +), failures: input.failures)
  }

  func findings(in set: MessageSet) -> [Finding] {
    let options = LintOptions(language: language, dialect: dialect, isOwnCatalog: set.isOwnCatalog)
    var list = FindingList(options: options)
    for rule in Self.rules { rule.check(set, &list) }
    for file in set.files { check(file, set, options, &list) }
    return SuppressionFilter(set.files).apply(to: list)
  }

  /// The rules that look at single messages, and what must be in a message for each to look.
  private static let entryRules: (rules: [any Rule], triggers: [TextFeatures]) = {
    let rules = Linter.rules.filter { $0.triggers != nil }
    return (rules, rules.map { $0.triggers ?? [] })
  }()

  private func check(_ file: MessageFile, _ set: MessageSet, _ options: LintOptions, _ list: inout FindingList) {
    let sourceFile = file.isSource ? nil : set.source
    let (rules, triggers) = Self.entryRules
    for entry in file.entries {
      let source = sourceFile?[entry.key]
      let features = entry.features.union(source?.features ?? [])
      let context = EntryContext(
        file: file, entry: entry, source: source, sourceFile: sourceFile, options: options, eitherFeatures: features)
      for index in rules.indices where !triggers[index].isDisjoint(with: features) {
        rules[index].check(context, &list)
      }
    }
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
