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
