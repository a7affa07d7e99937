/// The definition of a kind in `kinds.json`, which determines how its copy is shown.
public struct KindDefinition: Hashable, Sendable {
  /// How a client should show an error.
  public enum Presentation: String, CaseIterable, Sendable, Codable {
    /// Not shown as an error: a cancellation, or a step of the flow.
    case silent
    /// Shown at the field that the person can correct.
    case inline
    /// Shown briefly, because the next attempt may succeed.
    case toast
    /// Shown in a dialog, because the person has to make a decision.
    case dialog
  }

  /// The kind that this definition describes.
  public let kind: Kind
  /// The HTTP status of a response that reports this error.
  public let status: Int
  /// How a client should show the error, which can differ by flow.
  public let presentations: ByFlow<Presentation>
  /// What the person can do next; nil if there is nothing.
  public let recovery: RecoveryAction?
  /// Whether the same request may succeed later, or after a change by the person.
  public let isRetryable: Bool
  /// The names of the arguments of its copy.
  public let arguments: [String]
  /// The kind whose copy is shown instead, to conceal whether an account exists; nil where this kind is not concealed.
  ///
  /// The other kind may itself be concealed in some flows.
  public let concealedAs: ByFlow<Kind?>
  /// The kind of the first edition (before version 2.0.0) that includes this one; nil for the kinds of that edition.
  public let broader: Kind?

  /// How a client should show the error if the flow is not known.
  public var presentation: Presentation { presentations.standard }
}

extension ByFlow<Kind?> {
  /// The distinct concealment targets, in the order of the flows.
  package var targets: [Kind] {
    var targets: [Kind] = []
    for flow in [nil] + Flow.allCases {
      if let kind = self[flow], !targets.contains(kind) { targets.append(kind) }
    }
    return targets
  }
}
