internal import AuthCopy

/// Updates the record in a translation's `@key`: hashes of the source that it was made from and of the translation.
struct TranslationRecords {
  private let file: MessageFile
  private let source: MessageFile?

  /// - Parameter source: nil for the source itself.
  init(_ file: MessageFile, source: MessageFile?) {
    self.file = file
    self.source = source
  }

  /// Updates the records of translations that changed.
  ///
  /// When only a fix changed a translation, the recorded source stays: a fix does not know whether the translation is
  /// stale.
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
