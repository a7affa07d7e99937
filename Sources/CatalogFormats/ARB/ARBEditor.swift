package import MessageFiles

/// Computes the edits that change a flat ARB or JSON file, in the layout of the file.
package struct ARBEditor {
  private let file: JSONFile
  private let members: [JSONMember]
  /// The index of each member; the last one for a duplicate key.
  private let indices: [String: Int]

  /// A member of an `@key` object, with its value as JSON.
  private typealias MetadataMember = (name: String, json: String)

  /// - Parameters:
  ///   - bytes: the content of the file.
  ///   - model: the source, for a layout that the file does not show.
  /// - Returns: nil for a file that is not a JSON object.
  package init?(_ bytes: [UInt8], model: LocaleDocument? = nil) {
    guard let file = JSONFile(bytes, model: model.flatMap { JSONFile($0.file.bytes) }), let members = file.root.members
    else { return nil }
    self.file = file
    self.members = members
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
    var added: [Int: [FileLayout.Node]] = [:]
    // Messages come after the headers.
    var previous = members.prefix { $0.key.hasPrefix("@@") }.count - 1
    for key in order {
      if let index = indices[key] {
        previous = indices["@\(key)"].map { max($0, index) } ?? index
        guard let text = texts[key] else { continue }
        edits.append(TextEdit(members[index].value.range, text.quotedForJSON))
      } else if let text = texts[key] {
        added[previous, default: []].append(file.member(key.quotedForJSON, .string(text)))
      }
    }
    for (index, messages) in added {
      edits.append(file.inserting(messages, after: index < 0 ? nil : rangeWithMessage(index), in: file.root))
    }
    return edits
  }

  /// Returns the range of a member; of the metadata of a message, it begins with the message.
  private func rangeWithMessage(_ index: Int) -> Range<Int> {
    let isMetadata = index > 0 && members[index].key == "@\(members[index - 1].key)"
    return members[isMetadata ? index - 1 : index].range.lowerBound..<members[index].range.upperBound
  }

  /// Returns the edit that adds the first messages to a file with only headers on one line, each on a separate line.
  private func firstMessagesEdit(with texts: [String: String], order: [String]) -> TextEdit? {
    guard !members.isEmpty, members.allSatisfy({ $0.key.hasPrefix("@@") }), !gap(before: 0).utf8.contains(0x0A) else {
      return nil
    }
    let headers = members.map { file.member(file.text($0.keyRange), FileLayout.Node(start: file.text($0.value.range))) }
    let messages = order.compactMap { key in texts[key].map { file.member(key.quotedForJSON, .string($0)) } }
    return file.layout.replacing(file.root.range, with: .object(headers + messages))
  }

  // MARK: Metadata

  /// Returns the edits that suppress a rule for a key: `"x-lint-ignore": [{"rule": …, "reason": …}]`.
  package func suppressing(_ rule: String, of key: String, reason: String) -> [TextEdit] {
    let members = [("rule", rule), ("reason", reason)].map { file.member($0.quotedForJSON, .string($1)) }
    let element = file.layout.text(.object(members), after: "")
    let name = KeyMetadata.suppressionsKey
    guard let list = indices["@\(key)"].flatMap({ self.members[$0].value[name] }), let last = list.array?.last else {
      return edits(ofKey: key, setting: [(name, "[\(element)]")])
    }
    return [TextEdit(last.range.upperBound..<last.range.upperBound, ", \(element)")]
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
      let elements = kept.map { file.text($0.range) }.joined(separator: ", ")
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
      return file.text(range) == json ? nil : TextEdit(range, json)
    }
    return indices[ReviewRecord.reviewerKey].map { index in
      let record = file.member(ReviewRecord.textsKey.quotedForJSON, FileLayout.Node(start: json))
      return file.inserting([record], after: members[index].range, in: file.root)
    }
  }

  /// Returns the edits that restore a member of the `@key` object of a key from another version of the file.
  ///
  /// The member is removed if the other version does not have it.
  package func restoring(_ name: String, of key: String, from other: ARBEditor) -> [TextEdit] {
    if let value = other.indices["@\(key)"].flatMap({ other.members[$0].value[name] }) {
      return edits(ofKey: key, setting: [(name, other.file.text(value.range))])
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
    // The key as written, including its escapes.
    let name = file.text(members[index].keyRange).dropFirst()
    return [file.inserting([file.member("\"@\(name)", object(values))], after: members[index].range, in: file.root)]
  }

  private func updates(of index: Int, with values: [MetadataMember]) -> [TextEdit] {
    let metadata = members[index].value
    guard let metadataMembers = metadata.members else { return [] }
    var edits: [TextEdit] = []
    var missing: [MetadataMember] = []
    for value in values {
      if let node = metadata[value.name] {
        if file.text(node.range) != value.json { edits.append(TextEdit(node.range, value.json)) }
      } else {
        missing.append(value)
      }
    }
    if missing.isEmpty { return edits }
    guard let last = metadataMembers.last else {
      return [TextEdit(metadata.range, file.layout.text(object(missing), after: gap(before: index)))]
    }
    return edits + [file.inserting(missing.map(member), after: last.range, in: metadata)]
  }

  // MARK: Layout

  /// Returns the white space before a member of the file.
  private func gap(before index: Int) -> String { file.layout.gap(before: members[index].range.lowerBound) }

  private func object(_ values: [MetadataMember]) -> FileLayout.Node { .object(values.map(member)) }

  private func member(_ value: MetadataMember) -> FileLayout.Node {
    file.member(value.name.quotedForJSON, FileLayout.Node(start: value.json))
  }
}
