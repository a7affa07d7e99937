internal import AuthCopy

/// Keeps the record in a translation's `@key`: which source it was made from, and what it was then.
struct TranslationRecords {
  private let file: MessageFile
  private let source: MessageFile?

  /// - Parameter source: nil for the source itself.
  init(_ file: MessageFile, source: MessageFile?) {
    self.file = file
    self.source = source
  }

  /// The file's new content with the records of translations refreshed that a person has changed.
  ///
  /// A change that a fix alone made keeps the record's source: whether the translation is stale is not for it to say.
  func refreshed(_ bytes: [UInt8]) -> [UInt8] {
    guard let source, file.metadata.values.contains(where: { $0.record != nil }),
      let root = try? JSONParser.parse(bytes), let members = root.members
    else { return bytes }
    var edits: [(range: Range<Int>, text: String)] = []
    for member in members {
      guard let text = member.value.string, let sourceText = source[member.key]?.text,
        let node = root["@\(member.key)"], let record = TranslationRecord(node),
        ContentHash(text).description != record.translation,
        let sourceHash = node[TranslationRecord.sourceKey], let translationHash = node[TranslationRecord.translationKey]
      else { continue }
      let wasUntouched = file[member.key].map { ContentHash($0.text).description == record.translation } ?? false
      if !wasUntouched { edits.append((sourceHash.range, "\"\(ContentHash(sourceText))\"")) }
      edits.append((translationHash.range, "\"\(ContentHash(text))\""))
    }
    var result = bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      result.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    return result
  }
}
