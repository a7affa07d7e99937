package import ICUMessageFormat
internal import MessageFiles

/// The messages of a locale by key, including those from the locales that it falls back to.
///
/// Each message is compiled on first use, because a process rarely needs them all.
package struct LocaleMessages: Sendable {
  private typealias LazyMessages = [String: Lazy<Box<Message?>>]

  private var messages: LazyMessages = [:]
  /// The messages of another locale, for keys that are not in `messages`.
  private var parent: Box<LocaleMessages>?

  /// The message of a key; nil if there is none or it does not compile.
  package subscript(key: String) -> Message? { lazyMessage(key)?.value.content }

  package var keys: some Collection<String> { merged.keys }

  /// All messages by key.
  package var all: [String: Message] { merged.compactMapValues { $0.value.content } }

  private var merged: LazyMessages { parent.map { $0.content.merged.merging(messages) { $1 } } ?? messages }

  private func lazyMessage(_ key: String) -> Lazy<Box<Message?>>? {
    messages[key] ?? parent.flatMap { $0.content.lazyMessage(key) }
  }

  /// Returns whether a key has a message.
  func contains(_ key: String) -> Bool { lazyMessage(key) != nil }

  /// Returns the messages of some keys under new names.
  func renamed(_ names: [(key: String, name: String)]) -> LocaleMessages {
    var renamed = LocaleMessages()
    for (key, name) in names { renamed.messages[name] = lazyMessage(key) }
    return renamed
  }

  /// Returns the messages with some of them replaced; the others remain shared.
  func changed(by changes: LocaleMessages) -> LocaleMessages {
    var changed = changes
    changed.parent = Box(self)
    return changed
  }

  /// Adds messages for keys that have no message yet.
  ///
  /// - Returns: the keys of the added messages.
  mutating func add(_ source: any MessageSource, in context: FormattingContext) -> [String] {
    var added: [String] = []
    for (index, key) in source.keys.enumerated() where messages[key] == nil {
      messages[key] = Lazy { Box(source.message(at: index, in: context)) }
      added.append(key)
    }
    return added
  }

  /// Returns the messages transformed by a function of key and message.
  func mapValues(_ transform: @escaping @Sendable (String, Message) -> Message?) -> LocaleMessages {
    var mapped = LocaleMessages()
    for (key, message) in merged {
      mapped.messages[key] = Lazy { Box(message.value.content.flatMap { transform(key, $0) }) }
    }
    return mapped
  }
}
