package import AuthCopy

/// Adds messages and languages to files of one format, in the layout of the file.
protocol CatalogEditor {
  /// The edits that add a message where the source has it; nil where the format has no place for it.
  func adding(
    _ text: String, as key: String, to document: LocaleDocument, from source: LocaleDocument
  ) -> [TextEdit]?

  /// The content of a file for another locale without messages, with the headers of a file that has some; nil where
  /// the format cannot say the locale.
  func emptying(_ document: LocaleDocument, for locale: LocaleTag) -> [UInt8]?
}

extension LocaleDocument {
  /// The edit that adds a message that the document does not have.
  ///
  /// - Parameter source: the document that it is translated from.
  /// - Returns: nil where the format has no place for the text.
  package func adding(_ text: String, as key: String, from source: LocaleDocument) -> TextEdit? {
    guard let edits = format.editor.adding(text, as: key, to: self, from: source) else { return nil }
    let bytes = file.bytes.applying(edits)
    // What does not read as wanted, such as a form that the language does not have, has no place.
    guard rereading(bytes)?[key]?.text == text else { return nil }
    return TextEdit(from: file.bytes, to: bytes)
  }

  /// The content of a file for another locale without messages, with the headers of this one; of a format with all
  /// locales in one file, the file with the locale in it.
  ///
  /// - Returns: nil where the format cannot say the locale.
  package func emptied(for locale: LocaleTag) -> [UInt8]? { format.editor.emptying(self, for: locale) }
}

extension CatalogFormat {
  fileprivate var editor: any CatalogEditor {
    switch self {
    case .arb, .json: JSONEditor()
    case .po: POEditor()
    case .properties: PropertiesEditor()
    case .android: AndroidEditor()
    case .xcstrings: StringCatalogEditor()
    case .xliff: XLIFFEditor()
    }
  }
}
