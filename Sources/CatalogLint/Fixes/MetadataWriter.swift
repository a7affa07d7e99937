package import AuthCopy

/// Writes into the `@key` objects of an ARB file in the layout of the file, and changes nothing else.
package struct MetadataWriter {
  private let document: MessageDocument
  private let root: JSONNode
  private let members: [JSONMember]
  /// The index of each member; of a duplicate key the last counts.
  private let indices: [String: Int]

  /// A member of an `@key` object.
  typealias Value = (name: String, json: String)

  package init?(_ document: MessageDocument) {
    guard let root = try? JSONParser.parse(document.file.bytes), let members = root.members else { return nil }
    self.document = document
    self.root = root
    self.members = members
    indices = Dictionary(members.indices.map { (members[$0].key, $0) }) { $1 }
  }

  /// The text of a key; nil for none.
  func text(ofKey key: String) -> String? { indices[key].flatMap { members[$0].value.string } }

  /// Suppresses a rule for a key: `"x-lint-ignore": [{"rule": …, "reason": …}]`.
  ///
  /// - Returns: the content of the file with the suppression.
  package func ignoring(_ rule: String, of key: String, reason: String) -> [UInt8] {
    let element = "{\(member("rule", quoted(rule))), \(member("reason", quoted(reason)))}"
    let name = KeyMetadata.suppressionsKey
    guard let list = indices["@\(key)"].flatMap({ members[$0].value[name] }), let last = list.array?.last else {
      return applying(changes(ofKey: key, setting: [(name, "[\(element)]")]))
    }
    let end = last.range.upperBound
    return applying([change(end..<end, to: ", \(element)")])
  }

  /// - Returns: the content of the file after changes to several keys.
  func applying(_ fixes: [Fix]) -> [UInt8] {
    document.file.bytes.applying(fixes.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }

  /// The changes that give members of an `@key` object their values; none when they have them, when the file does not have
  /// the key, or when the `@key` is no object.
  func changes(ofKey key: String, setting values: [Value]) -> [Fix] {
    guard let index = indices[key] else { return [] }
    return indices["@\(key)"].map { updates(of: $0, with: values) } ?? [insertion(after: index, of: values)]
  }

  private func updates(of index: Int, with values: [Value]) -> [Fix] {
    let metadata = members[index].value
    guard let own = metadata.members else { return [] }
    var fixes: [Fix] = []
    var missing: [Value] = []
    for value in values {
      if let node = metadata[value.name] {
        if text(node.range) != value.json { fixes.append(change(node.range, to: value.json)) }
      } else {
        missing.append(value)
      }
    }
    if missing.isEmpty { return fixes }
    guard let last = own.indices.last else {
      return [change(metadata.range, to: object(missing, after: gap(before: index, of: members, in: root)))]
    }
    let before = gap(before: last, of: own, in: metadata)
    // On one line, nothing stands between the brace and the first member, but a space may follow a comma.
    let gap = last == 0 && !before.utf8.contains(0x0A) ? String(colon.drop { $0 != " " }) : before
    let end = own[last].value.range.upperBound
    return fixes + [change(end..<end, to: missing.map { ",\(gap)\(member($0.name, $0.json))" }.joined())]
  }

  /// The change that puts a new `@key` after its key.
  private func insertion(after index: Int, of values: [Value]) -> Fix {
    let gap = gap(before: index, of: members, in: root)
    let end = members[index].value.range.upperBound
    // The key as it is written, with its escapes.
    let key = text(members[index].keyRange).dropFirst().dropLast()
    return change(end..<end, to: ",\(gap)\(member("@\(key)", object(values, after: gap)))")
  }

  private func change(_ range: Range<Int>, to replacement: String) -> Fix {
    Fix(range: range, replacement: replacement, isSafe: true)
  }

  /// An object that stands after the white space of a gap: on lines of its own, one level deeper, if the gap has a line
  /// break.
  private func object(_ values: [Value], after gap: String) -> String {
    let lineBreak = gap.utf8.lastIndex(of: 0x0A)
    let indentation = lineBreak.map { gap[gap.utf8.index(after: $0)...] } ?? ""
    let members = values.map { member($0.name, $0.json) }
    if lineBreak == nil { return "{\(members.joined(separator: ",\(gap)"))}" }
    return "{\(members.map { "\(gap)\(indentation)\($0)" }.joined(separator: ","))\(gap)}"
  }

  private func member(_ name: String, _ value: String) -> String { "\"\(name)\"\(colon)\(value)" }

  private func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.value(text)
    return json.text
  }

  /// The colon with the white space around it, as the file's first member has it.
  private var colon: String {
    members.first.map { text($0.keyRange.upperBound..<$0.value.range.lowerBound) } ?? ": "
  }

  /// The white space before a member's key, after the brace or the comma.
  private func gap(before index: Int, of members: [JSONMember], in object: JSONNode) -> String {
    let start = index == 0 ? object.range.lowerBound + 1 : members[index - 1].value.range.upperBound
    let gap = document.file.bytes[start..<members[index].keyRange.lowerBound]
    return String(decoding: gap[(gap.firstIndex(of: UInt8(ascii: ",")).map { $0 + 1 } ?? start)...], as: UTF8.self)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: document.file.bytes[range], as: UTF8.self) }
}
