/// The text for an error in one locale, and how to show it: everything that a person or a client may see.
///
/// Encoded with `Codable` it is the JSON object of the HTTP service; members that do not apply are absent.
public struct Copy: Hashable, Sendable {
  /// What the person can do next.
  public struct Action: Hashable, Sendable, Codable {
    /// The id of the action, which determines what the button does.
    public let id: RecoveryAction
    /// The label of the button.
    public let label: String
  }

  /// The kind to show; under concealment it may differ from the kind of the error.
  public let kind: Kind
  /// Whether the code is known; an unknown code is in no table.
  public let isKnown: Bool
  /// The supported locale of the text, a BCP 47 tag.
  public let locale: String
  /// A short title without a full stop.
  public let title: String
  /// One or two sentences on what happened and what to do.
  public let message: String
  /// The action to offer; nil if the person can do nothing.
  public let action: Action?
  /// How a client should show the error.
  public let presentation: KindDefinition.Presentation
  /// Whether the same request may succeed later, or after a change by the person.
  public let isRetryable: Bool
  /// The HTTP status of a response that reports this error.
  public let status: Int
  /// The parts that the locale lacks, whose texts are from the source locale: `title`, `message`, `action`.
  public let fallbacks: [String]
  /// The broader kind of the first edition (before version 2.0.0), for clients that do not know this kind yet.
  ///
  /// It is nil if there is none, and for kinds that are concealed or that other kinds are concealed as.
  public let broader: Kind?
  /// The origin of the error; nil if there is none or it would reveal a concealed kind.
  public let source: LoginError.Source?
  /// The meanings of an ambiguous code; empty if the code is not ambiguous or they would reveal a concealed kind.
  public let candidates: [CodeCandidate]
  /// The names of the inputs that were ignored.
  ///
  /// They are arguments that the kind does not accept, that have the wrong type or are out of range, and `provider`,
  /// `surface` or `flow` if its value is unknown.
  public let ignored: [String]
  /// The version of the catalog.
  public let catalogVersion: String
}
