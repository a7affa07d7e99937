import AuthCopy

/// Caches the locale matched for each `Accept-Language`, because matching costs more than the rest of a response, as
/// `Scripts/bench http` measured.
///
/// Its size is limited, because any client can send any value.
///
/// A class, so that accesses to it need no exclusivity checks at run time while a request is served.
final class LocaleCache {
  /// The maximum length of a value, in bytes.
  private static let maximumLength = 256

  private var locales = LRUCache<String, String>(limit: 1_000)

  /// The supported locale that best matches a value of `Accept-Language`.
  func locale(for header: String?, in snapshot: Snapshot) -> String {
    guard let header else { return snapshot.defaultLocale }
    if let locale = locales[header] { return locale }
    let locale = snapshot.locale(for: AcceptLanguage.tags(in: header))
    guard header.utf8.count <= Self.maximumLength else { return locale }
    locales.insert(locale, for: header)
    return locale
  }
}

/// Parses the header `Accept-Language` (RFC 9110, section 12.5.4).
enum AcceptLanguage {
  /// The maximum number of entries; further ones are ignored.
  private static let maximumEntries = 100

  /// Returns the language tags in order of preference.
  ///
  /// Malformed entries are skipped.
  static func tags(in header: String) -> [String] {
    // `sorted` does not promise to keep the order of equal weights, so the position is compared too.
    WeightedElement.all(in: header, maximum: maximumEntries).enumerated()
      .filter { $0.element.weight > 0 && $0.element.value != "*" }
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map { String($0.element.value) }
  }
}
