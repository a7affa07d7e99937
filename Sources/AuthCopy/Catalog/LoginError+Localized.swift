#if !canImport(CICU) && !AUTH_COPY_WITHOUT_FOUNDATION
  internal import Foundation
#endif

extension LoginError {
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

  private static var initialLocale: String {
    #if canImport(CICU) || AUTH_COPY_WITHOUT_FOUNDATION
      Catalog.shipped.defaultLocale.description
    #else
      Catalog.shipped.bestLocale(for: Locale.preferredLanguages) ?? Catalog.shipped.defaultLocale.description
    #endif
  }

  /// The copy in ``locale``, under strict disclosure.
  var localizedCopy: Copy { LoginError.catalog.copy(for: self, locale: LoginError.locale) }
}
