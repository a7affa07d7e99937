/// AuthCopy's own messages in one language: diagnostics, reports, the linter's documentation, errors of the command line.
///
/// They stand in `Catalogs/messages` as ARB, one file a language, inside the binary. A file is parsed when its language is
/// first needed, a message when it is.
package final class MessageBundle: Sendable {
  private final class Compiled: Sendable {
    /// Nil for a pattern that does not parse.
    let message: Message?

    init(_ message: Message?) { self.message = message }
  }

  private let messages: NameTable<Lazy<Compiled>>

  private static let bundles = MessageLanguage.allCases.map { language in Lazy { MessageBundle(language) } }

  /// The messages of a language.
  package static func messages(in language: MessageLanguage) -> MessageBundle {
    bundles[MessageLanguage.allCases.firstIndex(of: language) ?? 0].value
  }

  private init(_ language: MessageLanguage) {
    guard let file = ShippedFiles.messages.first(where: { $0.path == "\(language.rawValue).arb" }),
      let entries = try? MessageDocument(file).entries
    else { preconditionFailure("the binary holds no messages in \(language)") }
    let compiled = entries.map { entry in
      (entry.key, Lazy { Compiled(try? Message(entry.text, locale: language.rawValue)) })
    }
    messages = NameTable(Dictionary(compiled) { _, last in last })
  }

  /// The keys of all messages.
  package var keys: Set<String> { Set(messages.entries.map(\.name)) }

  /// A message with its values.
  ///
  /// Every key that the program uses has a message that its values fit: tests say so. Without one the key is printed, since
  /// a text that cannot be made must not stop a service.
  package func text(_ key: String, _ parameters: Diagnostic.Parameters = [:]) -> String {
    let arguments = Dictionary(parameters.elements.map { ($0.name, $0.value) }) { first, _ in first }
    guard let message = messages[key]?.value.message, let text = try? message.format(arguments) else {
      assertionFailure("no message for \(key) with \(parameters)")
      return key
    }
    return text
  }
}

extension Diagnostic {
  /// What is wrong, in a sentence or two that a person can act on.
  public func text(in language: MessageLanguage = .en) -> String {
    MessageBundle.messages(in: language).text(id.rawValue, parameters)
  }
}
