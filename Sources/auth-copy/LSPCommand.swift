import ArgumentParser
import AuthCopyLint
import CatalogLint
import Foundation
import LanguageServer

struct LSPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp", abstract: "Runs the linter as a language server for editors.",
    discussion: """
      Your editor starts this command and communicates over standard input and output, by the Language Server Protocol; \
      the article Editors describes the setup. It shows the findings of lint while you type, with their fixes, and \
      previews, completes and renames messages. It writes nothing to disk: the editor saves the files.

      Defaults come from the nearest .auth-copy-lint.json.
      """)

  @Option(
    help: ArgumentHelp(
      "The locale that translators translate from, a BCP 47 tag. (default: as configured, or en)", valueName: "locale"))
  var source: String?

  @Option(
    help: "The dialect of the messages. (default: the file's @@x-syntax, else detected from its format and messages)")
  var dialect: Linter.Dialect?

  // Some clients add this flag to any server command.
  @Flag(help: ArgumentHelp("Communicate over standard input and output. This is always the case.", visibility: .hidden))
  var stdio = false

  func run() throws {
    var loop = ServerLoop(
      Linter(rules: .authCopy, sourceLocale: source, dialect: dialect), input: STDIN_FILENO, output: STDOUT_FILENO)
    throw ExitCode(loop.run())
  }
}
