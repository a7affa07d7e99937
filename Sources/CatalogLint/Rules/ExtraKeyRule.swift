internal import CatalogFormats
internal import MessageFiles

/// Finds a key of a translation that the source does not have.
///
/// If several translations have the key, or one has many such keys, the source has lost them, and the finding is an info.
struct ExtraKeyRule: SetRule {
  let name = "extra-key"
  let severity = Finding.Severity.warning
  let aggregateMessageID: String? = "report.extra-keys"

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    // In a file that holds the source next to the translation, no key can be extra.
    let extraEntries = set.translations.filter {
      !$0.file.document.format.isBilingual && !Self.keysAreSourceTexts($0)
    }.map { pairing in
      (pairing.file, zip(pairing.file.entries, pairing.sources).filter { $0.1 == nil }.map(\.0))
    }
    let counts = extraEntries.flatMap(\.1).reduce(into: [:]) { $0[$1.key, default: 0] += 1 }
    for (file, entries) in extraEntries {
      for entry in entries {
        let mayBeMistake = entries.count <= Self.maximumMistakes && counts[entry.key] == 1
        findings.add(
          self, nil, ["key": .text(entry.key)], in: entry, of: file, at: 0..<0,
          severity: mayBeMistake || set.isCatalog ? nil : .info)
      }
    }
  }

  /// The maximum number of extra keys that may be mistakes of one file.
  private static let maximumMistakes = 3

  /// Returns whether the keys are the source texts, `"Sign in": "로그인"`; the source file may then lack keys.
  ///
  /// True if most keys are extra, and most of these contain spaces.
  private static func keysAreSourceTexts(_ pairing: Pairing) -> Bool {
    let extra = zip(pairing.file.entries, pairing.sources).filter { $0.1 == nil }
    return extra.count * 2 > pairing.file.entries.count && extra.count { $0.0.key.contains(" ") } * 2 > extra.count
  }
}
