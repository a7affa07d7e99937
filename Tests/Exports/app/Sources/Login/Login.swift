import AuthCopyCatalog
import Foundation

// Types of the app with the same names as types of the package.

/// A way to sign in.
enum Provider: String { case kakao, apple }
/// How the app shows an error.
enum Kind { case sheet, page }
/// A screen of the app.
enum Flow { case first, second }

/// The texts of an alert for an error of a provider's SDK.
public struct LoginAlert {
  /// The heading.
  public let title: String
  /// The text.
  public let message: String

  /// - Parameter error: an error of a provider's SDK.
  public init(_ error: any Error, from id: String, locale: String) {
    let error = error as NSError
    let provider = Provider(rawValue: id) ?? .apple
    let loginError = LoginError(
      provider: AuthCopyCatalog.Provider(rawValue: provider.rawValue), surface: error.domain, code: RawCode(error.code))
    let copy = Catalog.shipped.copy(for: loginError, locale: locale)
    title = copy.title
    message = copy.message
  }
}
