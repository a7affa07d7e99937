internal import AuthCopy

/// Finds a key of the source that a translation lacks.
struct MissingKeyRule: SetRule {
  let name = "missing-key"
  let severity = Finding.Severity.error
  let gathered: String? = "report.missing-keys"

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    if set.isPartial { return }
    for pairing in set.translations {
      for entry in pairing.missing {
        findings.add(self, nil, ["key": .text(entry.message)], in: pairing.file, key: entry.message, at: 0)
      }
    }
  }
}
