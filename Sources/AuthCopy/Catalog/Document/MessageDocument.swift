/// A parsed file of messages in one locale: ARB, Format.JS JSON, flat or nested JSON.
///
/// Keys of nested objects are joined with `.`, and list items are `[i]`; the message of a Format.JS entry is its
/// `defaultMessage`, or its `string` where nothing but notes such as `context` stands beside it. In ARB (github.com/google/app-resource-bundle), keys that begin with `@` are not messages, nor are
/// in JSON those that begin with `@@` and notes such as `@title`. A root that holds nothing but an object with the name
/// of the file's locale, as those of vue-i18n and Rails may, is no part of the keys.
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
  /// Whether the file begins with a byte order mark.
  ///
  /// It is replaced by white space before parsing, so that all offsets stay valid.
  package let hasByteOrderMark: Bool
  /// The members whose keys begin with `@@`, in the order of the file.
  package let header: [JSONMember]
  /// The members whose keys begin with one `@`, in the order of the file.
  package let metadata: [JSONMember]
  /// The entries in the order of the file; of a duplicate key only the last, which JSON parsers use.
  package var entries: [Entry] { compiled?.value.entries ?? read }
  private let read: [Entry]
  /// The content of a compiled catalog in one locale, which is read on first use; nil for any other file.
  private let compiled: Lazy<CompiledMessages>?
  /// Whether no message is in a nested object or list, so that each key has exactly one entry.
  package var isFlat: Bool { nested.isEmpty }
  /// The top-level members that are not messages themselves.
  package let nested: [JSONMember]
  /// The keys that occur twice in one object, with the later offset.
  package let duplicateKeys: [(key: String, offset: Int)]
  /// The locale of the messages of a compiled catalog, which have no header.
  let compiledLocale: LocaleTag?
  private let index: Lazy<KeyIndex>
  private let metadataIndex: Lazy<Box<[String: Int]>>
  private let parsed: Lazy<Box<[Result<MessageTree, MessageSyntaxError>]>>

  /// The messages of a compiled catalog in one locale.
  init(compiled: Lazy<CompiledMessages>, locale: LocaleTag, in file: SourceFile) {
    self.file = file
    self.compiled = compiled
    compiledLocale = locale
    read = []
    isARB = false
    hasByteOrderMark = false
    header = []
    metadata = []
    nested = []
    duplicateKeys = []
    metadataIndex = Self.lazyIndex(of: [])
    index = Lazy { KeyIndex(compiled.value.entries) }
    parsed = Lazy { Box(compiled.value.trees.map { .success($0) }) }
  }

  /// - Throws: an error with an offset if the file is not a JSON object.
  package init(_ file: SourceFile) throws(JSONSyntaxError) {
    hasByteOrderMark = file.bytes.starts(with: Self.byteOrderMark)
    let file =
      hasByteOrderMark
      ? SourceFile(path: file.path, bytes: [0x20, 0x20, 0x20] + file.bytes.dropFirst(3), status: file.status) : file
    let root = try JSONParser.parse(file.bytes)
    guard root.members != nil else {
      throw JSONSyntaxError(reason: .notAnObject, offset: root.range.lowerBound)
    }
    self.file = file
    compiledLocale = nil
    compiled = nil
    isARB = file.path.hasSuffix(".arb")
    var reader = MessageReader(isARB: isARB)
    reader.read(isARB ? root : root.unwrapped(in: file.path), path: "")
    header = reader.header
    metadata = reader.metadata
    read = reader.entries
    nested = reader.nested
    duplicateKeys = reader.duplicateKeys
    metadataIndex = Self.lazyIndex(of: metadata)
    (index, parsed) = Self.lazily(read, places: reader.places)
  }

  /// The same document over other content of the file, in which one entry has another text and all else is the same.
  ///
  /// Its entries are those of the content before.
  package init(_ document: MessageDocument, content: SourceFile) {
    hasByteOrderMark = document.hasByteOrderMark
    file =
      hasByteOrderMark
      ? SourceFile(path: content.path, bytes: [0x20, 0x20, 0x20] + content.bytes.dropFirst(3)) : content
    isARB = document.isARB
    compiledLocale = document.compiledLocale
    compiled = document.compiled
    header = document.header
    metadata = document.metadata
    read = document.read
    nested = document.nested
    duplicateKeys = document.duplicateKeys
    index = document.index
    metadataIndex = document.metadataIndex
    parsed = document.parsed
  }

  /// Merges two documents of the same locale, key by key.
  ///
  /// Offsets refer to the file that an entry comes from.
  package init(_ base: MessageDocument, overlaidBy upper: MessageDocument) {
    file = base.file
    isARB = base.isARB
    compiledLocale = base.compiledLocale
    compiled = nil
    hasByteOrderMark = base.hasByteOrderMark
    header = base.header
    metadata = base.metadata + upper.metadata
    nested = base.nested
    duplicateKeys = []
    read = base.entries.map { upper[$0.key] ?? $0 } + upper.entries.filter { base[$0.key] == nil }
    metadataIndex = Self.lazyIndex(of: metadata)
    (index, parsed) = Self.lazily(read)
  }

  /// Creates the index of the `@key` objects by key.
  private static func lazyIndex(of metadata: [JSONMember]) -> Lazy<Box<[String: Int]>> {
    Lazy {
      Box(
        Dictionary(metadata.enumerated().map { (String(Substring($0.element.key.utf8.dropFirst())), $0.offset) }) {
          $1
        })
    }
  }

  /// - Parameter known: the place of each key among the entries, if already known.
  private static func lazily(
    _ entries: [Entry], places known: StringIndex? = nil
  ) -> (Lazy<KeyIndex>, Lazy<Box<[Result<MessageTree, MessageSyntaxError>]>>) {
    let index = Lazy { KeyIndex(entries, places: known) }
    #if canImport(CICU)
      let parsed = Lazy {
        let parser = MessageParser()
        return Box(entries.map { entry in Result { () throws(MessageSyntaxError) in try parser.parse(entry.text) } })
      }
    #else
      // Messages are read from compiled catalogs alone.
      let parsed = Lazy<Box<[Result<MessageTree, MessageSyntaxError>]>> {
        Box(entries.map { _ in .failure(MessageSyntaxError(reason: .badSyntax, offset: 0)) })
      }
    #endif
    return (index, parsed)
  }

  /// The index of each key's entry.
  ///
  /// It is created on first use, because many translations never need it.
  package var indices: KeyIndex { index.value }

  /// The metadata of a key in an ARB file, the member `@key`.
  package func metadata(ofKey key: String) -> JSONMember? { metadataIndex.value.content[key].map { metadata[$0] } }

  package subscript(key: String) -> Entry? { indices[key].map { entries[$0] } }

  /// The tree of each entry, in ICU's syntax.
  ///
  /// All are parsed on first use.
  package var trees: [Result<MessageTree, MessageSyntaxError>] { parsed.value.content }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Restores the byte order mark of the file in content that is to be written.
  package func restoringByteOrderMark(_ bytes: [UInt8]) -> [UInt8] {
    hasByteOrderMark ? Self.byteOrderMark + bytes.dropFirst(3) : bytes
  }

  /// The value of a header such as `@@locale`.
  package func header(_ key: String) -> JSONNode? { header.last { $0.key.isSame(as: key) }?.value }
}

