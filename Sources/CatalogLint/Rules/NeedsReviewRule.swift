internal import CatalogFormats
internal import MessageFiles

/// Finds a translation marked for review: `fuzzy` in PO, `needs_review` in string catalogs, `needs-…` in XLIFF.
struct NeedsReviewRule: SetRule {
  let name = "needs-review"
  let severity = Finding.Severity.warning
  let aggregateMessageID: String? = "report.needs-review"

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    for pairing in set.translations where !pairing.file.document.details.isEmpty {
      for (entry, source) in zip(pairing.file.entries, pairing.sources) where entry.needsReview {
        findings.add(self, in: entry, of: pairing.file, source: source?.text, at: 0..<0)
      }
    }
  }
}
