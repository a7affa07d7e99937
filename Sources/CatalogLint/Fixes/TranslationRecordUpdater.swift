internal import CatalogFormats
internal import MessageFiles

/// Updates the records of translations that fixes change.
struct TranslationRecordUpdater {
  private let file: MessageFile

  /// - Parameter file: the file before its fixes.
  init(_ file: MessageFile) { self.file = file }

  /// Returns the fixed content with updated records of the translations that matched their records before.
  ///
  /// The recorded source is kept, because a fix cannot tell whether the translation is stale.
  func updatingRecords(in bytes: [UInt8]) -> [UInt8] {
    guard file.hasRecords, bytes != file.document.file.bytes,
      let document = try? MessageDocument(SourceFile(path: file.path, bytes: bytes))
    else { return bytes }
    var edits: [TextEdit] = []
    for entry in document.entries {
      guard let node = document.metadata(ofKey: entry.key)?.value, let record = TranslationRecord(node),
        let hash = node[TranslationRecord.translationKey], record.isEdited(translation: entry.text),
        let old = file[entry.key], !record.isEdited(translation: old.text)
      else { continue }
      edits.append(TextEdit(hash.range, "\"\(ContentHash(entry.text))\""))
    }
    return bytes.applying(edits)
  }
}
