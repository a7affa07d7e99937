/// An error that explains why a text is not an ICU message, and where.
public struct MessageSyntaxError: Error, Hashable, Sendable {
  /// The reason for the failure.
  public enum Reason: Hashable, Sendable {
    /// A `{` without its `}`, or more `}` than `{` inside an argument.
    case unmatchedBrace
    /// A plural or select without the branch `other`.
    case missingOther
    /// An argument type or style that ICU does not know, such as `{n, numbr}`.
    case unknownFormat(String)
    /// A name, number or nesting that exceeds ICU's limits.
    case tooLarge
    /// Arguments are nested more than `limit` levels deep.
    case tooDeep(limit: Int)
    /// Any other syntax that ICU rejects.
    case badSyntax
  }

  /// The reason for the failure.
  public let reason: Reason
  /// The offset at which ICU stopped, in UTF-8 bytes of the message; 0 when ICU does not report it.
  public let offset: Int

  package init(reason: Reason, offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}
