package import ICUMessageFormat

/// The messages of a locale by key, including those from the locales that it falls back to.
///
/// Each message is compiled on first use, because a process rarely needs them all.
package struct LocaleMessages: Sendable {
  private var messages: [String: Lazy<Box<Message?>>] = [:]

  /// The message of a key; nil if there is none or it does not compile.
  package subscript(key: String) -> Message? { messages[key]?.value.content }

  package var keys: some Collection<String> { messages.keys }

  /// All messages by key.
  package var all: [String: Message] { messages.compactMapValues { $0.value.content } }

  /// Returns the messages of some keys under new names.
  func renamed(_ names: [(key: String, name: String)]) -> LocaleMessages {
    var renamed = LocaleMessages()
    for (key, name) in names { renamed.messages[name] = messages[key] }
    return renamed
  }

  /// Adds the messages of a file for keys that have no message yet.
  ///
  /// - Returns: the keys of the added messages.
  mutating func add(_ file: MessageDocument, in context: FormattingContext) -> [String] {
    var added: [String] = []
    let content = file.content
    for (index, key) in content.keys.enumerated() where messages[key] == nil {
      messages[key] = Lazy { Box(content.message(at: index, in: context)) }
      added.append(key)
    }
    return added
  }

  /// Returns the messages transformed by a function of key and message.
  func mapValues(_ transform: @escaping @Sendable (String, Message) -> Message?) -> LocaleMessages {
    var mapped = LocaleMessages()
    for (key, message) in messages {
      mapped.messages[key] = Lazy { Box(message.value.content.flatMap { transform(key, $0) }) }
    }
    return mapped
  }
}
