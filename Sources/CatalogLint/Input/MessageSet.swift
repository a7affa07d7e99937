internal import AuthCopy

/// Files that say the same in several locales: a source and its translations.
struct MessageSet: Sendable {
  /// Those that are linted, the source first where it is among them.
  let files: [MessageFile]
  /// What translations are compared with, whether it is linted or not; nil where there is none.
  let source: MessageFile?
  /// Each linted file beside the source.
  let pairings: [Pairing]
  /// The copy of a catalog of AuthCopy's.
  let isOwnCatalog: Bool
  /// Keys of the source that a translation lacks are no defect: the files are laid over others.
  let isPartial: Bool

  init(files: [MessageFile], source: MessageFile?, isOwnCatalog: Bool = false, isPartial: Bool = false) {
    self.files = files.sorted { ($0.isSource ? 0 : 1, $0.path) < ($1.isSource ? 0 : 1, $1.path) }
    self.source = source
    self.isOwnCatalog = isOwnCatalog
    self.isPartial = isPartial
    pairings = Parallel.map(self.files) { Pairing($0, source: $0.isSource ? nil : source) }
  }

  /// The translations of a source; none without one.
  var translations: [Pairing] { source == nil ? [] : pairings.filter { !$0.file.isSource } }

  /// The source where it is linted.
  var lintedSource: MessageFile? { files.first.flatMap { $0.isSource ? $0 : nil } }
}

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

/// A catalog of AuthCopy's: its document, and its copy as rules look at it.
struct CatalogContext: Sendable {
  let document: CatalogDocument
  let copy: MessageSet
  /// The layers that are linted: of an overlay the last alone.
  let linted: [CatalogDocument.Layer]
}
