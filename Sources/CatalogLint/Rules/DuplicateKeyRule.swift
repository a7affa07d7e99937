internal import CatalogFormats
internal import MessageFiles

/// Finds a key that occurs twice in one object.
struct DuplicateKeyRule: SetRule {
  let name = "duplicate-key"
  let severity = Finding.Severity.error
  private static let lastWins: Diagnostic.ID = "duplicate-key"
  /// A repeated unit in XLIFF: some programs use the first, others the last.
  private static let eitherMayWin: Diagnostic.ID = "duplicate-key.unit"
  let ids = [lastWins, eitherMayWin]

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    for file in set.files {
      for duplicate in file.document.duplicateKeys {
        findings.add(
          self, file.document.format == .xliff ? Self.eitherMayWin : Self.lastWins, ["key": .text(duplicate.key)],
          in: file, key: duplicate.key, at: duplicate.offset, severity: duplicate.isIdentical ? .info : nil)
      }
    }
  }
}
