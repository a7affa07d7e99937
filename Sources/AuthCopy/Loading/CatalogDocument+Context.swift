package import ICUMessageFormat
internal import MessageFiles

extension TextDirection {
  /// The header of a locale's file that names its direction.
  static let header = "@@x-direction"
}

extension CatalogDocument {
  /// Returns the context that formats the messages of a locale; nil for an unknown locale.
  func context(of locale: LocaleTag) -> FormattingContext? {
    #if canImport(CICU)
      FormattingContext.shared(locale: locale, timeZone: "UTC", direction: direction(of: locale))
    #else
      compiled?.context(of: locale)
    #endif
  }

  /// Returns the direction in which a locale and its variants are written.
  package func direction(of locale: LocaleTag) -> TextDirection {
    if let text = header(TextDirection.header, of: locale) { return TextDirection(rawValue: text) ?? .leftToRight }
    let locales = [locale] + locale.parents
    return locales.firstResult { compiled?.patterns[$0.description]?.direction } ?? .leftToRight
  }

  /// Returns the text of a header of a locale, which its variants share; the topmost layer takes precedence.
  func header(_ key: String, of locale: LocaleTag) -> String? {
    let files = ([locale] + locale.parents).lazy.flatMap { copy[$0] ?? [] }
    return files.compactMap { $0.header(key)?.string }.first
  }
}
