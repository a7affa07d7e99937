import ArgumentParser
import AuthCopy
import CatalogLint
import Foundation

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Checks catalogs of ICU messages: ours, or anyone's ARB or JSON.",
    discussion: """
      A folder with kinds.json is a catalog of AuthCopy's; any other folder or file holds somebody's messages, one \
      file a locale: ARB, Format.JS JSON, flat or nested JSON.

      Leaves with 1 when there are errors, with --strict when there is any finding.
      """)

  enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, sarif, github, junit
  }

  @Argument(help: "Folders or files.")
  var paths: [String] = ["Catalogs"]

  @Option(help: "The locale that translators translate from, a BCP 47 tag.")
  var source = "en"

  @Option(
    help: "How apostrophes are read: icu or flutter; by default as @@x-syntax says, else icu.", transform: Self.dialect)
  var dialect: Linter.Dialect?

  @Option(help: "The output: text, json, sarif, github or junit.")
  var format: OutputFormat = .text

  @Flag(help: "Mend what is certain.")
  var fix = false

  @Flag(help: "Show what --fix would change.")
  var diff = false

  @Flag(help: "Leave with 1 on any finding.")
  var strict = false

  @Option(help: ArgumentHelp("Leave out the findings that this file knows.", valueName: "file"))
  var baseline: String?

  @Option(help: ArgumentHelp("Write all findings to a file for --baseline.", valueName: "file"))
  var writeBaseline: String?

  @Option(help: "The language of the words: en, ko or ja; by default that of LANG.", transform: Self.language)
  var messages: LintLanguage?

  @Option(help: ArgumentHelp("Say what a rule finds, why it matters and how to mend it.", valueName: "rule"))
  var explain: String?

  private static func dialect(_ name: String) throws -> Linter.Dialect {
    guard let dialect = Linter.Dialect(rawValue: name) else { throw ValidationError("it must be icu or flutter.") }
    return dialect
  }

  private static func language(_ name: String) throws -> LintLanguage {
    guard let language = LintLanguage(rawValue: name) else { throw ValidationError("it must be en, ko or ja.") }
    return language
  }

  private var language: LintLanguage { messages ?? .environment }

  func run() throws {
    if let explain { return try printExplanation(of: explain) }
    let linter = Linter(sourceLocale: source, dialect: dialect, language: language)
    if fix || diff { try mend(linter) }
    if diff { return }
    var result = linter.lint(paths)
    if let writeBaseline { try write(Baseline.text(of: result), to: writeBaseline) }
    if let baseline { result = try read(baseline).apply(to: result, language: language) }
    var report = report(result)
    report.append(UInt8(ascii: "\n"))
    try write(report)
    leave(with: result)
  }

  private func printExplanation(of rule: String) throws {
    guard let explanation = Linter.explanation(of: rule) else {
      throw failure("no rule '\(rule.safeToShow)'; there are \(Linter.ruleNames.joined(separator: ", "))", .notFound)
    }
    print(explanation)
  }

  private func mend(_ linter: Linter) throws {
    do {
      let changes = try Fixer(linter).changes(in: paths)
      if diff { for change in changes { print(UnifiedDiff(change).text) } }
      if fix { try Fixer.write(changes) }
    } catch {
      throw failure("\(error)", .inputOrOutput)
    }
  }

  private func read(_ baseline: String) throws -> Baseline {
    do {
      return try Baseline(reading: baseline)
    } catch {
      throw failure("\(error)", .inputOrOutput)
    }
  }

  private func write(_ text: String, to path: String) throws {
    do {
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw failure("\(path): cannot be written: \(error.reasonInWords)", .inputOrOutput)
    }
  }

  private func report(_ result: Linter.Result) -> [UInt8] {
    switch format {
    case .text:
      let usesColor = isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
      return Array(TextReporter(usesColor: usesColor).report(result).utf8)
    case .json: return JSONReporter().bytes(result)
    case .sarif: return Array(SARIFReporter().report(result).utf8)
    case .github: return Array(GitHubReporter().report(result).utf8)
    case .junit: return Array(JUnitReporter().report(result).utf8)
    }
  }

  private func write(_ report: [UInt8]) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: report)
    } catch {
      throw failure("the report cannot be written: \(error.reasonInWords)", .inputOrOutput)
    }
  }

  /// Ends the process here, with all findings alive: to let go of each of them would be work for nothing.
  private func leave(with result: Linter.Result) -> Never {
    var code = ExitCode.success
    if result.count(.error) > 0 || (strict && !result.findings.isEmpty) { code = .findings }
    for line in result.failures { code = failure(line, .inputOrOutput) }
    withExtendedLifetime(result) { Self.exit(withError: code) }
  }
}
