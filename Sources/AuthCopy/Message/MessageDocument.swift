/// A file of messages in one locale as it was read, whoever wrote it: ARB, Format.JS JSON, flat or nested JSON.
///
/// Keys of nested objects are joined with `.`, list items are `[i]`; the message of a Format.JS entry is its
/// `defaultMessage`. In ARB (github.com/google/app-resource-bundle) keys that begin with `@` are no messages.
package struct MessageDocument: Sendable {
  package struct Entry: Sendable {
    package let key: String
    package let text: String
    /// The string in the file, quotes included.
    package let range: Range<Int>
    /// The `@key` object of an ARB file.
    package let metadata: JSONNode?
  }

  package let file: SourceFile
  package let isARB: Bool
  /// The file began with one. Its place is read as blanks, so that every offset is right.
  package let hasByteOrderMark: Bool
  /// The members whose keys begin with `@@`, in the order of the file.
  package let header: [JSONMember]
  /// The members whose keys begin with one `@`, in the order of the file.
  package let metadata: [JSONMember]
  /// In the order of the file; of a key that stands twice the last, as parsers take it.
  package let entries: [Entry]
  /// No message stands in a nested object or list: each key has one entry.
  package var isFlat: Bool { nested.isEmpty }
  /// The members at the top that are no messages themselves.
  package let nested: [JSONMember]
  /// Keys that stand twice in one object, at the later place.
  package let duplicateKeys: [(key: String, offset: Int)]
  private let index: Lazy<Box<[String: Int]>>
  private let parsed: Lazy<Box<[Result<MessageTree, MessageSyntaxError>]>>

  /// - Throws: where the file is no JSON object.
  package init(_ file: SourceFile) throws(JSONSyntaxError) {
    hasByteOrderMark = file.bytes.starts(with: Self.byteOrderMark)
    let file = hasByteOrderMark ? SourceFile(path: file.path, bytes: [0x20, 0x20, 0x20] + file.bytes.dropFirst(3)) : file
    let root = try JSONParser.parse(file.bytes)
    guard root.members != nil else {
      throw JSONSyntaxError(reason: .notAnObject, offset: root.range.lowerBound)
    }
    self.file = file
    isARB = file.path.hasSuffix(".arb")
    var reader = MessageReader(isARB: isARB)
    reader.read(root, path: "")
    header = reader.header
    metadata = reader.metadata
    entries = reader.entries
    nested = reader.nested
    duplicateKeys = reader.duplicateKeys
    (index, parsed) = Self.lazily(entries)
  }

  /// A document with another of its locale laid over it, key by key: what the two say together. Places are of the file that
  /// an entry comes from.
  package init(_ base: MessageDocument, overlaidBy upper: MessageDocument) {
    file = base.file
    isARB = base.isARB
    hasByteOrderMark = base.hasByteOrderMark
    header = base.header
    metadata = base.metadata + upper.metadata
    nested = base.nested
    duplicateKeys = []
    entries = base.entries.map { upper[$0.key] ?? $0 } + upper.entries.filter { base[$0.key] == nil }
    (index, parsed) = Self.lazily(entries)
  }

  private static func lazily(
    _ entries: [Entry]
  ) -> (Lazy<Box<[String: Int]>>, Lazy<Box<[Result<MessageTree, MessageSyntaxError>]>>) {
    let index = Lazy {
      var indices = [String: Int](minimumCapacity: entries.count)
      for (index, entry) in entries.enumerated() { indices[entry.key] = index }
      return Box(indices)
    }
    let parsed = Lazy {
      let parser = MessageParser()
      return Box(entries.map { entry in Result { () throws(MessageSyntaxError) in try parser.parse(entry.text) } })
    }
    return (index, parsed)
  }

  /// Where the entry of each key stands. Made when it is first asked for: of many translations it never is.
  package var indices: [String: Int] { index.value.content }

  package subscript(key: String) -> Entry? { indices[key].map { entries[$0] } }

  /// The tree of each entry, read as ICU does. They are parsed when they are first asked for.
  package var trees: [Result<MessageTree, MessageSyntaxError>] { parsed.value.content }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The file's content as it is to be written: with the byte order mark that it had.
  package func restoringByteOrderMark(_ bytes: [UInt8]) -> [UInt8] {
    hasByteOrderMark ? Self.byteOrderMark + bytes.dropFirst(3) : bytes
  }

  /// The value of a header such as `@@locale`.
  package func header(_ key: String) -> JSONNode? { header.last { $0.key.isSame(as: key) }?.value }
}

/// A value that ``Lazy`` can hold.
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

  init(isARB: Bool) { self.isARB = isARB }

  mutating func read(_ node: JSONNode, path: String) {
    switch node.content {
    case .string(let text): entries.append(MessageDocument.Entry(key: path, text: text, range: node.range, metadata: nil))
    case .array(let elements):
      for (index, element) in elements.enumerated() { read(element, path: "\(path)[\(index)]") }
    case .object(let members):
      if let message = node["defaultMessage"], message.string != nil {
        read(message, path: path)
      } else {
        read(members, path: path)
      }
    default: break
    }
  }

  private mutating func read(_ members: [JSONMember], path: String) {
    let isTop = path.isEmpty
    let overridden = overriddenMembers(members, path)
    if isTop { entries.reserveCapacity(isARB ? members.count / 2 : members.count) }
    var byKey: [String: JSONNode]?
    for (index, member) in members.enumerated() where overridden.isEmpty || !overridden.contains(index) {
      if isARB, member.key.utf8.first == UInt8(ascii: "@") {
        if !isTop { continue }
        if member.key.hasPrefix("@@") { header.append(member) } else { metadata.append(member) }
      } else if case .string(let text) = member.value.content {
        entries.append(
          MessageDocument.Entry(
            key: Self.join(path, member.key), text: text, range: member.value.range,
            metadata: isARB && isTop ? members.metadata(&byKey, at: index) : nil))
      } else {
        if isTop { nested.append(member) }
        // What a nested member holds is told by its key, not by its place at the top.
        read(member.value, path: Self.join(path, member.key))
      }
    }
  }

  /// The indices of members whose keys stand again later.
  private mutating func overriddenMembers(_ members: [JSONMember], _ path: String) -> Set<Int> {
    var last = [String: Int](minimumCapacity: members.count)
    var overridden: Set<Int> = []
    for index in members.indices {
      guard let earlier = last.updateValue(index, forKey: members[index].key) else { continue }
      overridden.insert(earlier)
      duplicateKeys.append((Self.join(path, members[index].key), members[index].keyRange.lowerBound))
    }
    return overridden
  }

  private static func join(_ path: String, _ key: String) -> String {
    path.isEmpty ? key : "\(path).\(key)"
  }
}

extension [JSONMember] {
  /// The value of `@key` for the member `key` at an index.
  fileprivate func metadata(_ byKey: inout [String: JSONNode]?, at index: Int) -> JSONNode? {
    // Nearly always it stands right behind.
    if index + 1 < count {
      let next = self[index + 1].key.utf8
      if next.first == UInt8(ascii: "@"), next.dropFirst().elementsEqual(self[index].key.utf8) {
        return self[index + 1].value
      }
    }
    if byKey == nil {
      let metadata = lazy.filter { $0.key.utf8.first == UInt8(ascii: "@") }
      byKey = Dictionary(metadata.map { (String(Substring($0.key.utf8.dropFirst())), $0.value) }) { _, last in last }
    }
    return byKey?.isEmpty == false ? byKey?[self[index].key] : nil
  }
}
