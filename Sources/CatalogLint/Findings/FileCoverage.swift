internal import CatalogFormats
internal import MessageFiles

/// The translation progress of a file.
struct FileCoverage: Sendable {
  let path: String
  /// A BCP 47 tag.
  let locale: String
  let isSource: Bool
  /// The number of messages that have a text; in a translation with a source, only messages of the source count.
  ///
  /// The plural forms of a message count once.
  let translated: Int
  /// The number of source messages that the file lacks or leaves empty, entirely or for some numbers.
  let missing: Int
  /// The number of translated keys whose source has changed since the translation was recorded.
  let stale: Int
  /// Whether the file has a source and should have all its keys, so that a percentage is meaningful.
  let hasPercentage: Bool

  /// The number of messages that the file should translate.
  var total: Int { translated + missing }

  /// - Parameter isPartial: whether the file may lack keys because it belongs to an overlay.
  init(_ pairing: Pairing, isPartial: Bool) {
    let file = pairing.file
    path = file.path
    locale = file.locale
    isSource = file.isSource
    if isSource {
      let count = file.document.details.isEmpty ? file.entries.count : Set(file.entries.map(\.messageKey)).count
      (translated, missing, stale, hasPercentage) = (count, 0, 0, false)
      return
    }
    let hasSource = pairing.sources.contains { $0 != nil } || !pairing.missing.isEmpty
    var (translated, empty, stale) = (0, 0, 0)
    // Whether a message is translated, by message; only some formats have messages with several forms.
    var forms: [String: Bool] = [:]
    for (entry, source) in zip(file.entries, pairing.sources) where source != nil || !hasSource {
      // A blank translation of a blank source counts as translated.
      let isEmpty = entry.isBlank && source.map { !$0.isBlank } ?? true
      if !file.document.details.isEmpty {
        forms[entry.messageKey] = forms[entry.messageKey] ?? false || !(isEmpty || entry.lacksForms)
      } else if isEmpty {
        empty += 1
      } else {
        translated += 1
      }
      if isEmpty { continue }
      guard file.hasRecords, let source, let record = file.metadata[entry.key]?.record else { continue }
      if record.isStale(source: source.text, translation: entry.text) { stale += 1 }
    }
    let translatedForms = forms.values.count { $0 }
    self.translated = translated + translatedForms
    missing = empty + forms.count - translatedForms + (isPartial ? 0 : pairing.missing.count)
    self.stale = stale
    hasPercentage = hasSource && !isPartial
  }
}

extension MessageEntry {
  /// Whether the text contains only white space; checking the features first rules out most texts.
  fileprivate var isBlank: Bool { !features.isDisjoint(with: [.empty, .edgeSpace]) && text.isBlank }
}
