internal import AuthCopy
internal import CatalogFormats

extension EntryContext {
  /// The placeholders of the translation and of its source; nil when the messages are ICU's, or one has none to compare.
  var placeholders: (translation: [FormatPlaceholder], source: [FormatPlaceholder])? {
    guard let source, let syntax = file.dialect.placeholders, !entry.text.isEmpty else { return nil }
    return (syntax.placeholders(in: entry.text), syntax.placeholders(in: source.text))
  }
}

extension FormatPlaceholder.Kind {
  /// Whether a program that passes one may get the other.
  func accepts(_ other: FormatPlaceholder.Kind) -> Bool { self == other || self == .any || other == .any }
}
