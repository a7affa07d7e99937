package import ICUMessageFormat

/// Messages whose trees need no parsing, such as those of a compiled catalog.
package protocol ParsedMessages: Sendable {
  var keys: [String] { get }
  /// The messages in ICU syntax.
  var entries: [MessageDocument.Entry] { get }

  func tree(at index: Int) -> MessageTree

  /// Returns a message for formatting; nil if it does not compile.
  func message(at index: Int, in context: FormattingContext) -> Message?
}

/// The messages and metadata of a file.
package final class MessageContent: Sendable {
  /// The members whose keys begin with `@@`.
  package let header: [JSONMember]
  /// The members whose keys begin with one `@`.
  package var metadata: [JSONMember] { lazyMetadata.value.content }
  /// The top-level members that are not messages themselves.
  package let nested: [JSONMember]
  /// The keys that occur twice in one object, with the later offset.
  package let duplicateKeys: [(key: String, offset: Int)]
  /// The entries of a file; empty for messages that were parsed before, whose entries are created on first use.
  private let fileEntries: [MessageDocument.Entry]
  /// The messages that were parsed before; nil for a file.
  private let source: (any ParsedMessages)?
  /// The entries of messages that were parsed before, created on first use.
  private let sourceEntries: Lazy<Box<[MessageDocument.Entry]>>?
  /// Whether the messages are those of a browser extension, with placeholders such as `$NAME$`.
  package let isOfExtension: Bool
  private let index: Lazy<KeyIndex>
  private let lazyMetadata: Lazy<Box<[JSONMember]>>
  private let metadataIndex: Lazy<Box<[String: Int]>>
  private let parsed: Lazy<Box<[Result<MessageTree, MessageSyntaxError>]>>

  package init(_ source: any ParsedMessages) {
    self.source = source
    let entries = Lazy { Box(source.entries) }
    sourceEntries = entries
    isOfExtension = false
    (header, fileEntries, nested, duplicateKeys) = ([], [], [], [])
    (lazyMetadata, metadataIndex) = Self.indexed { [] }
    index = Lazy { KeyIndex(entries.value.content) }
    parsed = Lazy { Box(source.keys.indices.map { .success(source.tree(at: $0)) }) }
  }

  /// - Parameter keepsMetadata: whether metadata stay in memory; false if most programs do not need them, for which the
  ///   file is then read again.
  /// - Throws: an error with an offset if the file is not a JSON object.
  package init(_ file: SourceFile, keepsMetadata: Bool = true) throws(JSONSyntaxError) {
    let root = try JSONParser.parse(file.bytes, allowsByteOrderMark: true)
    guard root.members != nil else {
      throw JSONSyntaxError(reason: .notAnObject, offset: root.range.lowerBound)
    }
    let isARB = file.path.hasSuffix(".arb")
    isOfExtension = !isARB && root.hasMessagesOfExtension(in: file.path)
    var reader = MessageReader(isARB: isARB, isOfExtension: isOfExtension)
    reader.read(isARB ? root : root.unwrapped(in: file.path), path: "")
    source = nil
    sourceEntries = nil
    header = reader.header
    fileEntries = reader.entries
    nested = reader.nested
    duplicateKeys = reader.duplicateKeys
    (lazyMetadata, metadataIndex) =
      keepsMetadata
      ? Self.indexed { [metadata = reader.metadata] in metadata }
      : Self.indexed { (try? MessageContent(file).metadata) ?? [] }
    index = Lazy { [entries = reader.entries, indices = reader.entryIndices] in KeyIndex(entries, indices: indices) }
    parsed = Self.lazyTrees(of: fileEntries)
  }

  /// Merges two contents, key by key.
  init(_ base: MessageContent, overlaidBy upper: MessageContent) {
    source = nil
    sourceEntries = nil
    isOfExtension = base.isOfExtension
    header = base.header
    nested = base.nested
    duplicateKeys = []
    fileEntries = base.entries.map { upper[$0.key] ?? $0 } + upper.entries.filter { base[$0.key] == nil }
    (lazyMetadata, metadataIndex) = Self.indexed { base.metadata + upper.metadata }
    index = Lazy { [fileEntries] in KeyIndex(fileEntries) }
    parsed = Self.lazyTrees(of: fileEntries)
  }

  /// Returns metadata that are read on first use, and their indices by key.
  private static func indexed(
    _ read: @escaping @Sendable () -> [JSONMember]
  ) -> (metadata: Lazy<Box<[JSONMember]>>, index: Lazy<Box<[String: Int]>>) {
    let metadata = Lazy { Box(read()) }
    let index = Lazy {
      let keys = metadata.value.content.map { String(Substring($0.key.utf8.dropFirst())) }
      return Box(Dictionary(zip(keys, keys.indices), uniquingKeysWith: { $1 }))
    }
    return (metadata, index)
  }

  private static func lazyTrees(
    of entries: [MessageDocument.Entry]
  ) -> Lazy<Box<[Result<MessageTree, MessageSyntaxError>]>> {
    Lazy { Box(entries.map(parser())) }
  }

  /// Returns a function that parses one entry.
  private static func parser() -> (MessageDocument.Entry) -> Result<MessageTree, MessageSyntaxError> {
    #if canImport(CICU)
      let parser = MessageParser()
      return { entry in Result { () throws(MessageSyntaxError) in try parser.parse(entry.text) } }
    #else
      // Without ICU, messages are only read from compiled catalogs.
      return { _ in .failure(MessageSyntaxError(reason: .badSyntax, offset: 0)) }
    #endif
  }

  package var entries: [MessageDocument.Entry] { sourceEntries?.value.content ?? fileEntries }

  /// The keys of the entries.
  package var keys: [String] { source?.keys ?? fileEntries.map(\.key) }

  /// The index of each key's entry.
  ///
  /// It is created on first use, because many translations never need it.
  package var indices: KeyIndex { index.value }

  package subscript(key: String) -> MessageDocument.Entry? { indices[key].map { entries[$0] } }

  package func metadata(ofKey key: String) -> JSONMember? { metadataIndex.value.content[key].map { metadata[$0] } }

  /// The tree of each entry; all are parsed on first use.
  package var trees: [Result<MessageTree, MessageSyntaxError>] { parsed.value.content }

  /// Returns the message of an entry, without parsing other entries; nil if it does not compile.
  package func message(at index: Int, in context: FormattingContext) -> Message? {
    if let source { return source.message(at: index, in: context) }
    let tree = parsed.valueIfCreated?.content[index] ?? Self.parser()(fileEntries[index])
    return try? Message(fileEntries[index].text, nodes: tree.get().nodes, context: context)
  }
}

