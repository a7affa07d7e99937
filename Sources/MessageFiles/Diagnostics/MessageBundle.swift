internal import ICUMessageFormat

extension MessageLanguage {
  private static let folder = "messages/"

  /// The languages of the embedded files, the source first and the others sorted.
  public static let allCases: [MessageLanguage] = {
    let names = EmbeddedFileList.catalogs.paths.filter { $0.hasPrefix(folder) }.map { path in
      String(path.dropFirst(folder.count).prefix { $0 != "." })
    }
    return [.en] + names.filter { $0 != MessageLanguage.en.rawValue }.map(MessageLanguage.init(known:))
  }()

  /// The path of the file.
  fileprivate var path: String { "\(Self.folder)\(rawValue).arb" }
}

/// AuthCopy's own messages in one language: diagnostics, reports, the linter's documentation and command-line errors.
///
/// The messages are ARB files in `Catalogs/messages`, one for each language, embedded in the binary. Each file and
/// each message is parsed on first use.
package final class MessageBundle: Sendable {
  private final class Compiled: Sendable {
    /// The parsed message; nil when its pattern does not parse.
    let message: Message?
    /// The text of a message without arguments; nil for other messages.
    let constant: String?

    init(_ message: Message?) {
      self.message = message
      constant = message.flatMap { $0.argumentNames.isEmpty ? try? $0.format() : nil }
    }
  }

  private let messages: [String: Lazy<Compiled>]

  private static let bundles = MessageLanguage.allCases.map { language in Lazy { MessageBundle(language) } }

  /// Returns the messages in a language.
  package static func messages(in language: MessageLanguage) -> MessageBundle {
    bundles[MessageLanguage.allCases.firstIndex(of: language) ?? 0].value
  }

  private init(_ language: MessageLanguage) {
    let file = SourceFile(path: language.path, bytes: EmbeddedFileList.catalogs[language.path])
    guard let entries = try? MessageDocument(file).entries else {
      preconditionFailure("the binary contains no messages in \(language.rawValue)")
    }
    messages = Dictionary(
      uniqueKeysWithValues: entries.map { entry in
        (entry.key, Lazy { Compiled(try? Message(entry.text, locale: language.rawValue)) })
      })
  }

  /// The keys of all messages.
  package var keys: Set<String> { Set(messages.keys) }

  /// Formats a message.
  ///
  /// Tests ensure that every key exists and accepts its parameters. Otherwise the key itself is returned, because a
  /// text that cannot be formatted must not stop a service.
  package func text(_ key: String, _ parameters: Diagnostic.Parameters = [:]) -> String {
    let compiled = messages[key]?.value
    if let constant = compiled?.constant { return constant }
    let arguments = Dictionary(parameters.elements.map { ($0.name, $0.value) }) { first, _ in first }
    guard let message = compiled?.message, let text = try? message.format(arguments) else {
      assertionFailure("no message for \(key) with \(parameters)")
      return key
    }
    return text
  }
}