/// The index of each key's entry.
package final class KeyIndex: Sendable {
  private let entries: [MessageDocument.Entry]
  private let places: StringIndex

  /// Of several entries with a key, the last counts.
  package convenience init(_ entries: [MessageDocument.Entry]) { self.init(entries, places: nil) }

  /// - Parameter known: the place of each key among the entries, if already known.
  init(_ entries: [MessageDocument.Entry], places known: StringIndex?) {
    self.entries = entries
    if let known {
      places = known
      return
    }
    var places = StringIndex(minimumCapacity: entries.count)
    for index in entries.indices { _ = places.updatePlace(of: entries[index].key, to: index) { entries[$0].key } }
    self.places = places
  }

  package subscript(key: String) -> Int? { places.place(of: key) { entries[$0].key } }
}

/// A class that wraps a value for ``Lazy``.
private final class Box<Content: Sendable>: Sendable {
  let content: Content

  init(_ content: Content) { self.content = content }
}

private struct MessageReader {
  let isARB: Bool
  private(set) var entries: [MessageDocument.Entry] = []
  private(set) var header: [JSONMember] = []
  private(set) var metadata: [JSONMember] = []
  private(set) var nested: [JSONMember] = []
  private(set) var duplicateKeys: [(key: String, offset: Int)] = []
  /// The place of each key among the entries; nil when it is not available after reading.
  private(set) var places: StringIndex?

