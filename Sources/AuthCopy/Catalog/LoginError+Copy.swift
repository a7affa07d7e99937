internal import ICUMessageFormat

extension LoginError {
  /// The locale of the current task, a BCP 47 tag; nil if ``defaultLocale`` applies.
  ///
  /// Set it for a task: `LoginError.$locale.withValue("ko") { … error.localizedDescription … }`
  @TaskLocal public static var locale: String?

  /// The locale of texts where neither the caller nor the task has specified one, a BCP 47 tag.
  ///
  /// A program sets it when it starts: `LoginError.defaultLocale = "ko"`. Otherwise it is `en` on Linux, and on Apple
  /// platforms the best match for the languages of the app or, if it has none, of the person.
  public static var defaultLocale: String {
    get { configuredLocale.withLock(\.self) ?? initialLocale }
    set { configuredLocale.withLock { $0 = newValue } }
  }

  private static let configuredLocale = Lock<String?>(nil)

  private static let initialLocale: String = {
    #if canImport(CICU) || AUTH_COPY_WITHOUT_FOUNDATION
      Catalog.shipped.defaultLocale.description
    #else
      Catalog.shipped.preferredLocale ?? Catalog.shipped.defaultLocale.description
    #endif
  }()

  /// The catalog for looking up codes and for texts, where the caller has not specified one.
  ///
  /// Set it for a task: `LoginError.$catalog.withValue(brand) { … }`
  @TaskLocal public static var catalog = Catalog.shipped

  /// Returns the copy for the error from ``catalog``.
  ///
  /// - Parameters:
  ///   - locale: a BCP 47 tag; nil for ``locale``, or else ``defaultLocale``.
  ///   - disclosure: how much the copy may disclose about accounts.
  ///   - arguments: arguments that take precedence over those of the error; concealed copy may use them too.
  public func copy(
    locale: String? = nil, disclosure: Disclosure = .strict, arguments: [String: ArgumentValue] = [:]
  ) -> Copy {
    LoginError.catalog.copy(for: self, locale: locale, disclosure: disclosure, arguments: arguments)
  }
}
