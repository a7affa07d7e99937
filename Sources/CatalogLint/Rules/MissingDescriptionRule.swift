internal import MessageFiles

/// Finds a key without a description in an ARB source that describes other keys.
///
/// Most projects describe only the keys that need it, so the rule checks catalogs other than AuthCopy's only if it is
/// selected.
struct MissingDescriptionRule: SetRule {
  let name = "missing-description"
  let severity = Finding.Severity.info
  let aggregateMessageID: String? = "report.missing-descriptions"

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    guard set.isCatalog || findings.options.selected.contains(name), let source = set.lintedSource, source.isARB
    else { return }
    let undescribed = source.entries.filter { source.metadata[$0.key]?.description.isEmpty ?? true }
    // A file without any description informs its translators in another way.
    guard undescribed.count < source.entries.count else { return }
    for entry in undescribed { findings.add(self, in: entry, of: source, at: 0..<0) }
  }
}
