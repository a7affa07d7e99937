import ArgumentParser
import CatalogLint
import Foundation
import LanguageServer

struct LSPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp", abstract: "Runs the linter in an editor, by the Language Server Protocol.",
    discussion: """
      Your editor starts this command and talks to it over standard input and output; the article Editors says how to set \
      it up. It finds what lint finds while you type, with its fixes, and shows, completes and renames messages. Nothing is \
      written to disk: saving is the editor's.

      What no option says is as the nearest .auth-copy-lint.json says.
      """)

  @Option(
    help: ArgumentHelp(
      "The locale that translators translate from, a BCP 47 tag. (default: as configured, or en)", valueName: "locale"))
  var source: String?

  @Option(
    help: "The dialect of the messages. (default: the file's @@x-syntax, else as its format and its messages have it)")
  var dialect: Linter.Dialect?

  // Clients add it to whatever they start.
  @Flag(help: ArgumentHelp("Talk over standard input and output, which is what it does anyway.", visibility: .hidden))
  var stdio = false

  func run() throws {
    var loop = ServerLoop(
      Linter(sourceLocale: source, dialect: dialect), input: STDIN_FILENO, output: STDOUT_FILENO)
    throw ExitCode(loop.run())
  }
}
