internal import AuthCopy

/// Finds a key of an ARB source without a description, in a file that describes others.
struct MissingDescriptionRule: SetRule {
  let name = "missing-description"
  let severity = Finding.Severity.warning

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    guard let source = set.lintedSource, source.isARB else { return }
    let undescribed = source.entries.filter { source.metadata[$0.key]?.description.isEmpty ?? true }
    // A file without any description has another way to tell translators.
    guard undescribed.count < source.entries.count else { return }
    for entry in undescribed { findings.add(self, in: entry, of: source, at: 0..<0) }
  }
}
