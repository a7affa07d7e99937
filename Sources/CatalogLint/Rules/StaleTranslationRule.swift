internal import MessageFiles

/// Finds a translation whose source has changed since the translation was recorded.
///
/// ARB files record hashes of both texts in `@key`.
struct StaleTranslationRule: MessageRule {
  let name = "stale-translation"
  let severity = Finding.Severity.warning
  static let unedited: Diagnostic.ID = "stale-translation"
  static let edited: Diagnostic.ID = "stale-translation.edited"
  let ids = [unedited, edited]

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures { file.hasRecords ? .any : [] }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard let source = entry.source, let record = entry.file.metadata[entry.entry.key]?.record,
      record.isStale(source: source.text, translation: entry.text)
    else { return }
    findings.add(
      self, record.isEdited(translation: entry.text) ? Self.edited : Self.unedited, in: entry, at: 0..<0)
  }
}
