public import Foundation
public import ICUMessageFormat

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
