internal import MessageFiles

extension CatalogDocument {
  private static let revealing: Diagnostic.ID = "revealing-row"
  /// Kinds that a person sees only of their own account, or of a form: they need no note.
  private static let ownKinds: Set<Kind> = [
    .notSignedIn, .userMismatch, .emailVerificationRequired, .requiresRecentLogin, .providerAccountRestricted,
    .providerAccountNotConnected, .providerAlreadyLinked, .missingField,
  ]

  /// Returns a test of rows: whether the meaning speaks of a person's account although the row is not concealed, and no
  /// note explains why.
  package func testOfRevealingRows() -> (CodeRow) -> Bool {
    let targets = Set(kinds.compactMap(\.kind.definition).flatMap(\.concealedAs.targets))
    let rules = readingRules.value
    let index = ReadingIndex([], PhraseIndex([], rules.vocabulary), rules)
    return { [self] row in
      guard row.note == nil, !Self.ownKinds.contains(row.kind), let explanation = row.explanation, isOpen(row, targets)
      else { return false }
      return ScannedText(RawErrorText(explanation, rules), index).statement(rules).isAboutAccount
    }
  }

  /// Returns whether a row is concealed neither by itself nor like its kind.
  private func isOpen(_ row: CodeRow, _ targets: Set<Kind>) -> Bool {
    switch row.meaning.concealment.standard {
    case .concealed: false
    case .open: true
    case .unreadable, nil:
      !targets.contains(row.kind) && self[kind: row.kind.rawValue]?.definition?.concealedAs.standard == nil
    }
  }

  /// The rows of overlays that reveal whether an account exists.
  var revealingRowsOfOverlays: [Diagnostic] {
    let overlays = layers.dropFirst().flatMap(\.codes)
    if overlays.isEmpty { return [] }
    let isRevealing = testOfRevealingRows()
    return overlays.flatMap { table in
      zip(table.surfaces, table.codes).flatMap { surface, codes in
        codes.map { CheckedCode($0, on: surface, in: table) }
      }
    }.filter { isRevealing($0.row) }.map { code in
      Diagnostic(Self.revealing, ["code": .text(code.name)], at: code.place)
    }
  }
}
