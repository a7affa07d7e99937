public import Foundation

/// A raw error that is neither JSON nor a form nor a query.
public struct PayloadError: Error, Hashable, Sendable {
  let syntaxError: JSONSyntaxError

  /// Why it is not JSON, in English.
  public var reason: String { syntaxError.text(in: .en) }
  /// The place of the failure, in UTF-8 bytes from the start.
  public var offset: Int { syntaxError.offset }
}

extension PayloadError: CustomStringConvertible, LocalizedError {
  /// What is wrong, and where.
  package func text(in language: MessageLanguage) -> String {
    MessageBundle.messages(in: language).text(
      "unreadable-payload",
      ["reason": .text(syntaxError.text(in: language)), "offset": .integer(Int64(offset))])
  }

  /// What is wrong, in English.
  public var description: String { text(in: .en) }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}
