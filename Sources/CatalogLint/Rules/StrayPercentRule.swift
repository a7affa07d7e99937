internal import CatalogFormats
internal import MessageFiles

/// Finds a percent sign, or arguments without numbers, that keep Java or Android programs from formatting a message.
struct StrayPercentRule: MessageRule {
  let name = "stray-percent"
  let severity = Finding.Severity.error
  let isTriggeredBySource = false
  let fixes = FixKind.mixed
  let triggers: TextFeatures = .percent
  private static let stray: Diagnostic.ID = "stray-percent"
  private static let unnumbered: Diagnostic.ID = "stray-percent.unnumbered"
  let ids = [stray, unnumbered]

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    let isJava = file.document.format == .android || file.document.format == .properties
    return isJava && file.dialect == .printf ? .percent : []
  }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.features.contains(.percent), !entry.entry.isPlain else { return }
    let placeholders = entry.file.dialect.placeholders(in: entry.text)
    let format = JavaFormat(entry.text, placeholders)
    let source = entry.source.map { JavaFormat($0.text, entry.file.dialect.placeholders(in: $0.text)) }
    // Android checks neither plural forms nor array items.
    let isCheckedByAndroid =
      entry.file.document.format == .android && entry.entry.form == nil && !entry.entry.key.hasSuffix("]")
    if isCheckedByAndroid, format.isRefusedByAndroid, format.strayPercentSigns.isEmpty,
      !(source?.isRefusedByAndroid ?? false)
    {
      // Without numbers, translators cannot change the order of the arguments; Android's build tools only warn.
      findings.add(self, Self.unnumbered, in: entry, at: 0..<entry.text.utf8.count, severity: .warning)
    }
    // A message is not formatted if it has no arguments, and maybe not if the source has a stray sign too.
    let isFormatted = !(entry.source?.arguments.isEmpty ?? placeholders.isEmpty)
    guard isFormatted, source?.strayPercentSigns.isEmpty ?? true else { return }
    // The sign may be the rest of a missing argument.
    let known = Set(entry.entry.arguments.map(\.name))
    let isSafe = entry.source.map { known.isSuperset(of: $0.arguments.map(\.name)) } ?? true
    for offset in format.strayPercentSigns {
      findings.add(self, Self.stray, in: entry, at: offset..<offset + 1, fix: "%%", isSafe: isSafe)
    }
  }
}
