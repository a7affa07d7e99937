internal import CatalogFormats
internal import Foundation
internal import MessageFiles

/// The locales that programs fall back on when a region, script or variant lacks a text.
enum LocaleFallback {
  /// Returns the parent locales, the longest first: `es` for `es-AR`.
  ///
  /// - Parameter locale: a canonical BCP 47 tag.
  static func parents(of locale: String) -> [String] {
    let script = Locale.Language(likelyFor: locale).script
    // A locale in another script is no fallback: neither `zh` for Taiwan nor `sr` for `sr-Latn`.
    let parents = (LocaleTag(locale)?.parents ?? []).map(\.description)
    return Array(parents.prefix { Locale.Language(likelyFor: $0).script == script })
  }
}

extension MessageFile {
  /// Whether programs fall back on the file of a parent locale; Apple's systems and Angular do not.
  private var fallsBack: Bool { ![.strings, .xcstrings].contains(document.format) && dialect != .angular }

  /// Returns the files that programs fall back on for messages that this file lacks.
  func fallbacks(among files: [MessageFile]) -> [MessageFile] {
    let parents = fallsBack ? LocaleFallback.parents(of: locale) : []
    return parents.flatMap { parent in files.filter { $0.locale == parent && !$0.isSource } }
  }
}
