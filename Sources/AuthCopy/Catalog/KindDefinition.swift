/// How copy of a kind is to be treated, as `kinds.json` says.
public struct KindDefinition: Hashable, Sendable {
  /// How a client should show an error.
  public enum Presentation: String, CaseIterable, Sendable, Codable {
    /// Not as an error: a cancellation, or a step of the flow.
    case silent
    /// At the field that the person can correct.
    case inline
    /// In passing: the next attempt may succeed.
    case toast
    /// With a decision to make.
    case dialog
  }

  /// The kind that is defined.
  public let kind: Kind
  /// The HTTP status of a response that relays this error.
  public let status: Int
  /// How a client should show it.
  public let presentation: Presentation
  /// What the person can do next; nil where there is nothing to do.
  public let recovery: RecoveryAction?
  /// Whether the same request may work later, or after a change by the person.
  public let isRetryable: Bool
  /// The names of the arguments that its copy takes.
  public let arguments: [String]
  /// The kind whose copy is shown in its place, so that nobody learns whether an account exists.
  public let concealedAs: Kind?
}
