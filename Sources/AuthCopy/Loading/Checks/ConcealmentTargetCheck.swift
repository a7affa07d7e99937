internal import MessageFiles

/// Checks that the concealment targets of kinds and codes are valid, and that kinds that people must see are not
/// concealed.
struct ConcealmentTargetCheck: CatalogCheck {
  private static let missing: Diagnostic.ID = "enumeration-leak.missing-target"
  private static let concealed: Diagnostic.ID = "enumeration-leak.concealed-target"
  private static let neverConcealed: Diagnostic.ID = "enumeration-leak.never-concealed"
  private static let rowTarget: Diagnostic.ID = "enumeration-leak.row-target"
  static let ids = [missing, concealed, neverConcealed, rowTarget]

  /// Kinds that people must see, because they have to wait or to provide a second factor.
  private static let visibleKinds: Set<Kind> = [.tooManyAttempts, .mfaRequired]

  func check(_ catalog: CheckedCatalog, _ report: (Diagnostic) -> Void) {
    for (kind, file) in catalog.document.kinds {
      guard let definition = kind.definition else { continue }
      for target in definition.concealedAs.targets {
        guard let id = problem(of: definition, concealedAs: target, catalog) else { continue }
        let place = Diagnostic.Place(file.location(at: kind.offset), key: kind.name)
        report(Diagnostic(id, ["kind": .text(kind.name), "target": .text(target.rawValue)], at: place))
        break
      }
    }
    // A code can be concealed only as a kind that another kind is concealed as.
    let targets = Set(catalog.document.kinds.compactMap(\.kind.definition).flatMap(\.concealedAs.targets))
    for code in catalog.document.codes {
      let concealment = code.row.meaning.concealment
      for case .concealed(let target)? in [concealment.standard] + concealment.byFlow.values
      where !targets.contains(target) {
        report(
          Diagnostic(Self.rowTarget, ["code": .text(code.name), "target": .text(target.rawValue)], at: code.place))
      }
    }
  }

  /// Returns the id of the problem with a kind's concealment target; nil if the target is valid.
  private func problem(
    of definition: KindDefinition, concealedAs target: Kind, _ catalog: CheckedCatalog
  ) -> Diagnostic.ID? {
    if Self.visibleKinds.contains(definition.kind) { return Self.neverConcealed }
    guard let next = catalog.document[kind: target.rawValue]?.definition else { return Self.missing }
    // A target may itself be concealed in some flows, but not without a flow, and not in a cycle.
    return next.concealedAs.standard != nil || isCircular(definition, catalog) ? Self.concealed : nil
  }

  private func isCircular(_ definition: KindDefinition, _ catalog: CheckedCatalog) -> Bool {
    Flow.allCases.contains { flow in
      var seen: Set<Kind> = []
      var next: KindDefinition? = definition
      while let kind = next {
        if !seen.insert(kind.kind).inserted { return true }
        next = kind.concealedAs[flow].flatMap { catalog.document[kind: $0.rawValue]?.definition }
      }
      return false
    }
  }
}
