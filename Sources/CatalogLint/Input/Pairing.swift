internal import AuthCopy

/// A file beside the source, so that no rule has to look for a key again.
struct Pairing: Sendable {
  let file: MessageFile
  /// For each entry of the file the source's of that key; nil where there is none, and in the source itself.
  let sources: [MessageEntry?]
  /// What the source has and the file has not.
  let missing: [MessageEntry]

  /// - Parameter source: nil for the source itself, and where there is none.
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
      // Most translations keep the source's order.
      let isNext = source.isFlat && next < source.entries.count && source.entries[next].key == entry.key
      guard let index = isNext ? next : source.indices[entry.key] else { return nil }
      isPaired[index] = true
      next = index + 1
      return source.entries[index]
    }
    missing = source.entries.indices.lazy.filter { !isPaired[$0] }.map { source.entries[$0] }
      // Of a key that stands twice, in nested objects and with dots, only one entry is paired.
      .filter { file[$0.key] == nil }
  }
}
