/// An error that explains why a text is not JSON (RFC 8259), with its offset.
package struct JSONSyntaxError: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    case unexpected(Found, expected: Expected)
    case notUTF8
    case byteOrderMark
    /// The text is nested more than `limit` levels deep.
    case tooDeep(limit: Int)
    case unknownEscape
    case halfSurrogatePair
    /// The text is JSON, but not an object as required.
    case notAnObject
  }

  package enum Found: Equatable, Sendable {
    case end
    case controlCharacter
    case character(Unicode.Scalar)
  }

  /// The syntax that was expected; the name of the case is a keyword in the messages.
  package enum Expected: Sendable {
    case value, key, colon, commaOrBrace, commaOrBracket, end, digit, stringCharacter, closingQuote, escape
    case hexadecimalDigits
  }

  package let reason: Reason
  /// The offset in UTF-8 bytes of the text.
  package let offset: Int

  package init(reason: Reason, offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}
