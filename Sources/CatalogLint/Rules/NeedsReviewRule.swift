internal import CatalogFormats
internal import MessageFiles

/// Finds a translation marked for review: `fuzzy` in PO, `needs_review` in string catalogs, `needs-…` in XLIFF.
struct NeedsReviewRule: SetRule {
  let name = "needs-review"
  let severity = Finding.Severity.info
  private static let unused: Diagnostic.ID = "needs-review.unused"
  private static let text: Diagnostic.ID = "needs-review"
  let ids = [text, unused]
  let aggregateMessageID: String? = "report.needs-review"
  let aggregatedIDs = [text]

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    for pairing in set.translations where !pairing.file.document.details.isEmpty {
      let count = pairing.file.entries.count(where: \.needsReview)
      // Tools write the first state into every unit; a project that uses states changes some of them.
      if pairing.file.document.format == .xliff, count > 1, count * 10 >= pairing.file.entries.count * 9,
        let first = pairing.file.entries.first(where: \.needsReview)
      {
        findings.add(
          self, Self.unused, ["count": .integer(Int64(count))], in: pairing.file, key: "", at: first.range.lowerBound)
        continue
      }
      for (entry, source) in zip(pairing.file.entries, pairing.sources) where entry.needsReview {
        findings.add(self, Self.text, in: entry, of: pairing.file, source: source?.text, at: 0..<0)
      }
    }
  }
}
