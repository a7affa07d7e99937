package import MessageFiles

/// Computes the edits that change a flat ARB or JSON file, in the layout of the file.
package struct ARBEditor {
  private let document: MessageDocument
  private let root: JSONNode
  private let members: [JSONMember]
  private let layout: JSONLayout
  /// The index of each member; the last one for a duplicate key.
  private let indices: [String: Int]

  /// A member of an `@key` object, with its value as JSON.
  private typealias MetadataMember = (name: String, json: String)

  /// - Returns: nil for a file that is not a JSON object.
  package init?(_ document: MessageDocument) {
    guard let root = try? JSONParser.parse(document.file.bytes), let members = root.members else { return nil }
    self.document = document
    self.root = root
    self.members = members
    layout = JSONLayout(document.file.bytes, root: root)
    indices = Dictionary(members.indices.map { (members[$0].key, $0) }) { $1 }
  }

  // MARK: Translations

  /// Returns the edits that replace the translations of existing keys, and add new keys in the order of the source.
  ///
  /// - Parameter order: the keys of the source.
  package func setting(_ texts: [String: String], order: [String]) -> [TextEdit] {
    if let edit = firstMessagesEdit(with: texts, order: order) { return [edit] }
    var edits: [TextEdit] = []
    /// The new members, by the index of the member that they follow; -1 at the start of the file.
    var added: [Int: String] = [:]
    let gap = members.isEmpty ? "\(layout.lineEnd)  " : gap(before: 0)
    // Messages come after the headers.
    var previous = members.prefix { $0.key.hasPrefix("@@") }.count - 1
    for key in order {
      if let index = indices[key] {
        previous = indices["@\(key)"].map { max($0, index) } ?? index
        guard let text = texts[key] else { continue }
        edits.append(TextEdit(members[index].value.range, text.quotedForJSON))
      } else if let text = texts[key] {
        added[previous, default: ""] += ",\(gap)\(key.quotedForJSON)\(colon)\(text.quotedForJSON)"
      }
    }
    for (index, text) in added {
      if index >= 0 {
        edits.append(insertion(of: text, after: members[index].value.range))
      } else {
        // Without a preceding member, the comma comes after the new members.
        let start = root.range.lowerBound + 1
        edits.append(TextEdit(start..<start, text.dropFirst() + (members.isEmpty ? layout.lineEnd : ",")))
      }
    }
    return edits
  }

  /// Returns the edit that adds the first messages to a file with only headers on one line, each on a separate line.
  private func firstMessagesEdit(with texts: [String: String], order: [String]) -> TextEdit? {
    guard !members.isEmpty, members.allSatisfy({ $0.key.hasPrefix("@@") }), !gap(before: 0).utf8.contains(0x0A) else {
      return nil
    }
    let headers = members.map { "\(text($0.keyRange)): \(text($0.value.range))" }
    let messages = order.compactMap { key in texts[key].map { "\(key.quotedForJSON): \($0.quotedForJSON)" } }
    let range = root.range.lowerBound..<document.file.bytes.count
    let lineEnd = layout.lineEnd
    let lines = (headers + messages).joined(separator: ",\(lineEnd)  ")
    return TextEdit(range, "{\(lineEnd)  \(lines)\(lineEnd)}\(lineEnd)")
  }

  // MARK: Metadata

  /// Returns the edits that suppress a rule for a key: `"x-lint-ignore": [{"rule": …, "reason": …}]`.
  package func ignoring(_ rule: String, of key: String, reason: String) -> [TextEdit] {
    let element = "{\(member("rule", rule.quotedForJSON)), \(member("reason", reason.quotedForJSON))}"
    let name = KeyMetadata.suppressionsKey
    guard let list = indices["@\(key)"].flatMap({ members[$0].value[name] }), let last = list.array?.last else {
      return edits(ofKey: key, setting: [(name, "[\(element)]")])
    }
    return [insertion(of: ", \(element)", after: last.range)]
  }

  /// Returns the edits that remove the suppression of a rule, and objects that become empty.
  package func removingSuppression(_ rule: String, of key: String) -> [TextEdit] {
    guard let index = indices["@\(key)"], let metadataMembers = members[index].value.members,
      let memberIndex = metadataMembers.firstIndex(where: { $0.key == KeyMetadata.suppressionsKey }),
      let list = metadataMembers[memberIndex].value.array
    else { return [] }
    let kept = list.filter { $0["rule"]?.string != rule }
    if kept.count == list.count { return [] }
    if !kept.isEmpty {
      let elements = kept.map { text($0.range) }.joined(separator: ", ")
      return [TextEdit(metadataMembers[memberIndex].value.range, "[\(elements)]")]
    }
    return [removal(ofMember: memberIndex, ofKeyAt: index, metadataMembers)]
  }

  /// Returns the edit that removes a member of an `@key` object, or the whole object if the member is its only one.
  private func removal(ofMember memberIndex: Int, ofKeyAt index: Int, _ metadataMembers: [JSONMember]) -> TextEdit {
    metadataMembers.count > 1 ? removal(of: memberIndex, of: metadataMembers) : removal(of: index, of: members)
  }

  /// Returns the edit that removes a member and its comma.
  private func removal(of index: Int, of members: [JSONMember]) -> TextEdit {
    let end = members[index].value.range.upperBound
    if index > 0 { return TextEdit(members[index - 1].value.range.upperBound..<end, "") }
    let next = members.count > 1 ? members[1].keyRange.lowerBound : end
    return TextEdit(members[0].keyRange.lowerBound..<next, "")
  }

  /// Returns the edits that record translations.
  ///
  /// - Parameter sources: the source of each translation, by key.
  /// - Returns: the edits, and the number of records that are new or have changed.
  package func recording(_ sources: [String: String]) -> (edits: [TextEdit], recorded: Int) {
    let edits = sources.compactMap { key, source -> [TextEdit]? in
      guard let translation = indices[key].flatMap({ members[$0].value.string }) else { return nil }
      let edits = self.edits(
        ofKey: key,
        setting: [
          (TranslationRecord.sourceKey, "\"\(ContentHash(source))\""),
          (TranslationRecord.translationKey, "\"\(ContentHash(translation))\""),
        ])
      return edits.isEmpty ? nil : edits
    }
    return (edits.flatMap(\.self), edits.count)
  }

  /// Returns the edit that records which texts were read, in the header after the reviewer's.
  ///
  /// - Returns: nil if the record is the same already, or if no header says who has read the texts.
  package func recording(_ review: ReviewRecord) -> TextEdit? {
    let json = review.description.quotedForJSON
    if let index = indices[ReviewRecord.textsKey] {
      let range = members[index].value.range
      return text(range) == json ? nil : TextEdit(range, json)
    }
    return indices[ReviewRecord.reviewerKey].map { index in
      insertion(of: ",\(gap(before: index))\(member(ReviewRecord.textsKey, json))", after: members[index].value.range)
    }
  }

  /// Returns the edits that restore a member of the `@key` object of a key from another version of the file.
  ///
  /// The member is removed if the other version does not have it.
  package func restoring(_ name: String, of key: String, from other: ARBEditor) -> [TextEdit] {
    if let value = other.indices["@\(key)"].flatMap({ other.members[$0].value[name] }) {
      return edits(ofKey: key, setting: [(name, other.text(value.range))])
    }
    guard let index = indices["@\(key)"], let metadataMembers = members[index].value.members,
      let memberIndex = metadataMembers.firstIndex(where: { $0.key == name })
    else { return [] }
    return [removal(ofMember: memberIndex, ofKeyAt: index, metadataMembers)]
  }

  /// Returns the edits that set the values of members of an `@key` object.
  ///
  /// Empty if the members have the values already, if the file lacks the key, or if `@key` is not an object.
  private func edits(ofKey key: String, setting values: [MetadataMember]) -> [TextEdit] {
    guard let index = indices[key] else { return [] }
    if let metadata = indices["@\(key)"] { return updates(of: metadata, with: values) }
    let gap = gap(before: index)
    // The key as written, including its escapes.
    let name = text(members[index].keyRange).dropFirst().dropLast()
    return [
      insertion(of: ",\(gap)\(member("@\(name)", object(values, after: gap)))", after: members[index].value.range)
    ]
  }

  private func updates(of index: Int, with values: [MetadataMember]) -> [TextEdit] {
    let metadata = members[index].value
    guard let metadataMembers = metadata.members else { return [] }
    var edits: [TextEdit] = []
    var missing: [MetadataMember] = []
    for value in values {
      if let node = metadata[value.name] {
        if text(node.range) != value.json { edits.append(TextEdit(node.range, value.json)) }
      } else {
        missing.append(value)
      }
    }
    if missing.isEmpty { return edits }
    guard let last = metadataMembers.indices.last else {
      return [TextEdit(metadata.range, object(missing, after: gap(before: index)))]
    }
    let before = layout.gap(before: last, of: metadataMembers, in: metadata)
    // On one line there is no white space before the first member, but there may be a space after a comma.
    let gap = last == 0 && !before.utf8.contains(0x0A) ? String(colon.drop { $0 != " " }) : before
    let text = missing.map { ",\(gap)\(member($0.name, $0.json))" }.joined()
    return edits + [insertion(of: text, after: metadataMembers[last].value.range)]
  }

  // MARK: Layout

  private func insertion(of text: String, after range: Range<Int>) -> TextEdit {
    TextEdit(range.upperBound..<range.upperBound, text)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: document.file.bytes[range], as: UTF8.self) }

  private var colon: String { layout.colon }

  /// Returns the white space before the key of a member of the file, after the brace or the comma.
  private func gap(before index: Int) -> String { layout.gap(before: index, of: members, in: root) }

  /// Returns an object that follows the white space of a gap: on separate lines, one level deeper, if the gap contains
  /// a line break.
  private func object(_ values: [MetadataMember], after gap: String) -> String {
    let lineBreak = gap.utf8.lastIndex(of: 0x0A)
    let indentation = lineBreak.map { gap[gap.utf8.index(after: $0)...] } ?? ""
    let members = values.map { member($0.name, $0.json) }
    if lineBreak == nil { return "{\(members.joined(separator: ",\(gap)"))}" }
    return "{\(members.map { "\(gap)\(indentation)\($0)" }.joined(separator: ","))\(gap)}"
  }

  private func member(_ name: String, _ json: String) -> String { "\"\(name)\"\(colon)\(json)" }
}
