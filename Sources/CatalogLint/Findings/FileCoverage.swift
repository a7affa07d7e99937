internal import AuthCopy

/// The translation progress of a file.
struct FileCoverage: Sendable {
  let path: String
  /// A BCP 47 tag.
  let locale: String
  let isSource: Bool
  /// The number of keys that have a text; in a translation with a source, only keys of the source count.
  let translated: Int
  /// The number of source keys that the file lacks or leaves empty.
  let missing: Int
  /// The number of translated keys whose source has changed since the translation was recorded.
  let stale: Int
  /// Whether the file has a source and should have all its keys, so that a percentage is meaningful.
  let hasPercentage: Bool

  /// The number of keys that the file should translate.
  var total: Int { translated + missing }

  /// - Parameter isPartial: whether the file may lack keys because it belongs to an overlay.
  init(_ pairing: Pairing, isPartial: Bool) {
    let file = pairing.file
    path = file.path
    locale = file.locale
    isSource = file.isSource
    if isSource {
      (translated, missing, stale, hasPercentage) = (file.entries.count, 0, 0, false)
      return
    }
    let hasSource = pairing.sources.contains { $0 != nil } || !pairing.missing.isEmpty
    var (translated, empty, stale) = (0, 0, 0)
    for (entry, source) in zip(file.entries, pairing.sources) where source != nil || !hasSource {
      // A blank translation of a blank source counts as translated.
      if entry.isBlank, source.map({ !$0.isBlank }) ?? true {
        empty += 1
        continue
      }
      translated += 1
      guard file.hasRecords, let source, let record = file.metadata[entry.key]?.record else { continue }
      if record.isStale(source: source.text, translation: entry.text) { stale += 1 }
    }
    self.translated = translated
    missing = empty + (isPartial ? 0 : pairing.missing.count)
    self.stale = stale
    hasPercentage = hasSource && !isPartial
  }
}

extension MessageEntry {
  /// Whether the text contains only white space; checking the features first rules out most texts.
  fileprivate var isBlank: Bool { !features.isDisjoint(with: [.empty, .edgeSpace]) && text.isBlank }
}
