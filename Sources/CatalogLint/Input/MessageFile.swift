internal import AuthCopy
internal import Synchronization

/// A file of messages in one locale, whoever wrote it.
final class MessageFile: Sendable {
  let source: SourceFile
  let lines: LineIndex
  /// A canonical BCP 47 tag.
  let locale: String
  /// The first part of the locale: `ko` of `ko-KR`.
  let language: String
  /// Whether translators translate from this file.
  let isSource: Bool
  let isARB: Bool
  let dialect: Linter.Dialect
  /// The file began with one; it is read as blanks.
  let hasByteOrderMark: Bool
  /// In the order of the file; of a key that stands twice the last, as parsers take it.
  let entries: [MessageEntry]
  /// No message stands in a nested object or list: each key has one entry.
  let isFlat: Bool
  /// Keys that stand twice in one object, at the later place.
  let duplicateKeys: [(key: String, offset: Int)]
  /// By key: what an ARB file says in `@key`.
  let metadata: [String: EntryMetadata]
  /// Some translation tells which source it was made from.
  let hasRecords: Bool
  /// What an ARB file says of itself.
  let header: ARBHeader
  private let knownIndices: Mutex<[String: Int]?>

  init(
    _ source: SourceFile, root: JSONNode, locale: String, fileLocale: String?, isSource: Bool,
    dialect: Linter.Dialect?, hasByteOrderMark: Bool = false, parser: MessageParser
  ) {
    self.hasByteOrderMark = hasByteOrderMark
    isARB = source.path.hasSuffix(".arb")
    header = ARBHeader(root, fileLocale: fileLocale, isARB: isARB)
    self.dialect = dialect ?? header.dialect ?? .icu
    var reader = MessageReader(parser: parser, isARB: isARB, dialect: self.dialect)
    reader.read(root, path: "")
    self.source = source
    lines = LineIndex(source)
    self.locale = locale
    language = String(locale.prefix { $0 != "-" })
    self.isSource = isSource
    isFlat = reader.isFlat
    duplicateKeys = reader.duplicateKeys
    metadata = reader.metadata
    hasRecords = metadata.values.contains { $0.record != nil }
    entries = reader.entries
    knownIndices = Mutex(reader.indices)
  }

  /// Where the entry of each key stands. Made when it is asked for: of many translations it never is.
  var indices: [String: Int] {
    knownIndices.withLock { known in
      if let known { return known }
      var indices = [String: Int](minimumCapacity: entries.count)
      for (index, entry) in entries.enumerated() { indices[entry.key] = index }
      known = indices
      return indices
    }
  }

  subscript(key: String) -> MessageEntry? { indices[key].map { entries[$0] } }

  /// A change of a part of a message's text, as a change of the file.
  func fix(_ entry: MessageEntry, _ spot: Range<Int>, with replacement: String, isSafe: Bool) -> Fix {
    let start = source.offset(inString: entry.range, decodedOffset: spot.lowerBound)
    let end = source.offset(inString: entry.range, decodedOffset: spot.upperBound)
    return Fix(range: start..<end, replacement: replacement.escapedForJSON, isSafe: isSafe)
  }
}

extension String {
  /// The text as it stands inside the quotes of a JSON string.
  fileprivate var escapedForJSON: String {
    var json = JSONWriter()
    json.value(self)
    return String(json.text.dropFirst().dropLast())
  }
}

/// One message of a file. A class, since every rule is handed it.
final class MessageEntry: Sendable {
  let key: String
  let text: String
  /// The string in the file, quotes included.
  let range: Range<Int>
  /// Nil when all of the text is literal.
  private let tree: Result<[MessageNode], MessageSyntaxError>?
  /// Every place where an argument stands; none when the message does not parse.
  let arguments: [ArgumentReference]
  /// What the text and its tree are made of.
  let features: TextFeatures

  /// - Parameters:
  ///   - tree: nil when all of the text is literal.
  ///   - features: of the text.
  init(
    key: String, text: String, range: Range<Int>, tree: Result<[MessageNode], MessageSyntaxError>?,
    features: TextFeatures
  ) {
    self.key = key
    self.text = text
    self.range = range
    self.tree = tree
    switch tree {
    case nil:
      arguments = []
      self.features = features
    case .success(let nodes):
      arguments = nodes.arguments
      self.features = features.union(nodes.features)
    case .failure:
      arguments = []
      self.features = features.union(.invalid)
    }
  }

  var parsed: Result<[MessageNode], MessageSyntaxError> { tree ?? .success(text.isEmpty ? [] : [.literal(text)]) }

  /// The same arguments stand in another message, in the same order.
  func hasArguments(of other: MessageEntry) -> Bool {
    arguments.count == other.arguments.count && zip(arguments, other.arguments).allSatisfy { $0.name == $1.name }
  }
}

/// What stands in the `@key` object of an ARB file.
struct EntryMetadata: Sendable {
  let offset: Int
  let hasDescription: Bool
  /// Nothing stands in it: some files head their sections with such keys.
  let isHeading: Bool
  /// Nil when there is no list of placeholders.
  let placeholders: [String: ArgumentDefinition.ValueType?]?
  let record: TranslationRecord?
  let suppressions: [Suppression]
}

/// `"x-lint-ignore": [{"rule": "...", "reason": "..."}]`
struct Suppression: Sendable {
  let rule: String
  let reason: String
  let offset: Int
}

/// What an ARB file says of itself.
struct ARBHeader: Sendable {
  /// The text of `@@locale`, its place, and the locale of the file's name.
  let locale: (text: String, offset: Int)?
  let fileLocale: String?
  let dialect: Linter.Dialect?
  /// Keys like `@@locale ` that are nearly one.
  let misspeltLocaleKey: (text: String, offset: Int)?

  init(_ root: JSONNode, fileLocale: String?, isARB: Bool) {
    locale = root["@@locale"].flatMap { node in node.string.map { ($0, node.range.lowerBound) } }
    self.fileLocale = fileLocale
    dialect = root["@@x-syntax"]?.string.flatMap(Linter.Dialect.init)
    let members = isARB ? root.members ?? [] : []
    misspeltLocaleKey = members.indices.first { Self.isNearlyLocale(members[$0].key) }.map { index in
      (members[index].key, members[index].keyRange.lowerBound)
    }
  }

  private static func isNearlyLocale(_ key: String) -> Bool {
    // A look at the length first: there is an `@key` for every key.
    guard (8..<16).contains(key.utf8.count), key.utf8.contains(UInt8(ascii: "@")) else { return false }
    return key != "@@locale" && key.filter { !$0.isWhitespace }.lowercased() == "@@locale"
  }
}
