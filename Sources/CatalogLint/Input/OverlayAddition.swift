package import MessageFiles

/// The locales and keys that an overlay adds to its base catalog.
package struct OverlayAddition: Sendable {
  /// The locales of the base catalog, canonical BCP 47 tags.
  private let locales: Set<String>
  /// The keys of the overlay's source that the base catalog's source lacks.
  let keys: Set<String>
  /// The locales of the base catalog that need a text for a new key; other locales fall back on one of them.
  let localesToTranslate: [String]

  /// - Parameters:
  ///   - base: the copy of the base catalog.
  ///   - overlay: the copy of the overlay.
  package init(to base: [MessageDocument], by overlay: [MessageDocument]) {
    func locale(_ document: MessageDocument) -> String {
      document.header("@@locale")?.string.flatMap { LocaleTag($0)?.description }
        ?? FileLocale(fileName: document.file.name)?.tag ?? ""
    }
    let sourceLocale = LocaleTag.english.description
    let locales = Set(base.map(locale))
    let baseKeys = Set(base.filter { locale($0) == sourceLocale }.flatMap { $0.entries.map(\.key) })
    let overlayKeys = overlay.filter { locale($0) == sourceLocale }.flatMap { $0.entries.map(\.key) }
    self.locales = locales
    keys = Set(overlayKeys).subtracting(baseKeys)
    localesToTranslate = locales.subtracting([sourceLocale, ""]).filter { locale in
      !LocaleFallback.parents(of: locale).contains(where: locales.contains)
    }.sorted()
  }

  /// Returns whether the base catalog contains neither a locale nor any locale that it falls back on.
  func introduces(_ locale: String) -> Bool {
    !locales.contains(locale) && !LocaleFallback.parents(of: locale).contains(where: locales.contains)
  }
}
