import AuthCopy

/// Caches the locale matched for each list of languages, because matching costs more than the rest of a response, as
/// `Scripts/bench http` measured.
///
/// Its size is limited, because any client can send any value.
///
/// A class, so that accesses to it need no exclusivity checks at run time while a request is served.
final class LocaleCache {
  /// The maximum length of a value, in bytes.
  private static let maximumLength = 256

  private var locales = LRUCache<String, String>(limit: 1_000)

  /// The supported locale that best matches a list of languages, from `Accept-Language` or the query.
  func locale(for list: String?, in snapshot: Snapshot) -> String {
    guard let list else { return snapshot.defaultLocale }
    if let locale = locales[list] { return locale }
    let locale = snapshot.locale(for: LanguageList.tags(in: list))
    guard list.utf8.count <= Self.maximumLength else { return locale }
    locales.insert(locale, for: list)
    return locale
  }
}

/// Parses a list of languages: the header `Accept-Language` (RFC 9110, section 12.5.4), or tags separated by spaces, as
/// in `ui_locales` (OpenID Connect Core, section 3.1.2.1).
enum LanguageList {
  /// The maximum number of entries; further ones are ignored.
  private static let maximumEntries = 100
  /// The maximum length of a list, in bytes, as in a header field; the rest is ignored.
  private static let maximumLength = 8_192

  /// Returns the tags in order of preference.
  ///
  /// Malformed entries are skipped.
  static func tags(in list: String) -> [String] {
    let list = String(decoding: list.utf8.prefix(maximumLength), as: UTF8.self)
    // `sorted` does not promise to keep the order of equal weights, so the position is compared too.
    return WeightedElement.all(in: list, maximum: maximumEntries).enumerated()
      .filter { $0.element.weight > 0 && $0.element.value != "*" }
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .flatMap { $0.element.value.split(whereSeparator: \.isWhitespace) }.prefix(maximumEntries).map(String.init)
  }
}
