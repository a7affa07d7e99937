package import ICUMessageFormat

/// The messages of a locale by key, with those of the locales that it falls back to.
///
/// Each is compiled when it is first needed, because a process rarely needs them all.
package struct LocaleMessages: Sendable {
  private var messages: [String: Lazy<Box<Message?>>] = [:]

  /// The message of a key; nil where there is none, and where it does not compile.
  package subscript(key: String) -> Message? { messages[key]?.value.content }

  package var keys: some Collection<String> { messages.keys }

  /// All messages by key.
  package var all: [String: Message] { messages.compactMapValues { $0.value.content } }

  /// The messages of some keys, each with what `name` makes of its key.
  func renamed(_ names: [(key: String, name: String)]) -> LocaleMessages {
    var renamed = LocaleMessages()
    for (key, name) in names { renamed.messages[name] = messages[key] }
    return renamed
  }

  /// Adds the messages of a file for keys that have none.
  ///
  /// - Returns: the keys.
  mutating func add(_ file: MessageDocument, in context: FormattingContext) -> [String] {
    var added: [String] = []
    let content = file.content
    for (index, key) in content.keys.enumerated() where messages[key] == nil {
      messages[key] = Lazy { Box(content.message(at: index, in: context)) }
      added.append(key)
    }
    return added
  }

  /// What a function makes of each message.
  func mapValues(_ transform: @escaping @Sendable (String, Message) -> Message?) -> LocaleMessages {
    var mapped = LocaleMessages()
    for (key, message) in messages {
      mapped.messages[key] = Lazy { Box(message.value.content.flatMap { transform(key, $0) }) }
    }
    return mapped
  }
}
