internal import AuthCopy

/// Writes records into an ARB file in the layout of the file, and changes nothing else.
struct RecordWriter {
  private let document: MessageDocument
  private let root: JSONNode
  private let members: [JSONMember]

  init?(_ document: MessageDocument) {
    guard let root = try? JSONParser.parse(document.file.bytes), let members = root.members else { return nil }
    self.document = document
    self.root = root
    self.members = members
  }

  /// Records translations.
  ///
  /// - Parameter sources: the source of each translation, by key.
  /// - Returns: the content of the file with the records, and how many of them are new or have changed.
  func recording(_ sources: [String: String]) -> (bytes: [UInt8], recorded: Int) {
    // Of a duplicate key only the last member counts.
    let indices = Dictionary(members.indices.map { (members[$0].key, $0) }) { $1 }
    var fixes: [Fix] = []
    var recorded = 0
    for (key, source) in sources {
      guard let index = indices[key], let translation = members[index].value.string else { continue }
      let hashes = [
        (name: TranslationRecord.sourceKey, hash: ContentHash(source).description),
        (name: TranslationRecord.translationKey, hash: ContentHash(translation).description),
      ]
      let changes = indices["@\(key)"].map { updates(of: $0, with: hashes) } ?? [insertion(after: index, of: hashes)]
      if !changes.isEmpty { recorded += 1 }
      fixes += changes
    }
    fixes.sort { $0.range.lowerBound < $1.range.lowerBound }
    return (document.file.bytes.applying(fixes), recorded)
  }

  /// The changes of an `@key`; none when it has the record already, or is not an object.
  private func updates(of index: Int, with hashes: [(name: String, hash: String)]) -> [Fix] {
    let metadata = members[index].value
    guard let own = metadata.members else { return [] }
    var fixes: [Fix] = []
    var missing: [(name: String, hash: String)] = []
    for hash in hashes {
      if let node = metadata[hash.name] {
        if node.string != hash.hash { fixes.append(change(node.range, to: "\"\(hash.hash)\"")) }
      } else {
        missing.append(hash)
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
    return fixes + [change(end..<end, to: missing.map { ",\(gap)\(member($0.name, "\"\($0.hash)\""))" }.joined())]
  }

  /// The change that puts a new `@key` after its key.
  private func insertion(after index: Int, of hashes: [(name: String, hash: String)]) -> Fix {
    let gap = gap(before: index, of: members, in: root)
    let end = members[index].value.range.upperBound
    // The key as it is written, with its escapes.
    let key = text(members[index].keyRange).dropFirst().dropLast()
    return change(end..<end, to: ",\(gap)\(member("@\(key)", object(hashes, after: gap)))")
  }

  private func change(_ range: Range<Int>, to replacement: String) -> Fix {
    Fix(range: range, replacement: replacement, isSafe: true)
  }

  /// An object that stands after the white space of a gap: on lines of its own, one level deeper, if the gap has a line
  /// break.
  private func object(_ hashes: [(name: String, hash: String)], after gap: String) -> String {
    let lineBreak = gap.utf8.lastIndex(of: 0x0A)
    let indentation = lineBreak.map { gap[gap.utf8.index(after: $0)...] } ?? ""
    let members = hashes.map { member($0.name, "\"\($0.hash)\"") }
    if lineBreak == nil { return "{\(members.joined(separator: ",\(gap)"))}" }
    return "{\(members.map { "\(gap)\(indentation)\($0)" }.joined(separator: ","))\(gap)}"
  }

  private func member(_ name: String, _ value: String) -> String { "\"\(name)\"\(colon)\(value)" }

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
