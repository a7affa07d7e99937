import AuthCopy
import Synchronization

/// A catalog and the disclosure settings; each request is served from a single snapshot.
package final class Snapshot: Sendable {
  let catalog: Catalog
  /// The supported locale nearest to the configured one, or its replacement.
  let defaultLocale: String
  /// The supported locales to replace, with their replacements.
  private let localeMap: [String: String]
  let disclosure: Disclosure
  private let ceiling: Disclosure
  /// The ceiling that the operator set; nil if the operator set only a disclosure, which then is the ceiling.
  private let explicitCeiling: Disclosure?
  /// The address of the site that explains each code, ending in `/`; nil if there is none.
  let documentation: String?
  /// The rendered documents of the catalog.
  let documents = DocumentStore()

  init(catalog: Catalog, options: CopyService.Options) {
    self.catalog = catalog
    let map = options.localeMap.compactMap { from, to -> (String, String)? in
      guard let source = catalog.bestLocale(for: [from]), let target = catalog.bestLocale(for: [to]) else { return nil }
      return (source, target)
    }
    localeMap = Dictionary(map) { $1 }
    let defaultLocale = catalog.bestLocale(for: [options.defaultLocale]) ?? "en"
    self.defaultLocale = localeMap[defaultLocale] ?? defaultLocale
    explicitCeiling = options.disclosureCeiling
    documentation = options.documentation.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    ceiling = explicitCeiling ?? options.disclosure
    disclosure = min(options.disclosure, ceiling)
    catalog.prepare()
  }

  /// Returns the requested disclosure, limited by the ceiling.
  func allowed(_ disclosure: Disclosure) -> Disclosure { min(disclosure, ceiling) }

  /// Returns whether the ceiling limits the requested disclosure.
  func exceedsCeiling(_ disclosure: Disclosure) -> Bool { disclosure > ceiling }

  /// Returns a disclosure that the embedding program chose, limited only by an explicit ceiling.
  func limitedByExplicitCeiling(_ disclosure: Disclosure) -> Disclosure {
    min(disclosure, explicitCeiling ?? disclosure)
  }

  /// Returns the supported locale that best matches a person's locales, or its replacement.
  func locale(for desired: [String]) -> String {
    guard let locale = catalog.bestLocale(for: desired) else { return defaultLocale }
    return localeMap[locale] ?? locale
  }

  /// Returns a writer for the copy of errors.
  func writer(locale: String, disclosure: Disclosure) -> CopyWriter {
    CopyWriter(catalog, locale: locale, disclosure: disclosure, documentedAt: documentation)
  }

  /// Returns an error as a problem (RFC 9457) with its HTTP status, which a gateway can pass through unchanged.
  ///
  /// - Parameter arguments: the caller's arguments, which take precedence over the error's own.
  func problem(
    for error: LoginError, given arguments: [String: ArgumentValue] = [:], locale: String, disclosure: Disclosure
  ) -> ServiceResponse {
    let writer = writer(locale: locale, disclosure: disclosure)
    var outcome = (status: 200, isFallback: false)
    var response = ServiceResponse(locale: writer.locale) {
      outcome = writer.writeProblem(of: error, given: arguments, to: &$0)
    }
    response.status = outcome.status
    response.mediaType = .problem
    response.metrics.fallbacks = outcome.isFallback ? 1 : 0
    if let seconds = catalog.secondsToWait(for: error, given: arguments, under: disclosure) {
      response.otherFields.append(("Retry-After", String(seconds)))
    }
    return response
  }
}

/// The snapshot to serve from, which can be replaced while requests are served.
final class CurrentSnapshot: Sendable {
  private let current: Mutex<Snapshot>
  private let replacementCount = Atomic(0)

  init(_ snapshot: Snapshot) { current = Mutex(snapshot) }

  var snapshot: Snapshot { current.withLock(\.self) }

  /// How often the snapshot has been replaced.
  ///
  /// An event loop reads the snapshot only after this changes, because all loops share its lock.
  var replacements: Int { replacementCount.load(ordering: .acquiring) }

  func replace(with snapshot: Snapshot) {
    current.withLock { $0 = snapshot }
    replacementCount.add(1, ordering: .releasing)
  }
}
