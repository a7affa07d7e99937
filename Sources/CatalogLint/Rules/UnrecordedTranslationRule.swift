internal import MessageFiles

/// Finds a translation that was never recorded, or was edited since, in a set of files with records.
///
/// The linter cannot detect whether such a translation is stale.
struct UnrecordedTranslationRule: SetRule {
  let name = "unrecorded-translation"
  let severity = Finding.Severity.warning
  let fixes = FixKind.safe
  let aggregateMessageID: String? = "report.unrecorded-translations"
  static let edited: Diagnostic.ID = "unrecorded-translation.edited"
  static let never: Diagnostic.ID = "unrecorded-translation.never"
  let ids = [edited, never]

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    guard set.files.contains(where: \.hasRecords) else { return }
    for pairing in set.translations where pairing.file.canHaveKeyMetadata {
      for (entry, source) in zip(pairing.file.entries, pairing.sources) {
        guard let source, !entry.text.isBlank else { continue }
        let metadata = pairing.file.metadata[entry.key]
        guard let metadata, let record = metadata.record else {
          findings.add(self, Self.never, in: entry, of: pairing.file, source: source.text, at: 0..<0)
          continue
        }
        // If the source has changed too, the translation is stale, and only a person can tell which source it fits.
        guard record.isEdited(translation: entry.text),
          !record.isStale(source: source.text, translation: entry.text)
        else { continue }
        // The hash is between quotation marks.
        let fix = metadata.translationHash.map {
          Fix(
            range: $0.range.lowerBound + 1..<$0.range.upperBound - 1,
            replacement: ContentHash(entry.text).description, isSafe: true)
        }
        findings.add(self, Self.edited, in: entry, of: pairing.file, source: source.text, at: 0..<0, fix: fix)
      }
    }
  }
}
