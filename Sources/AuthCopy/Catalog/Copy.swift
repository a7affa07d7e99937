/// The words for an error in one locale, and how to treat it: everything that an answer shows.
public struct Copy: Hashable, Sendable {
  /// What leads on from the error.
  public struct Action: Hashable, Sendable {
    /// What the button does, such as `retry`, `signIn`, `resetPassword`.
    public let id: String
    public let label: String
  }

  /// The kind that is answered: under concealment not always the error's own.
  public let kind: Kind
  /// False for a code that nobody mapped.
  public let isKnown: Bool
  /// The supported locale that was used, a BCP 47 tag.
  public let locale: String
  public let title: String
  public let message: String
  /// Nil where there is nothing to do.
  public let action: Action?
  public let presentation: KindDefinition.Presentation
  public let isRetryable: Bool
  /// The HTTP status of a response that relays this error.
  public let status: Int
  /// Nil too where it would tell what is concealed.
  public let source: LoginError.Source?
  /// The meanings of a code that has several; empty where they would tell what is concealed.
  public let candidates: [CodeCandidate]
  /// The names of arguments that the kind does not take.
  public var ignored: [String]
  public let catalogVersion: String
}