  init(isARB: Bool) { self.isARB = isARB }

  mutating func read(_ node: JSONNode, path: String) {
    switch node.content {
    case .string(let text): entries.append(MessageDocument.Entry(key: path, text: text, range: node.range))
    case .array(let elements):
      for (index, element) in elements.enumerated() { read(element, path: "\(path)[\(index)]") }
    case .object(let members):
      if let message = node["defaultMessage"] ?? node.stringWithNotes, message.string != nil {
        read(message, path: path)
      } else {
        read(members, path: path)
      }
    default: break
    }
  }

  private mutating func read(_ members: [JSONMember], path: String) {
    let isTop = path.isEmpty
    let (last, overridden) = lastMembers(members, path)
    if isTop { entries.reserveCapacity(isARB ? members.count / 2 : members.count) }
    // Access members in place, because copying them would cost reference counting.
    for index in members.indices where overridden.isEmpty || !overridden.contains(index) {
      if members[index].key.utf8.first == UInt8(ascii: "@"),
        isARB || isNote(members[index].key, of: members, last, isTop)
      {
        if !isTop || !isARB { continue }
        if members[index].key.hasPrefix("@@") { header.append(members[index]) } else { metadata.append(members[index]) }
      } else if case .string(let text) = members[index].value.content {
        entries.append(
          MessageDocument.Entry(
            key: Self.join(path, members[index].key), text: text, range: members[index].value.range))
      } else {
        if isTop { nested.append(members[index]) }
        read(members[index].value, path: Self.join(path, members[index].key))
      }
    }
    // Here each member has exactly one entry, at the same index.
    if isTop, nested.isEmpty, overridden.isEmpty, entries.count == members.count { places = last }
  }

  /// The place of the last member of each key, and the indices of members that a later one overrides.
  private mutating func lastMembers(
    _ members: [JSONMember], _ path: String
  ) -> (last: StringIndex, overridden: Set<Int>) {
    var last = StringIndex(minimumCapacity: members.count)
    var overridden: Set<Int> = []
    for index in members.indices {
      guard let earlier = last.updatePlace(of: members[index].key, to: index, in: { members[$0].key }) else { continue }
      overridden.insert(earlier)
      duplicateKeys.append((Self.join(path, members[index].key), members[index].keyRange.lowerBound))
    }
    return (last, overridden)
  }

  /// Whether a key of JSON that begins with `@` is not a message: `@@info`, `@title` beside `title`, and `@note` below the
  /// root, where no message is its own key.
  private func isNote(_ key: String, of members: [JSONMember], _ last: StringIndex, _ isTop: Bool) -> Bool {
    let name = key.dropFirst()
    return name.first == "@" || last.place(of: String(name)) { members[$0].key } != nil
      || (!isTop && name.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) })
  }

  private static func join(_ path: String, _ key: String) -> String {
    path.isEmpty ? key : "\(path).\(key)"
  }
}

extension JSONNode {
  /// What translation services write beside a `string`.
  private static let notes: Set<String> = ["context", "developer_comment", "character_limit"]

  /// The member `string` if every other one is a note for translators.
  fileprivate var stringWithNotes: JSONNode? {
    guard let members, (2...4).contains(members.count), let text = members.first(where: { $0.key == "string" })?.value
    else {
      return nil
    }
    return members.allSatisfy { $0.key == "string" || Self.notes.contains($0.key) } ? text : nil
  }

  /// The object inside the root if the root has no other member and names it after the locale of the file, which is a
  /// part of the path: `{"ko": {…}}` in `ko.json`.
  fileprivate func unwrapped(in path: String) -> JSONNode {
    guard let members, members.count == 1, members[0].value.members != nil else { return self }
    func folded(_ text: some StringProtocol) -> String { text.lowercased().replacing("_", with: "-") }
    let components = path.split(separator: "/").suffix(3).map(folded)
    let key = folded(members[0].key)
    let name = (components.last ?? "").split(separator: ".").dropLast()
    guard (2...11).contains(key.utf8.count), components.dropLast().contains(key) || name.contains(key[...]) else {
      return self
    }
    return members[0].value
  }
}
