public import Foundation

extension LoginError: LocalizedError {
  /// The locale of `errorDescription` and the other localized properties, a BCP 47 tag.
  ///
  /// Set it for a task: `LoginError.$locale.withValue("ko") { … error.localizedDescription … }`
  @TaskLocal public static var locale = "en"

  /// The catalog for looking up codes, and for `errorDescription` and the other localized properties.
  ///
  /// A catalog that is passed to an initializer takes precedence. Set it for a task:
  /// `LoginError.$catalog.withValue(brand) { … }`
  @TaskLocal public static var catalog = Catalog.shipped

  /// The message in ``locale``, under strict disclosure.
  public var errorDescription: String? { localizedCopy.message }

  /// The title in ``locale``, under strict disclosure.
  public var failureReason: String? { localizedCopy.title }

  /// The label of the recovery action; nil if the person can do nothing.
  public var recoverySuggestion: String? { localizedCopy.action?.label }

  private var localizedCopy: Copy { LoginError.catalog.copy(for: self, locale: LoginError.locale) }
}
