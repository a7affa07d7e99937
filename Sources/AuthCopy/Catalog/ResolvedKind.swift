/// The kind to show for a kind under a disclosure: the kind itself, or the one that it is concealed as.
///
/// A class, so that a lookup costs only a retain (`Scripts/bench resolve`).
final class ResolvedKind: Sendable {
  let kind: Kind
  let status: Int
  let presentation: KindDefinition.Presentation
  let isRetryable: Bool
  /// The index of its definition in the table, and of its copy in each locale.
  let index: Int
  /// Whether copy must hide the source of the error, because other kinds are concealed as this one.
  let hidesSource: Bool

  init(_ definition: KindDefinition, at index: Int, hidesSource: Bool) {
    kind = definition.kind
    status = definition.status
    presentation = definition.presentation
    isRetryable = definition.isRetryable
    self.index = index
    self.hidesSource = hidesSource
  }
}
