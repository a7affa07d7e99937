internal import AuthCopy

/// Files with the same messages in several locales: a source and its translations.
struct MessageSet: Sendable {
  /// The files to lint, starting with the source if it is one of them.
  let files: [MessageFile]
  /// The file that translations are compared with, whether it is linted or not; nil when there is none.
  let source: MessageFile?
  /// The linted files, each paired with the source.
  let pairings: [Pairing]
  /// Whether the files are the copy of an AuthCopy catalog.
  let isOwnCatalog: Bool
  /// Whether the files are laid over others, so that a translation may lack keys of the source.
  let isPartial: Bool

  /// What an overlay adds to the catalog below it; nil for files that are laid over nothing.
  let addition: OverlayAddition?

  /// The locales that have other files beside these, but none of these.
  let absent: [String]

  /// - Parameter fallbacks: files that are not linted, from which programs take what a linted one lacks.
  init(
    files: [MessageFile], source: MessageFile?, isOwnCatalog: Bool = false, isPartial: Bool = false,
    absent: [String] = [], fallbacks: [MessageFile] = [], addition: OverlayAddition? = nil
  ) {
    func rank(_ file: MessageFile) -> Int { file === source ? 0 : file.isSource ? 1 : 2 }
    self.files = files.sorted { (rank($0), $0.path) < (rank($1), $1.path) }
    self.source = source
    self.isOwnCatalog = isOwnCatalog
    self.isPartial = isPartial
    self.absent = absent
    self.addition = addition
    pairings = Parallel.map(self.files) { file in
      Pairing(
        file, source: file.isSource ? nil : source,
        fallbacks: isOwnCatalog ? [] : file.fallbacks(among: files + fallbacks))
    }
  }

  /// Whether a translation may lack keys of the source, because the catalog below has them.
  func mayLackKeys(_ file: MessageFile) -> Bool { isPartial && !(addition?.begins(file.locale) ?? false) }

  /// The translations of the source; empty when there is no source.
  var translations: [Pairing] { source == nil ? [] : pairings.filter { !$0.file.isSource } }

  /// The source, if it is linted.
  var lintedSource: MessageFile? { files.first.flatMap { $0.isSource ? $0 : nil } }
}
