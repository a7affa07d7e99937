internal import Foundation
internal import MessageFiles

/// Checks message files in the supported formats.
///
/// In your own tests: `#expect(Linter().findings(in: "Messages").isEmpty)`; for the catalogs of AuthCopy, with the rules
/// of the library AuthCopyLint: `Linter(rules: .authCopy)`.
public struct Linter: Sendable {
  /// The rules that the linter knows.
  public let rules: RuleSet
  /// The locale that translators translate from, a BCP 47 tag.
  public var sourceLocale: String { specifiedSource ?? configuration.sourceLocale ?? "en" }
  /// The dialect of all files except AuthCopy catalogs; nil uses each file's `@@x-syntax`, or else its format.
  public var dialect: Dialect? { specifiedDialect ?? configuration.dialect }
  /// Whether a key without a translation fails the lint run, as it always does in a catalog of AuthCopy.
  public var requiresCompleteness: Bool { specifiedCompleteness || configuration.requiresCompleteness }
  /// Whether programs also format messages without arguments, so that each apostrophe of `java.text.MessageFormat` counts.
  public var formatsAll: Bool { specifiedFormatsAll || configuration.formatsAll }
  /// Terms in addition to the glossary of the project's configuration.
  public var glossary = ProjectGlossary()
  private let specifiedSource: String?
  private let specifiedDialect: Dialect?
  private let specifiedCompleteness: Bool
  private let specifiedFormatsAll: Bool
  /// The rules to run; nil uses the selection of the configuration, or else all rules.
  private let selected: Set<String>?
  private let ignored: Set<String>
  /// The configuration of the project that contains the linted files.
  private var configuration = LintConfiguration()
  /// Whether a rule checks only the messages that have one of its triggers.
  ///
  /// Tests turn it off to verify that triggers exclude no finding.
  var usesTriggers = true
  /// Counts the checked messages; nil if progress is not reported.
  package var progress: LintProgress?

  /// Creates a linter; the project's `.auth-copy-lint.json` supplies the values that are nil.
  ///
  /// The file is next to the linted files, in a folder above them, or in the working folder.
  ///
  /// - Parameters:
  ///   - rules: the rules that the linter knows.
  ///   - sourceLocale: a BCP 47 tag; nil means English if no configuration specifies another locale.
  ///   - dialect: the dialect of all files; nil uses each file's `@@x-syntax`, or else its format.
  ///   - requiresCompleteness: whether a key without a translation fails the lint run.
  ///   - formatsAll: whether programs also format messages without arguments.
  ///   - selected: the names of the only rules to run.
  ///   - ignored: the names of rules not to run.
  public init(
    rules: RuleSet = .messages, sourceLocale: String? = nil, dialect: Dialect? = nil,
    requiresCompleteness: Bool = false, formatsAll: Bool = false, select selected: Set<String>? = nil,
    ignore ignored: Set<String> = []
  ) {
    self.rules = rules
    specifiedSource = sourceLocale
    specifiedDialect = dialect
    specifiedCompleteness = requiresCompleteness
    specifiedFormatsAll = formatsAll
    self.selected = selected
    self.ignored = ignored
  }

  /// Returns this linter with the configuration of the files to lint.
  func configured(by configuration: LintConfiguration) -> Linter {
    var linter = self
    linter.configuration = configuration
    return linter
  }

  /// The language of the source: `en` for `en-US`.
  var sourceLanguage: Substring { sourceLocale.prefix { $0 != "-" && $0 != "_" } }

  /// The canonical BCP 47 tag of the source.
  var sourceTag: String { LocaleTag(sourceLocale)?.description ?? sourceLocale }

  /// Whether a source locale was specified, so that its file must exist.
  private var hasSpecifiedSource: Bool { specifiedSource != nil || configuration.sourceLocale != nil }

  private func isEnabled(_ rule: any Rule) -> Bool {
    if ignored.contains(rule.name) { return false }
    // The caller's selection replaces the rules of the configuration.
    if let selected { return selected.contains(rule.name) }
    let isSelected = configuration.selected?.contains(rule.name) ?? true
    return isSelected && !configuration.ignored.contains(rule.name)
  }

  private var runningRules: Set<String> {
    let runsAllRules =
      selected == nil && ignored.isEmpty && configuration.selected == nil && configuration.ignored.isEmpty
    return Set((runsAllRules ? rules.all : rules.all.filter(isEnabled)).map(\.name))
  }

  /// Finds all problems in a folder or file.
  public func findings(in path: String) -> [Finding] { lint([path]).findings }

  /// Lints folders and files.
  ///
  /// A folder with `kinds.json` is a catalog of AuthCopy; any other folder is searched for message files.
  public func lint(_ paths: [String]) -> LintReport { lint(paths, []) }

  /// Lints folders and files, and catalogs and overlays.
  package func lint(_ paths: [String], _ places: [CatalogPlace]) -> LintReport {
    let input = LintInput(paths, places, for: self)
    // Release each group as soon as it has been checked, so that many files need little memory.
    let comparedFiles = ComparedFiles()
    let reports = Parallel.map(input.groups) { group in
      let linter = configured(by: group.configuration)
      let content = MessageGroupReader(linter, sharing: comparedFiles).read(group.kind)
      return LintReport(
        findings: linter.findings(in: content),
        files: Set(content.set.files.map(\.path)).subtracting(content.skippedFiles.map(\.path)).count,
        messages: content.set.files.map(\.entries.count).reduce(0, +), failures: content.failures,
        skippedFiles: content.skippedFiles,
        coverage: content.set.pairings.map { FileCoverage($0, isPartial: content.set.mayLackKeys($0.file)) },
        scope: LintScope(content, rules: linter.runningRules))
    }
    var report = LintReport(
      findings: WrongDialectRule.deduplicated(reports.flatMap(\.findings).sorted(by: Finding.isOrderedBefore)),
      files: reports.map(\.files).reduce(0, +), messages: reports.map(\.messages).reduce(0, +),
      failures: input.failures + reports.flatMap(\.failures)
        + missingSourceDiagnostics(of: input.groups, reports.map(\.scope)),
      skippedFiles: (reports.flatMap(\.skippedFiles) + input.skippedFiles).sorted { $0.path < $1.path },
      coverage: reports.flatMap(\.coverage), scope: reports.map(\.scope).reduce(LintScope()) { $0.joined($1) },
      ruleSet: rules)
    report.failPathsWithoutLintedFiles(paths)
    return report
  }

