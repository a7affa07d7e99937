import ArgumentParser
import AuthCopy
import CatalogFormats
import AuthCopyLint
import CatalogLint
import Foundation

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Checks catalogs of messages: AuthCopy catalogs, or files of any project.",
    discussion: """
      auth-copy lint l10n
      auth-copy lint l10n --fix
      auth-copy lint l10n --record welcome_title

      A folder with kinds.json is an AuthCopy catalog; any other folder or file contains messages: ARB, \
      flat or nested JSON, Format.JS and i18next JSON, PO, XLIFF 1.2 and 2.x, .xcstrings, .strings, Android \
      strings.xml, .properties. The locale is in the file, in its name or in the name of its folder.

      Defaults come from the nearest .auth-copy-lint.json.

      --record and --record-all record in ARB files that translations match their current sources. From then on, \
      a changed source is reported as stale-translation and a changed translation as unrecorded-translation. \
      --record-review records the texts that have been read, which coverage counts.

      Exits with 1 if there are errors, or with --strict if there are any findings; with 2 if a path does not exist, \
      nothing in it was read, or a file could not be written: a file that has changed since it was read is kept. \
      A missing translation counts only in an AuthCopy catalog, with --require-complete, and with --strict.
      """)

  enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, sarif, github, junit, markdown
  }

  /// The options for reading files and selecting rules.
  struct Reading: ParsableArguments {
    @Option(
      help: ArgumentHelp(
        "A folder that overrides the catalog, checked as the service loads it.", valueName: "dir"))
    var overlay: String?

    @Option(
      help: ArgumentHelp("The base catalog for --overlay, instead of the built-in catalog.", valueName: "dir"))
    var catalog: String?

    @Option(
      help: ArgumentHelp(
        "The locale that translators translate from, a BCP 47 tag. (default: as configured, or en)", valueName: "locale"
      ))
    var source: String?

    @Option(
      help: "The dialect of the messages. (default: the file's @@x-syntax, else detected from its format and messages)"
    )
    var dialect: Linter.Dialect?

    @Flag(help: "Check apostrophes in Java messages without {0} too: the program formats all, as Keycloak does.")
    var formatsAll = false

    @Option(
      help: ArgumentHelp("Run only these rules, with commas between them.", valueName: "rules"), completion: .rules)
    var select: [String] = []

    @Option(
      help: ArgumentHelp("Skip these rules, with commas between them.", valueName: "rules"), completion: .rules)
    var ignore: [String] = []
  }

  /// The options that change files.
  struct Changes: ParsableArguments {
    @Flag(help: "Apply all safe fixes.")
    var fix = false

    @Option(
      parsing: .upToNextOption,
      help: ArgumentHelp(
        "Record that the translations of these keys match their sources. Put paths before this option, or after --.",
        valueName: "key"))
    var record: [String] = []

    @Flag(help: "Record that all translations match their sources.")
    var recordAll = false

    @Flag(help: "Record that the reader named in @@x-reviewed has read all texts of these files.")
    var recordReview = false

    @OptionGroup var writing: WritingOptions

    @Flag(
      help: """
        Show the changes that --fix or one of the --record options would make, as a diff, and write nothing; with \
        --fix, show and write them.
        """)
    var diff = false
  }

  @Argument(help: "The folders or files to lint. (default: Catalogs, unless --overlay is given)")
  var paths: [String] = []

  @OptionGroup(title: "READING") var reading: Reading

  @OptionGroup(title: "CHANGES") var changes: Changes

  @Option(help: "The output format.")
  var format: OutputFormat = .text

  @Flag(help: "Exit with 1 on any finding.")
  var strict = false

  @Flag(help: "Exit with 1 on missing translations too, as always in an AuthCopy catalog.")
  var requireComplete = false

  @Option(help: ArgumentHelp("Ignore the findings in this baseline file.", valueName: "file"))
  var baseline: String?

  @Flag(help: "List the findings in the baseline too, marked, without effect on the exit status.")
  var showBaseline = false

  @Option(help: ArgumentHelp("Write all findings to a baseline file.", valueName: "file"))
  var writeBaseline: String?

  @Option(help: "The language of the messages. (default: from LC_ALL, LC_MESSAGES or LANG)")
  var messages: MessageLanguage?

  @Option(
    help: ArgumentHelp(
      "Explain a rule, or each rule with \"all\": what it finds, why it matters and how to fix it.", valueName: "rule"),
    completion: .rules)
  var explain: String?

  private var language: MessageLanguage { messages ?? CommandMessage.language }

  func validate() throws {
    if reading.catalog != nil, reading.overlay == nil { throw CommandMessage.usageError("catalog-without-overlay") }
    if showBaseline, baseline == nil { throw CommandMessage.usageError("show-baseline-without-baseline") }
    if [changes.fix, !changes.record.isEmpty, changes.recordAll, changes.recordReview].count(where: \.self) > 1 {
      throw CommandMessage.usageError("fix-or-record")
    }
    let known = RuleSet.authCopy.names
    let unknown = (ruleNames(in: reading.select) + ruleNames(in: reading.ignore)).filter { !known.contains($0) }
    if !unknown.isEmpty {
      throw ValidationError(unknown.map { NameLookup.text("unknown-rule", $0, known) }.joined(separator: "\n"))
    }
  }

  func run() throws {
    if let explain { return try printExplanation(of: explain) }
    var linter = Linter(
      rules: .authCopy,
      sourceLocale: reading.source, dialect: reading.dialect, requiresCompleteness: requireComplete,
      formatsAll: reading.formatsAll,
      select: reading.select.isEmpty ? nil : Set(ruleNames(in: reading.select)),
      ignore: Set(ruleNames(in: reading.ignore)))
    linter.progress = LintProgress()
    // The baseline is read now, so that a change of the file during the check is noticed.
    let oldBaseline = writeBaseline.flatMap { try? DiskFile(reading: $0) }
    let unwrittenFiles = try apply(try computedChanges(linter))
    if changes.diff { return }
    var report = showingProgress(of: linter) { lint(linter) }
    reportSkippedFiles(report.skippedFiles)
    if let writeBaseline {
      try write(Array(Baseline.text(of: report, at: writeBaseline).utf8), to: writeBaseline, replacing: oldBaseline)
    }
    if let baseline { report = try read(baseline).apply(to: report, keepingFindings: showBaseline) }
    var text = reporter.bytes(of: report)
    text.append(UInt8(ascii: "\n"))
    try StandardStreams.write(text)
    try exit(with: report, unwrittenFiles)
  }

  /// The paths to lint; by default `Catalogs`, or none if an overlay is given.
  private var lintedPaths: [String] { paths.isEmpty && reading.overlay == nil ? ["Catalogs"] : paths }

  private var lintedPlaces: [CatalogPlace] {
    reading.overlay.map { [.overlay($0, base: reading.catalog)] } ?? []
  }

  private func lint(_ linter: Linter) -> LintReport {
    linter.lint(lintedPaths, lintedPlaces)
  }

  /// Prints the files that look like messages but were not linted, with a line for each reason.
  private func reportSkippedFiles(_ files: [SkippedFile]) {
    for (reason, files) in Dictionary(grouping: files, by: \.reason).sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      let rest = files.count - 10
      let paths = files.prefix(10).map(\.path.safeToShow).joined(separator: ", ") + (rest > 0 ? ", … +\(rest)" : "")
      StandardStreams.writeError("auth-copy: \(paths): \(reason.text(in: CommandMessage.language))\n")
    }
  }

  private func showingProgress<Result>(of linter: Linter, _ body: () -> Result) -> Result {
    ProgressLine.show(
      {
        CommandMessage.text("lint-progress", ["messages": .integer(Int64(linter.progress?.messages ?? 0))])
      }, during: body)
  }

  private func printExplanation(of rule: String) throws {
    if rule == "all" {
      return try StandardStreams.printLine(Terminal.explanation(RuleSet.authCopy.explanations(in: language)))
    }
    guard let explanation = RuleSet.authCopy.explanation(of: rule, in: language) else {
      throw failure(NameLookup.text("unknown-rule", rule, RuleSet.authCopy.names), .notFound)
    }
    try StandardStreams.printLine(Terminal.explanation(explanation))
  }

  /// Splits lists at commas into rule names.
  private func ruleNames(in lists: [String]) -> [String] {
    lists.flatMap { $0.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } }
  }

  /// The changes of files that the options ask for.
  private struct ComputedChanges {
    var changes: [Fixer.Change] = []
    /// The files that could not be read; nothing is written if there are any, unless the changes are fixes.
    var failures: [Diagnostic] = []
    /// What the command prints when all changes are written.
    var summary: String?
  }

  /// Computes the changes that the options ask for.
  private func computedChanges(_ linter: Linter) throws -> ComputedChanges {
    if changes.recordReview { return try review(linter) }
    if changes.recordAll { return try records(.all, linter) }
    if !changes.record.isEmpty { return try records(.keys(Set(changes.record)), linter) }
    // A --diff without one of the --record options shows the fixes.
    return changes.fix || changes.diff ? try fixes(linter) : ComputedChanges()
  }

  private func fixes(_ linter: Linter) throws -> ComputedChanges {
    let result = showingProgress(of: linter) { Fixer(linter).fix(lintedPaths, lintedPlaces) }
    guard changes.diff, result.changes.isEmpty, result.failures.isEmpty else {
      return ComputedChanges(changes: result.changes, failures: result.failures)
    }
    // Files that are not linted have no changes either.
    let failures = lint(linter).failures
    if failures.isEmpty { StandardStreams.writeError("auth-copy: \(CommandMessage.text("nothing-to-fix"))\n") }
    return ComputedChanges(failures: failures)
  }

  private func records(_ selection: TranslationRecorder.Selection, _ linter: Linter) throws -> ComputedChanges {
    let result = showingProgress(of: linter) {
      TranslationRecorder(linter, selection).record(lintedPaths, lintedPlaces)
    }
    try throwIfAny(result.failures)
    let unknown = changes.record.filter { !result.keys.contains($0) }
    if !unknown.isEmpty {
      let known = TranslationRecorder(linter, .all).record(lintedPaths, lintedPlaces).keys.sorted()
      for key in unknown { _ = failure(NameLookup.text("no-translation", key, known), .notFound) }
      throw ExitCode.notFound
    }
    if let path = result.pathsWithoutRecords.first {
      throw failure(CommandMessage.text("no-records", ["path": .text(path.safeToShow)]), .inputOrOutput)
    }
    return ComputedChanges(
      changes: result.changes,
      summary: CommandMessage.text("recorded", ["count": .integer(Int64(result.recorded))]))
  }

  private func review(_ linter: Linter) throws -> ComputedChanges {
    let result = showingProgress(of: linter) { ReviewRecorder(linter).record(lintedPaths, lintedPlaces) }
    try throwIfAny(result.failures)
    if let path = result.pathsWithoutReviewer.first {
      throw failure(CommandMessage.text("no-reviewer", ["path": .text(path.safeToShow)]), .inputOrOutput)
    }
    return ComputedChanges(
      changes: result.changes,
      summary: CommandMessage.text("review-recorded", ["count": .integer(Int64(result.count))]))
  }

  /// Writes changes, or shows them as a diff; with --fix and --diff, does both.
  ///
  /// - Returns: the diagnostics of files that could not be written.
  private func apply(_ computed: ComputedChanges) throws -> [Diagnostic] {
    if changes.diff {
      for change in computed.changes { try StandardStreams.write(Terminal.diff(UnifiedDiff(change).bytes)) }
    }
    var unwrittenFiles: [Diagnostic] = []
    if !changes.diff || changes.fix {
      unwrittenFiles = Fixer.write(computed.changes, inPlace: changes.writing.inPlace)
      if let summary = computed.summary, unwrittenFiles.isEmpty { StandardStreams.writeError("\(summary)\n") }
    }
    // Without --diff, the report contains the unread files too.
    if changes.diff { try throwIfAny(computed.failures + unwrittenFiles) }
    return unwrittenFiles
  }

  private func read(_ baseline: String) throws -> Baseline {
    do {
      return try Baseline(reading: baseline)
    } catch {
      throw failure(error, .inputOrOutput)
    }
  }

  private func write(_ bytes: [UInt8], to path: String, replacing old: DiskFile?) throws {
    do {
      try AtomicFile.replace(path, with: bytes, inPlace: changes.writing.inPlace) { $0 == old?.bytes }
    } catch {
      throw failure(error, .inputOrOutput)
    }
  }

  private var reporter: any Reporter {
    switch format {
    case .text: TextReporter(language: language, usesColor: Terminal.style.usesColor)
    case .json: JSONReporter(language: language)
    case .sarif: SARIFReporter(language: language)
    case .github: GitHubReporter(language: language)
    case .junit: JUnitReporter(language: language)
    case .markdown: MarkdownReporter(language: language)
    }
  }

  /// Throws the exit status if any file could not be read or written, after a line for each such file.
  private func throwIfAny(_ failures: [Diagnostic]) throws {
    // `failure` prints the line; the exit status is thrown once, below.
    for diagnostic in failures { _ = failure(CatalogError(diagnostic), .inputOrOutput) }
    if !failures.isEmpty { throw ExitCode.inputOrOutput }
  }

  /// Throws the exit status, after a line for each file that could not be read or written.
  private func exit(with result: LintReport, _ unwrittenFiles: [Diagnostic]) throws {
    var code = ExitCode.success
    let fails = strict ? result.findings.contains { !$0.isInBaseline } : result.isBlocked
    if fails { code = .findings }
    for diagnostic in result.failures + unwrittenFiles { code = failure(CatalogError(diagnostic), .inputOrOutput) }
    throw code
  }
}
