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
