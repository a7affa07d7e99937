import ArgumentParser
import AuthCopy

/// The command line's own messages, in the language that the environment asks for.
enum CommandMessage {
  static let language = MessageLanguage.environment

  /// The text of a message `cli.<name>`.
  static func text(_ name: String, _ parameters: Diagnostic.Parameters = [:]) -> String {
    MessageBundle.messages(in: language).text("cli.\(name)", parameters)
  }

  /// Wrong usage, as ArgumentParser reports it.
  static func wrongUsage(_ name: String, _ parameters: Diagnostic.Parameters = [:]) -> ValidationError {
    ValidationError(text(name, parameters))
  }
}
