internal import MessageFiles

/// Finds translations without a source to compare them with.
struct MissingSourceRule: SetRule {
  let name = "missing-source"
  let severity = Finding.Severity.warning

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    guard set.source == nil, !set.isCatalog, let file = set.files.first else { return }
    findings.add(
      self, nil, ["locale": .text(findings.options.sourceLocale.safeToShow)], in: file, key: "", at: 0)
  }
}
