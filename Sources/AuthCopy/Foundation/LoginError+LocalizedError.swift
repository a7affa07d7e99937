public import Foundation

extension LoginError: LocalizedError {
  /// The title in ``locale``, under strict disclosure, which alerts show as their heading.
  public var errorDescription: String? { copy().title }

  /// The message in ``locale``, under strict disclosure, which alerts show as their text.
  public var recoverySuggestion: String? { copy().message }

  /// Always nil, because ``errorDescription`` and ``recoverySuggestion`` contain the complete text.
  public var failureReason: String? { nil }
}

extension LoginError: CustomNSError {
  /// The domain of the `NSError`, also in an exported package.
  public static var errorDomain: String { "AuthCopy.LoginError" }

  /// The code of the `NSError`, the ``Kind/number`` of the kind: crash reporters group errors by domain and code.
  public var errorCode: Int { kind.number }

  /// The title and the message in ``locale``, which Foundation on Linux looks up only here.
  public var errorUserInfo: [String: Any] {
    let copy = copy()
    return [NSLocalizedDescriptionKey: copy.title, NSLocalizedRecoverySuggestionErrorKey: copy.message]
  }
}
