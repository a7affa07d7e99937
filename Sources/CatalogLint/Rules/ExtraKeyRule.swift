internal import CatalogFormats
internal import MessageFiles

/// Finds a key of a translation that the source does not have.
///
/// In messages of other projects, a key of several translations, or one of many in a file, is one that the source has
/// dropped, and an info: programs do not show it. A key of a single translation may be misspelled.
struct ExtraKeyRule: SetRule {
  let name = "extra-key"
  let severity = Finding.Severity.warning
  let aggregateMessageID: String? = "report.extra-keys"

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    // In a file that holds the source next to the translation, no key can be extra.
    for pairing in set.translations where !pairing.file.document.format.isBilingual {
      if Self.keysAreSourceTexts(pairing) { continue }
      let mayBeDropped = !set.isCatalog && pairing.sources.count { $0 == nil } >= Self.minimumOfDroppedKeys
      let untranslatable = set.source?.document.untranslatableKeys ?? []
      for (entry, source) in zip(pairing.file.entries, pairing.sources) where source == nil {
        // The source may have the key without a text.
        if untranslatable.contains(entry.messageKey) || set.source?.indices[entry.key] != nil { continue }
        let isDropped = mayBeDropped || (!set.isCatalog && findings.options.evidence.isShared(entry.key) { _ in true })
        findings.add(
          self, nil, ["key": .text(entry.key)], in: entry, of: pairing.file, at: 0..<0,
          severity: isDropped ? .info : nil)
      }
    }
  }

  /// The number of extra keys in a file that shows that its project keeps the keys that the source drops.
  private static let minimumOfDroppedKeys = 20

  /// Returns whether the keys are the source texts, `"Sign in": "로그인"`; the source file may then lack keys.
  ///
  /// True if most keys are extra, and most of these contain spaces.
  private static func keysAreSourceTexts(_ pairing: Pairing) -> Bool {
    let extra = zip(pairing.file.entries, pairing.sources).filter { $0.1 == nil }
    return extra.count * 2 > pairing.file.entries.count && extra.count { $0.0.key.contains(" ") } * 2 > extra.count
  }
}
