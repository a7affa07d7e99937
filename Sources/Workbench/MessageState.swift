internal import AuthCopy
internal import CatalogLint

/// The work that a message, or a card, still needs.
struct MessageState: Sendable, Hashable {
  var isMissing = false
  /// Whether the source has changed since the translation was recorded.
  var isStale = false
  /// Whether the translation has changed since it was recorded, or the file marks it as needing review.
  var isUnreviewed = false
  /// Whether there is an unsaved change.
  var isEdited = false
  /// Whether the message has changed on disk as well as in a draft.
  var isConflict = false
  /// The number of findings by severity, without the findings that the states above represent.
  var errors = 0
  var warnings = 0
  var infos = 0

  /// Whether the message needs no work.
  var isDone: Bool { !isMissing && !isStale && !isUnreviewed && !isConflict && errors == 0 && warnings == 0 }

  mutating func add(_ finding: Finding) {
    switch finding.rule {
    case "missing-key": isMissing = true
    case "stale-translation": isStale = true
    case "unrecorded-translation", "needs-review": isUnreviewed = true
    default:
      switch finding.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .info: infos += 1
      }
    }
  }

  mutating func add(_ other: MessageState) {
    isMissing = isMissing || other.isMissing
    isStale = isStale || other.isStale
    isUnreviewed = isUnreviewed || other.isUnreviewed
    isEdited = isEdited || other.isEdited
    isConflict = isConflict || other.isConflict
    errors += other.errors
    warnings += other.warnings
    infos += other.infos
  }

  /// The filters that the state passes, by the names that the search and the page use.
  var names: [String] {
    let all: [(Bool, String)] = [
      (isConflict, "conflict"), (isMissing, "missing"), (isStale, "stale"), (errors + warnings + infos > 0, "findings"),
      (isUnreviewed, "unreviewed"), (isEdited, "edited"),
    ]
    return all.filter(\.0).map(\.1)
  }

  func write(to json: inout JSONWriter) {
    // Most messages have no state: leaving it out keeps long lists short.
    let names = names
    if names.isEmpty { return }
    json.member("states", names)
    json.member("severity", errors > 0 ? "error" : warnings > 0 ? "warning" : infos > 0 ? "info" : "")
  }

  static let filters = ["missing", "stale", "findings", "unreviewed", "edited"]
}
