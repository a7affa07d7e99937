/// What is shown for an error: its kind and its texts.
struct ShownError {
  let kind: ResolvedKind
  let copy: LocaleCopy.KindCopy
  let texts: LocaleCopy.Texts
  /// The names of the inputs that have no effect.
  let ignored: [String]
}
