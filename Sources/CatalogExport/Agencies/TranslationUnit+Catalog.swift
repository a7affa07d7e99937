import AuthCopy
import CatalogFormats

extension TranslationUnit {
  /// Returns the units of a locale in the order of the source.
  ///
  /// Keys whose source text is empty, and keys that the locale lacks and may lack, are left out.
  static func all(of catalog: Catalog, locale: String) -> [TranslationUnit] {
    let sources = catalog.messages(ofLocale: Catalog.sourceLocale.description)
    let texts = catalog.messages(ofLocale: locale)
    return catalog.keys.compactMap { key, metadata in
      guard let source = sources?[key]?.pattern, !source.isEmpty else { return nil }
      let origin = catalog.translation(ofKey: key, locale: locale)
      let hasTranslation = origin?.locale == locale
      let translation = (hasTranslation ? texts?[key]?.pattern : nil) ?? ""
      if translation.isEmpty, catalog.isOptional(key, inLocale: locale) { return nil }
      let isStale = origin?.isStale ?? false
      let needsReview = isStale || !translation.hasSameOuterLineBreaks(as: source)
      let stateOfTranslation: State = needsReview ? .needsReview : .translated
      return TranslationUnit(
        key: key, source: source, translation: translation,
        state: translation.isEmpty ? .untranslated : stateOfTranslation, notes: metadata.notes)
    }
  }
}

extension String {
  /// Returns whether both texts agree on beginning and on ending with a line break, as gettext requires.
  fileprivate func hasSameOuterLineBreaks(as other: String) -> Bool {
    (utf8.first == 0x0A) == (other.utf8.first == 0x0A) && (utf8.last == 0x0A) == (other.utf8.last == 0x0A)
  }
}

extension KeyMetadata {
  fileprivate var notes: [String] {
    var notes = description.split(whereSeparator: \.isNewline).map(String.init)
    notes += examples.sorted { $0.key < $1.key }.map { "{\($0.key)}: \($0.value.safeToShow)" }
    if let slot = slot?.scalarText { notes.append("Shown as: \(slot.safeToShow)") }
    if let length = maximumLength?.scalarText { notes.append("At most \(length.safeToShow) characters") }
    return notes
  }
}

extension Catalog {
  /// Returns the locales that are translated from the source.
  func translatedLocales(among locales: [String]) -> [String] {
    locales.filter { $0 != Catalog.sourceLocale.description }
  }
}
