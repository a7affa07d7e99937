import ArgumentParser
import AuthCopy
import CatalogLint
import Foundation

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Checks catalogs of messages: AuthCopy catalogs, or files of any project.",
    discussion: """
      A folder with kinds.json is an AuthCopy catalog; any other folder or file contains messages: ARB, \
      flat or nested JSON, Format.JS and i18next JSON, PO, XLIFF 1.2 and 2.x, .xcstrings, Android strings.xml, .properties.

      Exits with 1 if there are errors, or with --strict if there are any findings.
      """)

  enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, sarif, github, junit
  }

  @Argument(help: "The folders or files to lint. (default: Catalogs, unless --overlay is given)")
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "A folder that is laid over the catalog, checked the way the service loads it.", valueName: "dir"))
  var overlay: String?

  @Option(
    help: ArgumentHelp("The base catalog for --overlay, instead of the built-in one.", valueName: "dir"))
  var catalog: String?

  @Option(help: "The locale that translators translate from, a BCP 47 tag.")
  var source = "en"

  @Option(help: "How placeholders are written. (default: the file's @@x-syntax, or as its format has it)")
  var dialect: Linter.Dialect?

  @Option(help: "The output format.")
  var format: OutputFormat = .text

  @Flag(help: "Apply all safe fixes.")
  var fix = false

  @Flag(help: "Show the changes that --fix would make, as a diff.")
  var diff = false

  @Flag(help: "Exit with 1 on any finding.")
  var strict = false

  @Option(help: ArgumentHelp("Ignore the findings in this baseline file.", valueName: "file"))
  var baseline: String?

  @Option(help: ArgumentHelp("Write all findings to a baseline file.", valueName: "file"))
  var writeBaseline: String?

  @Option(help: "The language of the messages. (default: from LC_ALL, LC_MESSAGES or LANG)")
  var messages: MessageLanguage?

  @Option(
    help: ArgumentHelp(
      "Explain what a rule, or each rule with \"all\", finds, why it matters and how to fix it.", valueName: "rule"))
  var explain: String?

  private var language: MessageLanguage { messages ?? CommandMessage.language }

  func validate() throws {
    if catalog != nil, overlay == nil { throw CommandMessage.wrongUsage("catalog-without-overlay") }
  }

  func run() throws {
    if let explain { return try printExplanation(of: explain) }
    let linter = Linter(sourceLocale: source, dialect: dialect)
    let failures = fix || diff ? try applyFixes(linter) : []
    if diff { return try exit(failures) }
    var report = lint(linter)
    if let writeBaseline { try write(Array(Baseline.text(of: report).utf8), to: writeBaseline) }
    if let baseline { report = try read(baseline).apply(to: report) }
    try write(reporter.bytes(of: report) + [UInt8(ascii: "\n")])
    exit(with: report)
  }

  /// The paths to lint; the default is `Catalogs`, or nothing when an overlay is given.
  private var lintedPaths: [String] { paths.isEmpty && overlay == nil ? ["Catalogs"] : paths }

  private func lint(_ linter: Linter) -> LintReport {
    let result = linter.lint(lintedPaths)
    return overlay.map { result.joined(linter.lint(overlay: $0, on: catalog)) } ?? result
  }

  private func printExplanation(of rule: String) throws {
    if rule == "all" { return print(Linter.explanations(in: language)) }
    guard let explanation = Linter.explanation(of: rule, in: language) else {
      throw failure(
        CommandMessage.text("unknown-rule", ["rule": .text(rule.safeToShow), "known": .list(Linter.ruleNames)]),
        .notFound)
    }
    print(explanation)
  }

  /// Applies the safe fixes, or shows them as a diff.
  ///
  /// - Returns: the diagnostics of files that could not be read.
  private func applyFixes(_ linter: Linter) throws -> [Diagnostic] {
    let fixer = Fixer(linter)
    var result = fixer.fix(lintedPaths)
    if let overlay { result = result.joined(fixer.fix(overlay: overlay, on: catalog)) }
    if diff { try write(Array(result.changes.map { UnifiedDiff($0).text }.joined().utf8)) }
    guard fix else { return result.failures }
    do {
      try Fixer.write(result.changes)
    } catch {
      throw failure(error, .inputOrOutput)
    }
    return result.failures
  }

  private func read(_ baseline: String) throws -> Baseline {
    do {
      return try Baseline(reading: baseline)
    } catch {
      throw failure(error, .inputOrOutput)
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    do {
      try AtomicFile.replace(path, with: bytes)
    } catch {
      throw failure(error, .inputOrOutput)
    }
  }

  private var reporter: any Reporter {
    switch format {
    case .text:
      // An empty variable counts as unset (no-color.org).
      let usesColor = isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
      return TextReporter(language: language, usesColor: usesColor)
    case .json: return JSONReporter(language: language)
    case .sarif: return SARIFReporter(language: language)
    case .github: return GitHubReporter(language: language)
    case .junit: return JUnitReporter(language: language)
    }
  }

  private func write(_ report: [UInt8]) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: report)
    } catch {
      throw failure(CommandMessage.text("report-unwritable"), .inputOrOutput)
    }
  }

  /// - Throws: the exit status, after a line for each file that could not be read.
  private func exit(_ failures: [Diagnostic]) throws {
    for diagnostic in failures { _ = failure(CatalogError(diagnostic), .inputOrOutput) }
    if !failures.isEmpty { throw ExitCode.inputOrOutput }
  }

  /// Exits with all findings still alive, because releasing each one would waste time (`Scripts/bench lint`).
  private func exit(with result: LintReport) -> Never {
    var code = ExitCode.success
    if result.count(.error) > 0 || (strict && !result.findings.isEmpty) { code = .findings }
    for diagnostic in result.failures { code = failure(CatalogError(diagnostic), .inputOrOutput) }
    withExtendedLifetime(result) { Self.exit(withError: code) }
  }
}
