public import Foundation

/// An error for a payload that begins like a JSON object, is none, and has no known code in it.
public struct PayloadError: Error, Hashable, Sendable {
  let syntaxError: JSONSyntaxError

  /// Why the payload is not JSON, in English.
  public var reason: String { syntaxError.text(in: .en) }
  /// The offset of the syntax error, in UTF-8 bytes.
  public var offset: Int { syntaxError.offset }
}

extension PayloadError: CustomStringConvertible, LocalizedError {
  /// What is wrong, and where.
  package func text(in language: MessageLanguage) -> String {
    MessageBundle.messages(in: language).text(
      "unreadable-payload",
      ["reason": .text(syntaxError.text(in: language)), "offset": .integer(Int64(offset))])
  }

  /// What is wrong and where, in English.
  public var description: String { text(in: .en) }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}
