internal import CatalogFormats
internal import MessageFiles

/// Finds a key of the source that a translation lacks.
struct MissingKeyRule: SetRule {
  let name = "missing-key"
  let severity = Finding.Severity.error
  let aggregateMessageID: String? = "report.missing-keys"

  private static let missing: Diagnostic.ID = "missing-key"
  private static let inLocales: Diagnostic.ID = "missing-key.locales"
  let ids = [missing, inLocales]

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    for pairing in set.translations {
      for entry in pairing.missing where !set.mayLackKeys(pairing.file) || isNew(entry.key, pairing.file, set) {
        findings.add(
          self, Self.missing, ["key": .text(entry.messageKey)], in: pairing.file, key: entry.messageKey,
          at: set.source?.offset(of: entry, in: pairing.file) ?? 0,
          // Keys that an overlay lacks come from its base catalog.
          severity: set.isPartial ? .warning : nil)
      }
    }
    if let addition = set.addition { checkNewKeys(addition, set, &findings) }
  }

  /// Returns whether the overlay adds a key that has to be translated into the file's locale.
  private func isNew(_ key: String, _ file: MessageFile, _ set: MessageSet) -> Bool {
    guard let addition = set.addition else { return false }
    return addition.keys.contains(key) && addition.localesToTranslate.contains(file.locale)
  }

  /// Reports the new keys of an overlay, if it has no file for some locales of its base catalog.
  private func checkNewKeys(_ addition: OverlayAddition, _ set: MessageSet, _ findings: inout FindingList) {
    let linted = Set(set.files.map(\.locale))
    let locales = addition.localesToTranslate.filter { !linted.contains($0) }
    guard !locales.isEmpty else { return }
    for file in set.files where file.isSource {
      for entry in file.entries where addition.keys.contains(entry.key) {
        let locales = locales.filter { set.optionalKeys[$0]?.contains(entry.key) != true }
        if locales.isEmpty { continue }
        findings.add(
          self, Self.inLocales, ["key": .text(entry.key), "locales": .list(locales)], in: entry, of: file, at: 0..<0,
          severity: .warning)
      }
    }
  }
}

extension MessageFile {
  /// Returns the offset of a message of this source in a file that contains the source too; nil in any other file.
  fileprivate func offset(of entry: MessageEntry, in file: MessageFile) -> Int? {
    // Texts of another file may replace or follow the entries of the document.
    guard file.path == path, let index = indices[entry.key], index < document.entries.count else { return nil }
    let original = document.entries[index]
    return document.range(of: 0..<0, in: original.range, text: original.text).lowerBound
  }
}
