package import MessageFiles

/// Adds messages and languages to files of one format, in the layout of the file.
protocol CatalogEditor {
  /// Returns the edits that add a message in the order of the source; nil if the file cannot contain it.
  func adding(
    _ text: String, as key: String, to document: LocaleDocument, from source: LocaleDocument
  ) -> [TextEdit]?

  /// Returns the edits that remove the mark that a translation needs review; empty if it has none.
  func confirming(_ key: String, in document: LocaleDocument) -> [TextEdit]

  /// Returns the content of a file for another locale, with the headers of the document but without messages; nil if
  /// the format cannot represent the locale.
  func emptyCopy(_ document: LocaleDocument, for locale: LocaleTag) -> [UInt8]?
}

extension CatalogEditor {
  func confirming(_ key: String, in document: LocaleDocument) -> [TextEdit] { [] }
}

extension LocaleDocument {
  /// Returns the edit that removes the mark that a translation needs review; nil if it has none.
  package func confirming(_ key: String) -> TextEdit? {
    TextEdit(from: file.bytes, to: file.bytes.applying(format.editor.confirming(key, in: self)))
  }

  /// Returns the edit that adds a message that the document does not have.
  ///
  /// - Parameter source: the document that the message is translated from.
  /// - Returns: nil if the file cannot contain the text.
  package func adding(_ text: String, as key: String, from source: LocaleDocument) -> TextEdit? {
    guard !file.isTranscoded, let edits = format.editor.adding(text, as: key, to: self, from: source) else {
      return nil
    }
    let bytes = file.bytes.applying(edits)
    // Some texts would read back differently, such as a plural form that the language does not have.
    guard rereading(bytes)?[key]?.text == text else { return nil }
    return TextEdit(from: file.bytes, to: bytes)
  }

  /// Returns the entry of the source that an added message is modeled on.
  ///
  /// For a plural form that the source's language does not have, it is the form `other` of the same message.
  ///
  /// - Returns: the entry, and the category in place of `other`; nil if the source does not have the message.
  func model(for key: String) -> (entry: MessageDocument.Entry, category: String?)? {
    if let entry = self[key] { return (entry, nil) }
    guard let dot = key.lastIndex(of: "."), case let category = String(key[key.index(after: dot)...]),
      PluralCategory(rawValue: category) != nil
    else { return nil }
    return self["\(key[..<dot]).other"].map { ($0, category) }
  }

  /// Returns the content of a file for another locale, with the headers of the document but without messages.
  ///
  /// - Returns: the file with the locale added if the format keeps all locales in one file; nil if the format cannot
  ///   represent the locale.
  package func emptyCopy(for locale: LocaleTag) -> [UInt8]? { format.editor.emptyCopy(self, for: locale) }
}

extension CatalogFormat {
  fileprivate var editor: any CatalogEditor {
    switch self {
    case .arb, .json: JSONEditor()
    case .po: POEditor()
    case .properties: PropertiesEditor()
    case .android: AndroidEditor()
    case .strings: StringsEditor()
    case .xcstrings: StringCatalogEditor()
    case .xliff: XLIFFEditor()
    }
  }
}
