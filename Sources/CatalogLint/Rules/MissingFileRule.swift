internal import AuthCopy

/// Finds a file of the source that a locale with a folder of its own lacks as a whole.
struct MissingFileRule: SetRule {
  let name = "missing-file"
  let severity = Finding.Severity.warning

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    guard let source = set.lintedSource, !set.absent.isEmpty else { return }
    findings.add(self, nil, ["locales": .list(set.absent)], in: source, key: "", at: 0)
  }
}