  /// Reports each specified source locale that has no file, because its translations were not compared.
  private func missingSourceDiagnostics(of groups: [LintInput.MessageGroup], _ scopes: [LintScope]) -> [Diagnostic] {
    var missing: [String: Diagnostic] = [:]
    var presentLocales: Set<String> = []
    for (group, scope) in zip(groups, scopes) {
      guard case .messages(let files) = group.kind, let path = files.files.first?.path else { continue }
      let linter = configured(by: group.configuration)
      if scope.hasSource { presentLocales.insert(linter.sourceLocale) }
      // If no file could be read, another diagnostic already reports it.
      guard linter.hasSpecifiedSource, !scope.hasSource, !scope.paths.isEmpty, missing[linter.sourceLocale] == nil
      else {
        continue
      }
      missing[linter.sourceLocale] = Diagnostic(
        "unreadable-file.no-source", ["locale": .text(linter.sourceLocale.safeToShow)],
        at: Diagnostic.Place(SourceLocation(path: path)))
    }
    return missing.sorted { $0.key < $1.key }.filter { !presentLocales.contains($0.key) }.map(\.value)
  }

  private func options(for set: MessageSet, _ rules: Set<String>) -> LintOptions {
    LintOptions(
      isCatalog: set.isCatalog, requiresCompleteness: set.isCatalog || requiresCompleteness,
      formatsAll: formatsAll, hasTranslations: !set.translations.isEmpty, sourceLocale: sourceLocale, rules: rules,
      knownRules: Set(self.rules.names),
      selected: selected ?? configuration.selected ?? [],
      glossary: ProjectGlossary(
        glossary: glossary.glossary + configuration.glossary.glossary, keep: glossary.keep + configuration.glossary.keep
      ), avoidedTerms: set.avoidedTerms, evidence: SetEvidence(set))
  }

  func findings(in content: MessageGroupReader.Content) -> [Finding] {
    let rules = runningRules
    let options = options(for: content.set, rules)
    var list = FindingList(options: options)
    list.append(messageFindings(in: content.set, options))
    list.append(content.findings.filter { rules.contains($0.rule) })
    content.catalog?.check(&list)
    var findings = SuppressionFilter(content.set).apply(to: list)
    // Errors that prevent loading cannot be suppressed.
    findings += content.catalog?.loadingErrors(excluding: findings).filter { rules.contains($0.rule) } ?? []
    // Each group is sorted in parallel, which makes the final sort cheap.
    return findings.sorted(by: Finding.isOrderedBefore)
  }

  private func messageFindings(in set: MessageSet, _ options: LintOptions) -> [Finding] {
    var findingLists = Parallel.map(Self.setRules.filter { options.rules.contains($0.name) }) { rule in
      findings(options) { rule.check(set, &$0) }
    }
    let rules = Self.messageRules.filter { options.rules.contains($0.name) }
    let slices = set.pairings.flatMap { pairing in
      pairing.file.entries.indices.slices(of: Self.sliceLength).map { (pairing, $0) }
    }
    findingLists += Parallel.map(slices) { pairing, slice in
      progress?.add(slice.count)
      let messages = slice.lazy.map { (entry: pairing.file.entries[$0], source: pairing.sources[$0]) }
      let source = pairing.file.isSource ? nil : set.source
      return findings(options) { check(messages, of: pairing.file, source, rules, &$0) }
    }
    return findingLists.flatMap(\.self)
  }

  /// Checks a single message with the rules for single messages.
  ///
  /// - Parameters:
  ///   - source: the source of the message; nil in the source itself.
  ///   - sourceFile: the file that translations are compared with.
  ///   - set: the set that contains the file.
  func findings(
    of entry: MessageEntry, in file: MessageFile, source: MessageEntry?, sourceFile: MessageFile?, set: MessageSet
  ) -> [Finding] {
    let options = options(for: set, runningRules)
    let rules = Self.messageRules.filter { options.rules.contains($0.name) }
    let allFindings = findings(options) {
      check([(entry, source)], of: file, file.isSource ? nil : sourceFile, rules, &$0)
    }
    let filter = SuppressionFilter(set)
    return allFindings.filter { !filter.suppresses($0) }
  }

  /// The number of messages that one core checks at a time (`Scripts/bench lint`).
  private static let sliceLength = 2_000

  private func findings(_ options: LintOptions, _ check: (inout FindingList) -> Void) -> [Finding] {
    var list = FindingList(options: options)
    check(&list)
    return list.findings
  }

  private func check(
    _ messages: some Sequence<(entry: MessageEntry, source: MessageEntry?)>, of file: MessageFile,
    _ source: MessageFile?, _ rules: [any MessageRule], _ list: inout FindingList
  ) {
    let options = list.options
    let batch = EntryBatch(messages, of: file, source: source, options: options, rules: usesTriggers ? rules : nil)
    for rule in rules {
      if usesTriggers {
        rule.check(batch, &list)
      } else if !rule.triggers(in: file, options).isEmpty {
        for context in batch.contexts { rule.check(context, &list) }
      }
    }
  }
}
