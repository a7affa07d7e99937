import AuthCopy

/// A catalog and the disclosure settings; each request is served from a single snapshot.
final class Snapshot: Sendable {
  let catalog: Catalog
  /// The nearest supported locale to the configured one, or what answers that.
  let defaultLocale: String
  /// The supported locales that are answered with others.
  private let localeMap: [String: String]
  let disclosure: Disclosure
  private let ceiling: Disclosure
  /// The ceiling that the operator set.
  private let ownCeiling: Disclosure?
  /// What requests ask for that only the catalog decides.
  let documents = DocumentStore()

  init(catalog: Catalog, options: CopyService.Options) {
    self.catalog = catalog
    let map = options.localeMap.compactMap { from, to in
      catalog.bestLocale(for: [from]).flatMap { from in catalog.bestLocale(for: [to]).map { (from, $0) } }
    }
    localeMap = Dictionary(map) { $1 }
    let defaultLocale = catalog.bestLocale(for: [options.defaultLocale]) ?? "en"
    self.defaultLocale = localeMap[defaultLocale] ?? defaultLocale
    ownCeiling = options.disclosureCeiling
    ceiling = ownCeiling ?? options.disclosure
    disclosure = min(options.disclosure, ceiling)
  }

  /// The disclosure for a request that asks for `disclosure`, limited by the ceiling.
  func allowed(_ disclosure: Disclosure) -> Disclosure { min(disclosure, ceiling) }

  /// The disclosure for the program that embeds the service and vouches for it, limited by a ceiling that is set.
  func allowedToProgram(_ disclosure: Disclosure) -> Disclosure { min(disclosure, ownCeiling ?? disclosure) }

  /// The supported locale that best matches a person's locales, or what answers that.
  ///
  /// A locale may be named as POSIX does, with an encoding: `ko_KR.UTF-8`.
  func locale(for desired: [String]) -> String {
    let tags = desired.map { tag in tag.utf8.contains(UInt8(ascii: ".")) ? String(tag.prefix { $0 != "." }) : tag }
    guard let locale = catalog.bestLocale(for: tags) else { return defaultLocale }
    return localeMap[locale] ?? locale
  }

  /// A text of the service itself.
  ///
  /// A user's catalog may lack it, so the shipped catalog is the fallback.
  func text(_ key: String, locale: String, arguments: [String: ArgumentValue]) -> String {
    guard
      let text = catalog.text(key, locale: locale, arguments: arguments)
        ?? Catalog.shipped.text(key, locale: locale, arguments: arguments)
    else { preconditionFailure("the shipped catalog has no copy for \(key)") }
    return text
  }

  /// Renders the copy of an error.
  ///
  /// - Parameters:
  ///   - arguments: the caller's arguments, which take precedence over the error's own.
  ///   - ignored: the names of inputs that have no effect.
  func response(
    for error: LoginError, arguments: [String: ArgumentValue] = [:], ignoring ignored: [String] = [],
    locale: String, disclosure: Disclosure
  ) -> ErrorResponse {
    ErrorResponse(
      copy: catalog.copy(
        for: error, given: arguments, ignoring: ignored, locale: locale, disclosure: disclosure),
      retryAfter: catalog.secondsToWait(for: error, given: arguments, under: disclosure))
  }
}
