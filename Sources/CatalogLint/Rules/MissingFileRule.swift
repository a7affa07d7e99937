internal import MessageFiles

/// Finds a source file that is missing from the folder of another locale.
struct MissingFileRule: SetRule {
  let name = "missing-file"
  let severity = Finding.Severity.warning

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    guard let source = set.lintedSource, !set.missingLocales.isEmpty else { return }
    findings.add(self, nil, ["locales": .list(set.missingLocales)], in: source, key: "", at: 0)
  }
}
