internal import AuthCopy
internal import CatalogFormats

extension EntryContext {
  /// The placeholders of the translation and of its source; nil when the messages are ICU's, or one has none to compare.
  var placeholders: (translation: [FormatPlaceholder], source: [FormatPlaceholder])? {
    guard let source, !file.dialect.isICU, !entry.text.isEmpty else { return nil }
    return (file.dialect.placeholders(in: entry.text), file.dialect.placeholders(in: source.text))
  }
}

extension FormatPlaceholder.Kind {
  /// Whether a program that passes one may get the other.
  func accepts(_ other: FormatPlaceholder.Kind) -> Bool { self == other || self == .any || other == .any }
}
