/// How an answer of a kind is to be treated.
public struct KindDefinition: Hashable, Sendable {
  /// How a client should show it.
  public enum Presentation: String, CaseIterable, Sendable {
    /// Not as an error: a cancellation, or a step of the flow.
    case silent
    /// At the field that the user can mend.
    case inline
    /// In passing: the trouble may be over at the next try.
    case toast
    /// With a decision to make.
    case dialog
  }

  public let kind: Kind
  /// The HTTP status of a response that relays this error.
  public let status: Int
  public let presentation: Presentation
  /// The id of the action that leads on, such as `retry` or `signIn`; nil where there is nothing to do.
  public let recovery: String?
  /// Whether the same request may work later, or after a change by the user.
  public let isRetryable: Bool
  /// The names of the arguments that its copy takes.
  public let arguments: [String]
  /// The kind that is answered in its place, so that nobody learns whether an account exists.
  public let concealedAs: Kind?
}
