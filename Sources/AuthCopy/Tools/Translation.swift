package import MessageFiles

/// The origin of the text of a key in a locale.
package struct Translation: Hashable, Sendable {
  /// The locale of the text, which differs from the requested one if the translation is missing.
  package let locale: String
  /// The place of the text in its file.
  package let location: SourceLocation
  /// Whether the source has changed since the text was translated.
  package let isStale: Bool
}

/// The origins of all texts of a catalog, for reviews; requests do not need them.
final class TranslationTable: Sendable {
  /// The translations by locale and key.
  private let translations: [String: [String: Translation]]

  init(_ document: CatalogDocument) {
    var source: [String: String] = [:]
    for file in document.source {
      for entry in file.entries where source[entry.key] == nil { source[entry.key] = entry.text }
    }
    let locales = document.copy.keys.map { locale in
      var texts: [String: Translation] = [:]
      for file in document.fallbacks(of: locale) {
        let lines = LineIndex(file.file)
        for entry in file.entries where texts[entry.key] == nil {
          guard let text = source[entry.key] else { continue }
          let isInOwnFile = file.locale == locale
          let record = isInOwnFile ? file.metadata(ofKey: entry.key).flatMap { TranslationRecord($0.value) } : nil
          let position = lines.position(at: entry.range.lowerBound)
          texts[entry.key] = Translation(
            locale: (file.locale ?? locale).description,
            location: SourceLocation(path: file.file.path, line: position.line, column: position.column),
            isStale: record?.isStale(source: text, translation: entry.text) ?? false)
        }
      }
      return (locale.description, texts)
    }
    translations = Dictionary(uniqueKeysWithValues: locales)
  }

  subscript(key: String, locale: String) -> Translation? { translations[locale]?[key] }
}
