import AuthCopy
import Foundation

// Names of the app's own, which those of the package do not collide with.

/// A way to sign in.
enum Provider: String { case kakao, apple }
/// How the app shows an error.
enum Kind { case sheet, page }
/// A screen of the app.
enum Flow { case first, second }

/// What an alert shows for an error of a provider's SDK.
public struct LoginAlert {
  /// The heading.
  public let title: String
  /// The text.
  public let message: String

  /// - Parameter error: an error of a provider's SDK.
  public init(_ error: any Error, from id: String, locale: String) {
    let error = error as NSError
    let provider = Provider(rawValue: id) ?? .apple
    let known = LoginError(
      provider: AuthCopy.Provider(rawValue: provider.rawValue), surface: error.domain, code: RawCode(error.code))
    let copy = Catalog.shipped.copy(for: known, locale: locale)
    title = copy.title
    message = copy.message
  }
}
