/// Files that say the same in several locales: a source and its translations.
struct MessageSet: Sendable {
  /// The source first, where there is one.
  let files: [MessageFile]
  /// The copy of a catalog of AuthCopy's.
  let isOwnCatalog: Bool

  var source: MessageFile? { files.first.flatMap { $0.isSource ? $0 : nil } }

  var translations: [MessageFile] { files.filter { !$0.isSource } }
}

/// A catalog of AuthCopy's: its kinds and codes, and its copy.
struct CatalogContext {
  let folder: CatalogFolder
  let sets: [MessageSet]

  /// The files of copy, the source first.
  var files: [MessageFile] { sets.flatMap(\.files) }
}
