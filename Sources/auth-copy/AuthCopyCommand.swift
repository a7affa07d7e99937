import ArgumentParser
import AuthCopy

@main
struct AuthCopyCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "auth-copy",
      abstract: "Turns errors of authentication providers into messages that people can understand and act on.",
      discussion: """
        auth-copy resolve kakao KOE320 --locale ko
        auth-copy find 17009
        auth-copy lint l10n

        Exit status: 0 success, 1 findings or not found, 2 read or write error, 64 usage error.
        """,
      version: version,
      subcommands: [
        ResolveCommand.self, FindCommand.self, CodesCommand.self, KindsCommand.self, ProvidersCommand.self,
        ServeCommand.self, ExportCommand.self, LintCommand.self, FormatCommand.self, WorkbenchCommand.self,
        ReviewCommand.self, ImportCommand.self, CoverageCommand.self, SiteCommand.self, LSPCommand.self,
      ])
  }

  /// The versions of the program and the catalog; the catalog is loaded only if its version is requested.
  private static var version: String {
    let program = "auth-copy \(ProgramVersion.current)"
    guard CommandContext.current.arguments.contains("--version") else { return program }
    return "\(program)\ncatalog \(Catalog.shipped.version)"
  }

  // On the main thread until the command runs.
  @MainActor static func main() async {
    StandardStreams.openClosedDescriptors()
    do {
      var command = try parsed()
      if command is ServeCommand { ServeCommand.limitMemory() }
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      exit(withError: print(error))
    }
  }

  /// Parses the arguments of ``CommandContext/current``.
  static func parsed() throws -> any ParsableCommand {
    try requireKnownCommand()
    return try parseAsRoot(NegativeCodeArguments.escaped(CommandContext.current.arguments))
  }

  /// Refuses an unknown command, which ArgumentParser would report as an unexpected argument.
  private static func requireKnownCommand() throws {
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    guard let name = CommandContext.current.arguments.first, !name.hasPrefix("-"), !(names + ["help"]).contains(name)
    else { return }
    throw failure(NameLookup.text("unknown-command", name, names), .usageError)
  }

  /// Prints the text of an ArgumentParser error: help, the version, a completion script, or wrong usage.
  ///
  /// - Returns: the error to exit with.
  static func print(_ error: any Error) -> any Error {
    let text = fullMessage(for: error)
    guard !text.isEmpty else { return error }
    guard exitCode(for: error) == .success else {
      StandardStreams.writeError(text + "\n")
      return exitCode(for: error)
    }
    do {
      try StandardStreams.printLine(text)
      return ExitCode.success
    } catch {
      return error
    }
  }
}

/// Handles codes such as `-401` in command line arguments, which ArgumentParser would parse as options.
enum NegativeCodeArguments {
  /// Moves a negative number that is not the value of an option to the end, after `--`.
  static func escaped(_ arguments: [String]) -> [String] {
    guard arguments.first == "resolve", !arguments.contains("--"),
      let index = arguments.indices.dropFirst().first(where: { index in
        isNegative(arguments[index]) && !mayPrecedeValue(arguments[index - 1])
      })
    else { return arguments }
    var arguments = arguments
    let code = arguments.remove(at: index)
    return arguments + ["--", code]
  }

  private static func isNegative(_ argument: String) -> Bool { argument.hasPrefix("-") && Int(argument) != nil }

  /// Whether an argument is an option whose value can be the next argument.
  private static func mayPrecedeValue(_ argument: String) -> Bool {
    argument.hasPrefix("--") && !argument.contains("=")
  }
}
