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
