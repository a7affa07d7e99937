internal import AuthCopy

/// Reads ARB, Format.JS JSON, flat and nested JSON. Keys of nested objects are joined with `.`, list items are `[i]`;
/// the message of a Format.JS entry is its `defaultMessage`.
struct MessageReader {
  let parser: MessageParser
  let isARB: Bool
  let dialect: Linter.Dialect
  private(set) var entries: [MessageEntry] = []
  private(set) var isFlat = true
  /// Where the entry of each key stands; nil when that was not found out on the way.
  private(set) var indices: [String: Int]?
  private(set) var duplicateKeys: [(key: String, offset: Int)] = []
  private(set) var metadata: [String: EntryMetadata] = [:]

  init(parser: MessageParser, isARB: Bool, dialect: Linter.Dialect) {
    self.parser = parser
    self.isARB = isARB
    self.dialect = dialect
  }

  mutating func read(_ node: JSONNode, path: String) {
    switch node.content {
    case .string(let text): read(text, node.range, path)
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

  private mutating func read(_ text: String, _ range: Range<Int>, _ key: String) {
    let features = TextFeatures(text)
    entries.append(
      MessageEntry(key: key, text: text, range: range, tree: tree(text, features), features: features))
  }

  /// The tree of a text; nil when all of it is literal. In Flutter's dialect an apostrophe quotes nothing.
  private func tree(_ text: String, _ features: TextFeatures) -> Result<[MessageNode], MessageSyntaxError>? {
    if features.isDisjoint(with: [.brace, .apostrophe]) { return nil }
    do throws(MessageSyntaxError) {
      guard dialect == .flutter, features.contains(.apostrophe) else {
        return .success(try parser.parse(text))
      }
      let offsets = ApostropheOffsets(text)
      let nodes = try parser.parse(text.replacing("'", with: "''"))
      return .success(nodes.movingPlaces(offsets.original))
    } catch {
      return .failure(error)
    }
  }

  private mutating func read(_ members: [JSONMember], path: String) {
    var last = [String: Int](minimumCapacity: members.count)
    var overridden: Set<Int> = []
    if path.isEmpty {
      entries.reserveCapacity(members.count)
      if isARB { metadata.reserveCapacity(members.count / 2) }
    }
    for index in members.indices {
      guard let earlier = last.updateValue(index, forKey: members[index].key) else { continue }
      overridden.insert(earlier)
      duplicateKeys.append((Self.join(path, members[index].key), members[index].keyRange.lowerBound))
    }
    for index in members.indices where overridden.isEmpty || !overridden.contains(index) {
      let key = members[index].key
      if isARB, key.utf8.first == UInt8(ascii: "@") {
        if !key.hasPrefix("@@") { readMetadata(members[index]) }
      } else if case .string(let text) = members[index].value.content {
        read(text, members[index].value.range, Self.join(path, key))
      } else {
        isFlat = false
        read(members[index].value, path: Self.join(path, key))
      }
    }
    // Each member has one entry, in the same place.
    if isFlat, path.isEmpty, overridden.isEmpty, entries.count == members.count { indices = last }
  }

  private mutating func readMetadata(_ member: JSONMember) {
    let node = member.value
    var placeholders: [String: ArgumentDefinition.ValueType?]?
    if let members = node["placeholders"]?.members {
      placeholders = Dictionary(
        members.map { ($0.key, $0.value["type"]?.string.flatMap(ArgumentDefinition.ValueType.init)) },
        uniquingKeysWith: { $1 })
    }
    let suppressions = (node["x-lint-ignore"]?.array ?? []).map { element in
      Suppression(
        rule: element["rule"]?.string ?? "", reason: element["reason"]?.string ?? "",
        offset: element.range.lowerBound)
    }
    metadata[String(Substring(member.key.utf8.dropFirst()))] = EntryMetadata(
      offset: member.keyRange.lowerBound, hasDescription: node["description"]?.string?.isEmpty == false,
      isHeading: node.members?.isEmpty ?? true,
      placeholders: placeholders, record: TranslationRecord(node), suppressions: suppressions)
  }

  private static func join(_ path: String, _ key: String) -> String {
    path.isEmpty ? key : "\(path).\(key)"
  }
}

/// Leads from a text with doubled apostrophes back to the text as it was written.
private struct ApostropheOffsets {
  /// Where each apostrophe stands in the written text.
  private let places: [Int]

  init(_ text: String) {
    places = text.utf8.enumerated().filter { $0.element == UInt8(ascii: "'") }.map(\.offset)
  }

  func original(_ offset: Int) -> Int {
    var shift = 0
    for place in places where place + shift < offset { shift += 1 }
    return offset - shift
  }
}