private struct MessageReader {
  let isARB: Bool
  let isOfExtension: Bool
  private(set) var entries: [MessageDocument.Entry] = []
  private(set) var header: [JSONMember] = []
  private(set) var metadata: [JSONMember] = []
  private(set) var nested: [JSONMember] = []
  private(set) var duplicateKeys: [(key: String, offset: Int)] = []
  /// The index of each key's entry; nil unless each member of the root has exactly one entry.
  private(set) var entryIndices: StringIndex?

  init(isARB: Bool, isOfExtension: Bool) {
    self.isARB = isARB
    self.isOfExtension = isOfExtension
  }

  mutating func read(_ node: JSONNode, path: String) {
    switch node.content {
    case .string(let text): entries.append(MessageDocument.Entry(key: path, text: text, range: node.range))
    case .array(let elements):
      for (index, element) in elements.enumerated() { read(element, path: "\(path)[\(index)]") }
    case .object(let members):
      if let message = isOfExtension ? node["message"] : node.messageWithNotes, message.string != nil {
        read(message, path: path)
      } else {
        read(members, path: path)
      }
    default: break
    }
  }

  private mutating func read(_ members: [JSONMember], path: String) {
    let isRoot = path.isEmpty
    let (lastIndices, overridden) = lastMembers(members, path)
    if isRoot { entries.reserveCapacity(isARB ? members.count / 2 : members.count) }
    // Members are accessed in place, because copying them would cost reference counting.
    for index in members.indices where overridden.isEmpty || !overridden.contains(index) {
      if members[index].key.utf8.first == UInt8(ascii: "@"),
        isARB || isNote(members[index].key, of: members, lastIndices, isRoot)
      {
        // Headers and metadata are only at the root of an ARB file; other keys that begin with `@` are skipped.
        if !isRoot || !isARB { continue }
        if members[index].key.hasPrefix("@@") { header.append(members[index]) } else { metadata.append(members[index]) }
      } else if case .string(let text) = members[index].value.content {
        entries.append(
          MessageDocument.Entry(
            key: Self.join(path, members[index].key), text: text, range: members[index].value.range))
      } else {
        if isRoot { nested.append(members[index]) }
        read(members[index].value, path: Self.join(path, members[index].key))
      }
    }
    // In this case each member has exactly one entry, at the same index.
    if isRoot, nested.isEmpty, overridden.isEmpty, entries.count == members.count { entryIndices = lastIndices }
  }

