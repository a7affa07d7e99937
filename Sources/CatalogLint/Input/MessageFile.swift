internal import AuthCopy

/// A file of messages in one locale, whoever wrote it.
struct MessageFile: Sendable {
  let source: SourceFile
  /// A canonical BCP 47 tag.
  let locale: String
  /// Whether translators translate from this file.
  let isSource: Bool
  /// In the order of the file; of a key that stands twice the last, as parsers take it.
  let entries: [MessageEntry]
  /// Keys that stand twice in one object, at the later place.
  let duplicateKeys: [(key: String, offset: Int)]
  /// Arguments that the file's metadata declares, by key.
  let declaredArguments: [String: Set<String>]
  private let indices: [String: Int]

  init(_ source: SourceFile, root: JSONNode, locale: String, isSource: Bool, parser: MessageParser) {
    var reader = MessageReader(parser: parser, isARB: source.path.hasSuffix(".arb"))
    reader.read(root, path: "")
    self.source = source
    self.locale = locale
    self.isSource = isSource
    duplicateKeys = reader.duplicateKeys
    declaredArguments = reader.declaredArguments
    entries = reader.entries
    indices = Dictionary(
      entries.enumerated().map { ($0.element.key, $0.offset) }, uniquingKeysWith: { $1 })
  }

  subscript(key: String) -> MessageEntry? { indices[key].map { entries[$0] } }
}

/// One message of a file.
struct MessageEntry: Sendable {
  let key: String
  let text: String
  /// The string in the file, quotes included.
  let range: Range<Int>
  let parsed: Result<[MessageNode], MessageSyntaxError>
}

/// Reads ARB, Format.JS JSON, flat and nested JSON. Keys of nested objects are joined with `.`, list items are `[i]`;
/// the message of a Format.JS entry is its `defaultMessage`.
private struct MessageReader {
  let parser: MessageParser
  let isARB: Bool
  var entries: [MessageEntry] = []
  var duplicateKeys: [(key: String, offset: Int)] = []
  var declaredArguments: [String: Set<String>] = [:]

  mutating func read(_ node: JSONNode, path: String) {
    switch node.content {
    case .string(let text):
      entries.append(
        MessageEntry(key: path, text: text, range: node.range, parsed: parser.result(of: text)))
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
    var last: [String: Int] = [:]
    for (index, member) in members.enumerated() {
      if last.updateValue(index, forKey: member.key) != nil {
        duplicateKeys.append((Self.join(path, member.key), member.keyRange.lowerBound))
      }
    }
    for (index, member) in members.enumerated() where last[member.key] == index {
      if isARB, member.key.hasPrefix("@") {
        readMetadata(member)
      } else {
        read(member.value, path: Self.join(path, member.key))
      }
    }
  }

  private mutating func readMetadata(_ member: JSONMember) {
    guard let placeholders = member.value["placeholders"]?.members else { return }
    declaredArguments[String(member.key.dropFirst())] = Set(placeholders.map(\.key))
  }

  private static func join(_ path: String, _ key: String) -> String {
    path.isEmpty ? key : "\(path).\(key)"
  }
}

extension MessageParser {
  fileprivate func result(of text: String) -> Result<[MessageNode], MessageSyntaxError> {
    do {
      return .success(try parse(text))
    } catch {
      return .failure(error)
    }
  }
}
