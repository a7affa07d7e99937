import ArgumentParser
import AuthCopy

/// The messages of the command line, in the language of the environment.
enum CommandMessage {
  static var language: MessageLanguage { CommandContext.current.language }

  /// Returns the text of the message `cli.<name>`, without control characters that the parameters may contain.
  static func text(_ name: String, _ parameters: Diagnostic.Parameters = [:]) -> String {
    MessageBundle.messages(in: language).text("cli.\(name)", parameters).safeToShowInLines
  }

  /// Returns a usage error, which ArgumentParser reports.
  static func usageError(_ name: String, _ parameters: Diagnostic.Parameters = [:]) -> ValidationError {
    ValidationError(text(name, parameters))
  }
}

/// The exit statuses other than success. ArgumentParser uses 64 for wrong usage.
extension ExitCode {
  static let findings = ExitCode(1)
  static let notFound = ExitCode(1)
  static let inputOrOutput = ExitCode(2)
  static let usageError = ExitCode(64)
}

/// Writes one line to standard error and returns the exit status to throw.
func failure(_ line: String, _ code: ExitCode) -> ExitCode {
  StandardStreams.writeError("auth-copy: \(line)\n")
  return code
}

/// Writes the error to standard error and returns the exit status to throw.
func failure(_ error: CatalogError, _ code: ExitCode) -> ExitCode {
  failure(error.line(in: CommandMessage.language), code)
}
