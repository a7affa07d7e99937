internal import AuthCopy
internal import CatalogLint

/// Finds a kind that is silent but should not be, or should be silent but is not.
struct SilentPresentationRule: CatalogRule {
  let name = "silent-presentation"
  let severity = Finding.Severity.warning
  private static let silent: Diagnostic.ID = "silent-presentation.silent"
  private static let loud: Diagnostic.ID = "silent-presentation.loud"
  let ids = [silent, loud]

  /// Cancellations, intermediate steps of a flow, and states that are not failures, such as no session at launch.
  private static let silentKinds: Set<Kind> = [
    .canceled, .interactionRequired, .authorizationPending, .mfaRequired, .notSignedIn, .alreadySignedIn, .none,
  ]

  func check(_ catalog: LintedCatalog, _ findings: inout FindingList) {
    for kinds in catalog.linted.compactMap(\.kinds) {
      for kind in kinds.kinds {
        guard let isSilent = kind.definition.map({ $0.presentation == .silent }),
          isSilent != Self.silentKinds.contains(Kind(rawValue: kind.name))
        else { continue }
        findings.add(
          self, isSilent ? Self.silent : Self.loud, ["kind": .text(kind.name)], in: kinds.file, key: kind.name,
          at: kind.offset)
      }
    }
  }
}
