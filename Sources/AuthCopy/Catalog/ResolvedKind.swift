/// The kind to show under a disclosure and in a flow: the kind itself, or the kind that it is concealed as.
///
/// A class, so that a lookup costs only a retain (measured by `Scripts/bench resolve`).
final class ResolvedKind: Sendable {
  let kind: Kind
  let status: Int
  let presentation: KindDefinition.Presentation
  /// The member `presentation` of the copy's JSON.
  let presentationMember: [UInt8]
  let isRetryable: Bool
  /// The index of the kind's definition in the table, and of its copy in each locale.
  let index: Int
  /// Whether copy must hide the source of the error, because other kinds are concealed as this one.
  let isConcealing: Bool
  /// Whether copy must hide the code, because an unmapped raw code can identify a person.
  let hidesCode: Bool
  /// The kind of the first edition (before version 2.0.0) that includes this one.
  ///
  /// It is nil if there is none or it could reveal a concealment.
  let broader: Kind?

  init(
    _ definition: KindDefinition, under disclosure: Disclosure, in flow: Flow?, at index: Int, isConcealing: Bool,
    broader: Kind?
  ) {
    kind = definition.kind
    status = definition.status
    let presentation = definition.presentations[flow]
    self.presentation = presentation
    presentationMember = CopyJSON.presentation(presentation)
    isRetryable = definition.isRetryable
    self.index = index
    self.isConcealing = isConcealing
    hidesCode = disclosure == .strict && kind == .unknown
    self.broader = broader
  }

  /// Returns the source of an error as its copy may show it.
  func displayedSource(of resolution: Resolution) -> LoginError.Source? {
    if isConcealing { return nil }
    let source = resolution.row.content.displayedSource
    return hidesCode ? source?.withoutCode : source
  }
}
