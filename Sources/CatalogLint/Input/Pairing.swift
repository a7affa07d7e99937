internal import AuthCopy

/// A file paired with the source, so that no rule has to look up keys again.
struct Pairing: Sendable {
  let file: MessageFile
  /// For each entry of the file, the source's entry for the same key; nil if there is none, and in the source itself.
  let sources: [MessageEntry?]
  /// The source's entries whose keys the file lacks.
  let missing: [MessageEntry]

  /// - Parameter source: nil for the source itself, and when there is none.
  init(_ file: MessageFile, source: MessageFile?) {
    self.file = file
    guard let source else {
      sources = Array(repeating: nil, count: file.entries.count)
      missing = []
      return
    }
    var isPaired = Array(repeating: false, count: source.entries.count)
    var next = 0
    sources = file.entries.map { entry in
      // Most translations have the same order of keys as the source.
      let isNext = source.isFlat && next < source.entries.count && source.entries[next].key == entry.key
      guard let index = isNext ? next : source.indices[entry.key] else { return nil }
      isPaired[index] = true
      next = index + 1
      return source.entries[index]
    }
    missing = source.entries.indices.lazy.filter { !isPaired[$0] }.map { source.entries[$0] }
      // A key can occur twice, in nested objects and with dots; only one of its entries is paired.
      .filter { file[$0.key] == nil }
  }
}
