internal import MessageFiles
internal import CatalogFormats
internal import Foundation

/// Finds an `@@x-reviewed` in an AuthCopy catalog whose claim goes stale or that no record of the texts proves.
struct UnprovenReviewRule: SetRule {
  let name = "unproven-review"
  let severity = Finding.Severity.warning
  private static let form: Diagnostic.ID = "unproven-review.form"
  private static let unrecorded: Diagnostic.ID = "unproven-review.unrecorded"
  let ids = [form, unrecorded]

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    guard set.isCatalog else { return }
    for file in set.files {
      guard let document = file.document.json, let reviewer = document.header(ReviewRecord.reviewerKey) else {
        continue
      }
      let offset = reviewer.range.lowerBound
      if !Self.isLasting(reviewer.string ?? "") {
        findings.add(self, Self.form, in: file, key: ReviewRecord.reviewerKey, at: offset)
      }
      if ReviewRecord(document) == nil {
        findings.add(self, Self.unrecorded, in: file, key: ReviewRecord.reviewerKey, at: offset)
      }
    }
  }

  /// Returns whether a statement has a date and no other number, because a number of keys is soon wrong.
  private static func isLasting(_ statement: String) -> Bool {
    let rest = statement.replacing(/\b[0-9]{4}-[0-9]{2}-[0-9]{2}\b/, with: "")
    return rest != statement && !rest.utf8.contains { (0x30...0x39).contains($0) }
  }
}
