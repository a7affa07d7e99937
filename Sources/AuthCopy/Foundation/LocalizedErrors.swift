public import Foundation

extension CatalogError: LocalizedError {
  /// The same as ``description``.
  public var errorDescription: String? { description }
}

extension FormatError: LocalizedError {
  /// The same as ``description``.
  public var errorDescription: String? { description }
}

extension MessageSyntaxError: LocalizedError {
  /// The same as ``description``.
  public var errorDescription: String? { description }
}

extension LoginError: LocalizedError {
  /// The title in ``locale``, under strict disclosure, which alerts show as their heading.
  public var errorDescription: String? { localizedCopy.title }

  /// The message in ``locale``, under strict disclosure, which alerts show as their text.
  public var recoverySuggestion: String? { localizedCopy.message }

  /// Always nil, because ``errorDescription`` and ``recoverySuggestion`` contain the complete text.
  public var failureReason: String? { nil }
}