  /// Returns the index of the last member of each key, and the indices of members that a later one overrides.
  private mutating func lastMembers(
    _ members: [JSONMember], _ path: String
  ) -> (lastIndices: StringIndex, overridden: Set<Int>) {
    var lastIndices = StringIndex(minimumCapacity: members.count)
    var overridden: Set<Int> = []
    for index in members.indices {
      let earlier = lastIndices.updateIndex(of: members[index].key, to: index) { members[$0].key }
      guard let earlier else { continue }
      overridden.insert(earlier)
      duplicateKeys.append((Self.join(path, members[index].key), members[index].keyRange.lowerBound))
    }
    return (lastIndices, overridden)
  }

  /// Returns whether a JSON key that begins with `@` is a note rather than a message.
  ///
  /// Notes are `@@info`, `@title` next to `title`, and below the root any `@word`. At the root, `@word` can be a
  /// message whose key is its source text.
  private func isNote(_ key: String, of members: [JSONMember], _ lastIndices: StringIndex, _ isRoot: Bool) -> Bool {
    let name = key.dropFirst()
    let isWord = name.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
    let isNextToMember = lastIndices.index(of: String(name)) { members[$0].key } != nil
    return name.first == "@" || isNextToMember || (!isRoot && isWord)
  }

  private static func join(_ path: String, _ key: String) -> String {
    path.isEmpty ? key : "\(path).\(key)"
  }
}

extension JSONNode {
  /// The members with a text, and the notes for translators that may stand next to each.
  private static let notes: [String: Set<String>] = [
    "string": ["context", "developer_comment", "character_limit"], "value": ["comment"],
  ]

  /// The message of an object with nothing else but notes; nil if the object contains other messages.
  ///
  /// A Format.JS entry may have a `translation` next to the source text, `defaultMessage`.
  fileprivate var messageWithNotes: JSONNode? {
    if let source = self["defaultMessage"] {
      let translation = self["translation"]
      return translation?.string == nil ? source : translation
    }
    guard let members, (2...4).contains(members.count) else { return nil }
    let texts = members.filter { Self.notes[$0.key] != nil }
    guard texts.count == 1, let notes = Self.notes[texts[0].key] else { return nil }
    return members.allSatisfy { $0.key == texts[0].key || notes.contains($0.key) } ? texts[0].value : nil
  }

  /// Returns whether the file contains the messages of a browser extension: objects with `message`, and with notes and
  /// `placeholders` if any.
  fileprivate func hasMessagesOfExtension(in path: String) -> Bool {
    guard let members, !members.isEmpty else { return false }
    let isNamed = path == "messages.json" || path.hasSuffix("/messages.json")
    return (isNamed || members.contains { $0.value["placeholders"]?.members != nil })
      && members.allSatisfy { member in
        let parts = member.value.members ?? []
        return member.value["message"]?.string != nil
          && parts.allSatisfy { ["message", "description", "placeholders"].contains($0.key) }
      }
  }

  /// Returns the only member of the root if its key is the locale in the path: `{"ko": {…}}` in `ko.json`.
  ///
  /// Returns this node otherwise.
  package func unwrapped(in path: String) -> JSONNode {
    guard let members, members.count == 1, members[0].value.members != nil else { return self }
    func folded(_ text: some StringProtocol) -> String { text.lowercased().replacing("_", with: "-") }
    let components = path.split(separator: "/").suffix(3).map(folded)
    let key = folded(members[0].key)
    let nameParts = (components.last ?? "").split(separator: ".").dropLast()
    // The key must have the length of a locale, such as `zh-hant-tw`, and be in the name of the file or its folders.
    guard (2...11).contains(key.utf8.count), components.dropLast().contains(key) || nameParts.contains(key[...]) else {
      return self
    }
    return members[0].value
  }
}
