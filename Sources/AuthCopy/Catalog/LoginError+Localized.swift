public import Foundation

extension LoginError: LocalizedError {
  /// The locale of `errorDescription` and its relatives, a BCP 47 tag.
  ///
  /// `LoginError.$locale.withValue("ko") { … error.localizedDescription … }`
  @TaskLocal public static var locale = "en"

  /// The catalog that codes are looked up in, and that `errorDescription` and its relatives come from.
  ///
  /// A catalog that is passed to an initializer takes precedence. `LoginError.$catalog.withValue(brand) { … }`
  @TaskLocal public static var catalog = Catalog.shipped

  /// The message, in ``locale`` and under strict disclosure.
  public var errorDescription: String? { localizedCopy.message }

  /// The title, in ``locale`` and under strict disclosure.
  public var failureReason: String? { localizedCopy.title }

  /// The label of the action that leads on; nil where there is nothing to do.
  public var recoverySuggestion: String? { localizedCopy.action?.label }

  private var localizedCopy: Copy { LoginError.catalog.copy(for: self, locale: LoginError.locale) }
}
