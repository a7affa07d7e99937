package import AuthCopy

/// A file that came back from translators: XLIFF or PO, in which each translation stands beside its source.
package struct ExchangeFile {
  /// A message of the file.
  package struct Unit {
    /// The key of the message; nil where a PO entry has no `msgctxt`.
    package let key: String?
    package let source: String
    /// The translation; nil where there is none, or it is empty.
    package let translation: String?
    /// Whether the file says that a person has yet to look at the translation.
    package let needsReview: Bool
    /// The offset of the translation, or else of the source, in bytes of the file.
    package let offset: Int
  }

  package let file: SourceFile
  package let format: CatalogFormat
  package let units: [Unit]
  /// The language of the sources, as written; nil where the file does not say.
  package let sourceLocale: LocaleDocument.DeclaredLocale?
  /// The language of the translations, as written; nil where the file does not say.
  package let targetLocale: LocaleDocument.DeclaredLocale?
  /// The keys that occur twice, with the later offset.
  package let duplicateKeys: [(key: String, offset: Int)]
  /// How many messages the file had when it was exported; nil where it does not say.
  package let messageCount: Int?

  /// - Throws: an error with an offset if the file is not of its format.
  package init(_ file: SourceFile, format: CatalogFormat) throws(CatalogSyntaxError) {
    // Whatever an entity stands for, nobody has written it into a translation.
    if format == .xliff, let offset = file.bytes.offset(of: "<!ENTITY") {
      throw CatalogSyntaxError(.declaredEntity, in: "XLIFF", at: offset)
    }
    let documents = try format.read(file)
    let source = documents.first { $0.role != .translation }
    let translation = documents.first { $0.role == .translation }
    self.file = file
    self.format = format
    sourceLocale = source?.declaredLocale
    targetLocale = translation?.declaredLocale
    duplicateKeys = source?.duplicateKeys ?? []
    messageCount = format == .po ? Self.messageCount(of: file) : nil
    units = (source?.entries ?? []).map { entry in
      let index = translation?.indices[entry.key]
      let text = index.flatMap { translation?.entries[$0] }
      return Unit(
        key: format == .po ? Self.key(of: entry) : entry.key, source: entry.text,
        translation: text.flatMap { $0.text.isEmpty ? nil : $0.text },
        needsReview: index.flatMap { translation?.details[$0]?.needsReview } ?? false,
        offset: (text ?? entry).range.lowerBound)
    }
  }

  /// The key in an entry of PO, whose name is `msgctxt|msgid`.
  private static func key(of entry: MessageDocument.Entry) -> String? {
    entry.key.hasSuffix("|\(entry.text)") ? String(entry.key.dropLast(entry.text.count + 1)) : nil
  }

  private static func messageCount(of file: SourceFile) -> Int? {
    let start = String(decoding: file.bytes.prefix(8_192), as: UTF8.self)
    return start.firstMatch(of: /"X-Message-Count: (\d{1,9})\\n"/).flatMap { Int($0.output.1) }
  }
}

extension [UInt8] {
  fileprivate func offset(of text: String) -> Int? {
    let wanted = Array(text.utf8)
    return indices.first { self[$0] == wanted[0] && self[$0...].starts(with: wanted) }
  }
}
