public import Foundation

extension LoginError: LocalizedError {
  /// The locale of `errorDescription` and the other localized properties, a BCP 47 tag.
  ///
  /// The default is `en` or, in an exported package, the best match for the person's languages. Set it for a task:
  /// `LoginError.$locale.withValue("ko") { … error.localizedDescription … }`
  @TaskLocal public static var locale = initialLocale

  /// The catalog for looking up codes, and for `errorDescription` and the other localized properties.
  ///
  /// A catalog that is passed to an initializer takes precedence. Set it for a task:
  /// `LoginError.$catalog.withValue(brand) { … }`
  @TaskLocal public static var catalog = Catalog.shipped

  /// The title in ``locale``, under strict disclosure, which alerts show as their heading.
  public var errorDescription: String? { localizedCopy.title }

  /// The message in ``locale``, under strict disclosure, which alerts show as their text.
  public var recoverySuggestion: String? { localizedCopy.message }

  /// Always nil, because ``errorDescription`` and ``recoverySuggestion`` contain the complete text.
  public var failureReason: String? { nil }

  private static var initialLocale: String {
    #if canImport(CICU)
      Catalog.sourceLocale.description
    #else
      Catalog.shipped.bestLocale(for: Locale.preferredLanguages) ?? Catalog.shipped.defaultLocale.description
    #endif
  }

  private var localizedCopy: Copy { LoginError.catalog.copy(for: self, locale: LoginError.locale) }
}
