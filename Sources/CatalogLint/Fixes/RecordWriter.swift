package import AuthCopy

/// Writes records into an ARB file in the layout of the file, and changes nothing else.
package struct RecordWriter {
  private let writer: MetadataWriter

  package init?(_ document: MessageDocument) {
    guard let writer = MetadataWriter(document) else { return nil }
    self.writer = writer
  }

  /// Records translations.
  ///
  /// - Parameter sources: the source of each translation, by key.
  /// - Returns: the content of the file with the records, and how many of them are new or have changed.
  package func recording(_ sources: [String: String]) -> (bytes: [UInt8], recorded: Int) {
    var fixes: [Fix] = []
    var recorded = 0
    for (key, source) in sources {
      guard let translation = writer.text(ofKey: key) else { continue }
      let changes = writer.changes(
        ofKey: key,
        setting: [
          (TranslationRecord.sourceKey, "\"\(ContentHash(source))\""),
          (TranslationRecord.translationKey, "\"\(ContentHash(translation))\""),
        ])
      if !changes.isEmpty { recorded += 1 }
      fixes += changes
    }
    return (writer.applying(fixes), recorded)
  }
}
