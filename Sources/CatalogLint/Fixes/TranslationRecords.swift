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
    guard let source, file.hasRecords,
      let document = try? MessageDocument(SourceFile(path: file.path, bytes: bytes))
    else { return bytes }
    var edits: [(range: Range<Int>, text: String)] = []
    for entry in document.entries {
      guard let node = document.metadata(ofKey: entry.key)?.value, let record = TranslationRecord(node),
        let sourceText = source[entry.key]?.text,
        ContentHash(entry.text).description != record.translation,
        let sourceHash = node[TranslationRecord.sourceKey], let translationHash = node[TranslationRecord.translationKey]
      else { continue }
      let wasUntouched = file[entry.key].map { ContentHash($0.text).description == record.translation } ?? false
      if !wasUntouched { edits.append((sourceHash.range, "\"\(ContentHash(sourceText))\"")) }
      edits.append((translationHash.range, "\"\(ContentHash(entry.text))\""))
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }
}
