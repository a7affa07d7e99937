package import ICUMessageFormat

/// A parsed file of messages in one locale: ARB, Format.JS JSON, flat or nested JSON.
///
/// Keys of nested objects are joined with `.`, and list items are `[i]`. The message of a Format.JS entry is its
/// `translation` or else its `defaultMessage`, or its `string` or `value` if all other members are notes such as
/// `context`; in the `messages.json` of a browser extension, it is `message`. Keys that begin with `@` are not messages in
/// ARB (github.com/google/app-resource-bundle); in JSON, keys that begin with `@@` and notes such as
/// `@title` are not messages. If the root contains only an object named after the file's locale, as in vue-i18n and
/// Rails, that name is not part of the keys.
package struct MessageDocument: Sendable {
  package struct Entry: Sendable {
    package let key: String
    package let text: String
    /// The string's range in the file; in JSON it includes the quotes.
    package let range: Range<Int>

    package init(key: String, text: String, range: Range<Int>) {
      self.key = key
      self.text = text
      self.range = range
    }
  }

  package let file: SourceFile
  package let isARB: Bool
  /// The locale of the messages if it is known without reading the file.
  package let knownLocale: LocaleTag?
  private let lazyContent: Lazy<MessageContent>

  /// - Throws: an error with an offset if the file is not a JSON object.
  package init(_ file: SourceFile) throws(JSONSyntaxError) {
    self.file = file
    isARB = file.isARB
    knownLocale = nil
    let content = try MessageContent(file)
    lazyContent = Lazy { content }
  }

  /// Creates a document with a known locale, whose content is read on first use.
  package init(_ file: SourceFile, locale: LocaleTag?, read: @escaping @Sendable () -> MessageContent) {
    self.file = file
    isARB = file.isARB
    knownLocale = locale
    lazyContent = Lazy(read)
  }

  /// Merges two documents of the same locale, key by key.
  ///
  /// Offsets refer to the file that an entry comes from.
  package init(_ base: MessageDocument, overlaidBy upper: MessageDocument) {
    file = base.file
    isARB = base.isARB
    knownLocale = base.knownLocale
    lazyContent = Lazy { MessageContent(base.content, overlaidBy: upper.content) }
  }

  /// The parsed content of the file.
  package var content: MessageContent { lazyContent.value }

  /// The members whose keys begin with `@@`, in the order of the file.
  package var header: [JSONMember] { content.header }
  /// The members whose keys begin with one `@`, in the order of the file.
  package var metadata: [JSONMember] { content.metadata }
  /// The entries in the order of the file; for a duplicate key only the last entry, which JSON parsers use.
  package var entries: [Entry] { content.entries }
  /// Whether the messages are those of a browser extension, with placeholders such as `$NAME$`.
  package var isOfExtension: Bool { content.isOfExtension }
  /// Whether no message is in a nested object or list, so that each key has exactly one entry.
  package var isFlat: Bool { nested.isEmpty }
  /// The top-level members that are not messages themselves.
  package var nested: [JSONMember] { content.nested }
  /// The keys that occur twice in one object, with the later offset.
  package var duplicateKeys: [(key: String, offset: Int)] { content.duplicateKeys }
  /// The index of each key's entry.
  package var indices: KeyIndex { content.indices }
  /// The tree of each entry, parsed as ICU syntax.
  ///
  /// All are parsed on first use.
  package var trees: [Result<MessageTree, MessageSyntaxError>] { content.trees }

  /// Returns the metadata of a key in an ARB file, the member `@key`.
  package func metadata(ofKey key: String) -> JSONMember? { content.metadata(ofKey: key) }

  package subscript(key: String) -> Entry? { content[key] }

  /// Returns the value of a header such as `@@locale`.
  package func header(_ key: String) -> JSONNode? { header.last { $0.key.isSame(as: key) }?.value }
}

extension SourceFile {
  fileprivate var isARB: Bool { path.hasSuffix(".arb") }
}

/// The index of each key's entry.
package final class KeyIndex: Sendable {
  private let entries: [MessageDocument.Entry]
  private let indices: StringIndex

  /// Creates the index; of several entries with the same key, the last one counts.
  package convenience init(_ entries: [MessageDocument.Entry]) { self.init(entries, indices: nil) }

  /// - Parameter known: the index of each key's entry, if already known.
  init(_ entries: [MessageDocument.Entry], indices known: StringIndex?) {
    self.entries = entries
    if let known {
      indices = known
      return
    }
    var indices = StringIndex(minimumCapacity: entries.count)
    for index in entries.indices { _ = indices.updateIndex(of: entries[index].key, to: index) { entries[$0].key } }
    self.indices = indices
  }

  package subscript(key: String) -> Int? { indices.index(of: key) { entries[$0].key } }
}
