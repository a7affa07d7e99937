/// Checks that each concealed kind has an existing, unconcealed target, and that kinds people must see are not
/// concealed.
struct ConcealmentTargetCheck: CatalogCheck {
  private static let missing: Diagnostic.ID = "enumeration-leak.missing-target"
  private static let concealed: Diagnostic.ID = "enumeration-leak.concealed-target"
  private static let neverConcealed: Diagnostic.ID = "enumeration-leak.never-concealed"
  static let ids = [missing, concealed, neverConcealed]

  /// Kinds that people must see, because they have to wait or to provide a second factor.
  private static let open: Set<Kind> = [.tooManyAttempts, .mfaRequired]

  func check(_ catalog: CheckedCatalog, _ report: (Diagnostic) -> Void) {
    for (kind, file) in catalog.document.kinds {
      guard let target = kind.definition?.concealedAs?.rawValue else { continue }
      let id: Diagnostic.ID
      if catalog.document[kind: target] == nil {
        id = Self.missing
      } else if catalog.document[kind: target]?.definition?.concealedAs != nil {
        id = Self.concealed
      } else if Self.open.contains(Kind(rawValue: kind.name)) {
        id = Self.neverConcealed
      } else {
        continue
      }
      let place = Diagnostic.Place(file.location(at: kind.offset), key: kind.name)
      report(Diagnostic(id, ["kind": .text(kind.name), "target": .text(target)], at: place))
    }
  }
}
