internal import AuthCopy

/// Finds a key of a translation that the source does not have.
struct ExtraKeyRule: SetRule {
  let name = "extra-key"
  let severity = Finding.Severity.warning
  let gathered: String? = "report.extra-keys"

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    for pairing in set.translations {
      for (entry, source) in zip(pairing.file.entries, pairing.sources) where source == nil {
        findings.add(self, nil, ["key": .text(entry.key)], in: entry, of: pairing.file, at: 0..<0)
      }
    }
  }
}
