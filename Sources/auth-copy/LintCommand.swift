import ArgumentParser
import AuthCopy
import CatalogLint

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Checks catalogs of ICU messages: ours, or anyone's ARB or JSON.",
    discussion: """
      A folder with kinds.json is a catalog of AuthCopy's; any other folder or file holds somebody's messages, one \
      file a locale: ARB, Format.JS JSON, flat or nested JSON.

      Leaves with 1 when there are errors, with --strict when there is any finding.
      """)

  enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Argument(help: "Folders or files.")
  var paths: [String] = ["Catalogs"]

  @Option(help: "The locale that translators translate from, a BCP 47 tag.")
  var source = "en"

  @Option(help: "The output: text or json.")
  var format: OutputFormat = .text

  @Flag(help: "Leave with 1 on any finding.")
  var strict = false

  func run() throws {
    let result = Linter(sourceLocale: source).lint(paths)
    switch format {
    case .text: print(TextReporter().report(result))
    case .json: print(JSONReporter().report(result))
    }
    var code = ExitCode.success
    if result.count(.error) > 0 || (strict && !result.findings.isEmpty) { code = .findings }
    for line in result.failures { code = failure(line, .inputOrOutput) }
    if code != .success { throw code }
  }
}
