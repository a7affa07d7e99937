package import AuthCopy

/// Writes into the `@key` objects of an ARB file in the layout of the file, and changes nothing else.
package struct MetadataWriter {
  private let file: FlatFile

  /// A member of an `@key` object.
  typealias Value = (name: String, json: String)

  package init?(_ document: MessageDocument) {
    guard let file = FlatFile(document) else { return nil }
    self.file = file
  }

  /// The text of a key; nil for none.
  func text(ofKey key: String) -> String? { file.indices[key].flatMap { file.members[$0].value.string } }

  /// Suppresses a rule for a key: `"x-lint-ignore": [{"rule": …, "reason": …}]`.
  ///
  /// - Returns: the content of the file with the suppression.
  package func ignoring(_ rule: String, of key: String, reason: String) -> [UInt8] {
    let element = "{\(member("rule", file.quoted(rule))), \(member("reason", file.quoted(reason)))}"
    let name = KeyMetadata.suppressionsKey
    guard let list = file.indices["@\(key)"].flatMap({ file.members[$0].value[name] }), let last = list.array?.last
    else {
      return applying(changes(ofKey: key, setting: [(name, "[\(element)]")]))
    }
    let end = last.range.upperBound
    return applying([change(end..<end, to: ", \(element)")])
  }

  /// - Returns: the content of the file after changes to several keys.
  func applying(_ fixes: [Fix]) -> [UInt8] { file.applying(fixes) }

  /// The changes that give members of an `@key` object their values; none when they have them, when the file does not have
  /// the key, or when the `@key` is no object.
  func changes(ofKey key: String, setting values: [Value]) -> [Fix] {
    guard let index = file.indices[key] else { return [] }
    return file.indices["@\(key)"].map { updates(of: $0, with: values) } ?? [insertion(after: index, of: values)]
  }

  private func updates(of index: Int, with values: [Value]) -> [Fix] {
    let metadata = file.members[index].value
    guard let own = metadata.members else { return [] }
    var fixes: [Fix] = []
    var missing: [Value] = []
    for value in values {
      if let node = metadata[value.name] {
        if file.text(node.range) != value.json { fixes.append(change(node.range, to: value.json)) }
      } else {
        missing.append(value)
      }
    }
    if missing.isEmpty { return fixes }
    guard let last = own.indices.last else {
      return [change(metadata.range, to: object(missing, after: gap(before: index)))]
    }
    let before = file.gap(before: last, of: own, in: metadata)
    // On one line, nothing stands between the brace and the first member, but a space may follow a comma.
    let gap = last == 0 && !before.utf8.contains(0x0A) ? String(file.colon.drop { $0 != " " }) : before
    let end = own[last].value.range.upperBound
    return fixes + [change(end..<end, to: missing.map { ",\(gap)\(member($0.name, $0.json))" }.joined())]
  }

  /// The change that puts a new `@key` after its key.
  private func insertion(after index: Int, of values: [Value]) -> Fix {
    let gap = gap(before: index)
    let end = file.members[index].value.range.upperBound
    // The key as it is written, with its escapes.
    let key = file.text(file.members[index].keyRange).dropFirst().dropLast()
    return change(end..<end, to: ",\(gap)\(member("@\(key)", object(values, after: gap)))")
  }

  /// The white space before the key of a member of the file.
  private func gap(before index: Int) -> String { file.gap(before: index, of: file.members, in: file.root) }

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

  private func member(_ name: String, _ value: String) -> String { "\"\(name)\"\(file.colon)\(value)" }
}
