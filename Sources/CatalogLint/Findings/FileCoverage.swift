internal import AuthCopy

/// How much of its source a file translates.
struct FileCoverage: Sendable {
  let path: String
  /// A BCP 47 tag.
  let locale: String
  let isSource: Bool
  /// The keys that have a text; of a translation, only those of the source.
  let translated: Int
  /// The keys of the source that the file lacks or leaves empty.
  let missing: Int
  /// The translated keys whose source has changed since they were recorded.
  let stale: Int
  /// Whether the numbers say how much of a whole source is translated.
  let isShare: Bool

  /// The number of keys that the file should translate.
  var total: Int { translated + missing }

  /// - Parameter isPartial: whether the file may lack keys, since it is laid over another.
  init(_ pairing: Pairing, isPartial: Bool) {
    let file = pairing.file
    path = file.path
    locale = file.locale
    isSource = file.isSource
    if isSource {
      (translated, missing, stale, isShare) = (file.entries.count, 0, 0, false)
      return
    }
    let isCompared = pairing.sources.contains { $0 != nil } || !pairing.missing.isEmpty
    var (translated, empty, stale) = (0, 0, 0)
    for (entry, source) in zip(file.entries, pairing.sources) where source != nil || !isCompared {
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
    isShare = isCompared && !isPartial
  }
}

extension MessageEntry {
  /// Whether the text contains nothing but white space; the features rule out most texts.
  fileprivate var isBlank: Bool { !features.isDisjoint(with: [.empty, .edgeSpace]) && text.isBlank }
}
