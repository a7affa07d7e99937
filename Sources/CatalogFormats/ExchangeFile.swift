internal import Foundation
package import MessageFiles

/// A file that translators returned: XLIFF or PO, which contain each translation next to its source.
package struct ExchangeFile {
  /// A message of the file.
  package struct Unit {
    /// The key of the message; nil if a PO entry has neither `msgctxt` nor a reference.
    package let key: String?
    package let source: String
    /// The translation; nil if it is missing or empty.
    package let translation: String?
    /// Whether the file marks the translation as needing review.
    package let needsReview: Bool
    /// The offset in bytes of the translation in the file, or of the source if there is no translation.
    package let offset: Int
  }

  package let file: SourceFile
  package let format: CatalogFormat
  package let units: [Unit]
  /// The language of the sources, as written; nil if the file does not declare it.
  package let sourceLocale: LocaleDocument.DeclaredLocale?
  /// The language of the translations, as written; nil if the file does not declare it.
  package let targetLocale: LocaleDocument.DeclaredLocale?
  /// The keys that occur twice.
  package let duplicateKeys: [LocaleDocument.DuplicateKey]
  /// The number of messages at the time of the export; nil if the file does not contain it.
  package let messageCount: Int?

  /// - Throws: an error with an offset if the file is not of its format.
  package init(_ file: SourceFile, format: CatalogFormat) throws(CatalogSyntaxError) {
    // Reject declared entities: translators have not written the text that they contain.
    if format == .xliff, let offset = file.bytes.offset(of: "<!ENTITY") {
      throw CatalogSyntaxError(.declaredEntity, in: "XLIFF", at: offset)
    }
    let documents = format == .xliff ? try XLIFFReader(joinsSegments: true).read(file) : try format.read(file)
    let source = documents.first { $0.role != .translation }
    let translation = documents.first { $0.role == .translation }
    self.file = file
    self.format = format
    sourceLocale = source?.declaredLocale
    targetLocale = translation?.declaredLocale
    duplicateKeys = source?.duplicateKeys ?? []
    messageCount = format == .po ? Self.messageCount(of: file) : nil
    units = (source?.entries ?? []).flatMap { entry in
      let index = translation?.indices[entry.key]
      let translatedEntry = index.flatMap { translation?.entries[$0] }
      return (format == .po ? Self.keys(of: entry, in: file) : [entry.key]).map { key in
        Unit(
          key: key, source: entry.text,
          translation: translatedEntry.flatMap { $0.text.isEmpty ? nil : $0.text },
          needsReview: index.flatMap { translation?.details[$0]?.needsReview } ?? false,
          offset: (translatedEntry ?? entry).range.lowerBound)
      }
    }
  }

  /// Returns the keys of a PO entry: its context, or its references if it has no context.
  ///
  /// A tool that drops contexts merges entries with the same source, so that one entry has several references.
  private static func keys(of entry: MessageDocument.Entry, in file: SourceFile) -> [String?] {
    // ``POReader`` joins the context and the source text: `CONTEXT|ID`.
    if entry.key.hasSuffix("|\(entry.text)") { return [String(entry.key.dropLast(entry.text.count + 1))] }
    // The comments are on the lines above `msgid`.
    var end = file.bytes[..<entry.range.lowerBound].lastIndex(of: 0x0A) ?? 0
    var references: [String] = []
    while end > 0 {
      let start = file.bytes[..<end].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      guard file.bytes[start] == UInt8(ascii: "#") else { break }
      let line = String(decoding: file.bytes[start..<end], as: UTF8.self)
      if line.hasPrefix("#: ") {
        references =
          line.dropFirst(3).split(whereSeparator: \.isWhitespace).map {
            String($0).replacing("+", with: " ").removingPercentEncoding ?? String($0)
          }
          + references
      }
      end = max(start - 1, 0)
    }
    return references.isEmpty ? [nil] : references
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
