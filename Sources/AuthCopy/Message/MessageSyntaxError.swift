/// Why a text is not an ICU message, and where.
public struct MessageSyntaxError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// A `{` without its `}`, or more `}` than `{` inside an argument.
    case unmatchedBrace
    /// A plural or select without the branch `other`.
    case missingOther
    /// An argument type or style that ICU does not know, such as `{n, numbr}`.
    case unknownFormat(String)
    /// A name, number or nesting beyond ICU's limits.
    case tooLarge
    /// Arguments that nest more than `limit` levels deep.
    case tooDeep(limit: Int)
    /// Anything else that ICU does not accept.
    case badSyntax
  }

  /// What is wrong.
  public let reason: Reason
  /// Where ICU gave up, in UTF-8 bytes from the start of the message; 0 when it does not say.
  public let offset: Int
}
