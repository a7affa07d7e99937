import ArgumentParser
import AuthCopy

/// The messages of the command line, in the language of the environment.
enum CommandMessage {
  static let language = MessageLanguage.environment

  /// The text of the message `cli.<name>`, in which the parameters can be any text.
  static func text(_ name: String, _ parameters: Diagnostic.Parameters = [:]) -> String {
    MessageBundle.messages(in: language).text("cli.\(name)", parameters).safeToShowInLines
  }

  /// A usage error, which ArgumentParser reports.
  static func usageError(_ name: String, _ parameters: Diagnostic.Parameters = [:]) -> ValidationError {
    ValidationError(text(name, parameters))
  }
}
