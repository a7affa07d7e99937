/// Why a text is not JSON (RFC 8259), and where.
package struct JSONSyntaxError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case unexpected(Found, expected: Expected)
    case notUTF8
    case byteOrderMark
    /// Nested more than `limit` levels deep.
    case tooDeep(limit: Int)
    case unknownEscape
    case halfSurrogatePair
    /// JSON, but not an object where one is needed.
    case notAnObject
  }

  package enum Found: Hashable, Sendable {
    case end
    case controlCharacter
    case character(Unicode.Scalar)
  }

  /// What was expected; the raw value is a keyword of the messages.
  package enum Expected: String, Sendable {
    case value, key, colon, commaOrBrace, commaOrBracket, end, digit, stringCharacter, closingQuote, escape
    case hexadecimalDigits
  }

  package let reason: Reason
  /// In UTF-8 bytes from the start of the text.
  package let offset: Int
}
