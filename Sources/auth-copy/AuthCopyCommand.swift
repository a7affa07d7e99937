import ArgumentParser

@main
struct AuthCopyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "auth-copy",
    abstract: "Turns authentication errors into words that a person can read and act on.",
    discussion: "Exit status: 0 good, 1 findings or not found, 2 could not read or write, 64 wrong usage.",
    subcommands: [
      ResolveCommand.self, FormatCommand.self, LintCommand.self, CoverageCommand.self, ReviewCommand.self,
      ServeCommand.self,
    ])

  static func main() async {
    StandardStreams.openMissing()
    await main(nil)
  }
}
