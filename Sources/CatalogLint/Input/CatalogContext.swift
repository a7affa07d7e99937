internal import AuthCopy

/// A catalog of AuthCopy's: its document, and its copy as rules look at it.
struct CatalogContext: Sendable {
  let document: CatalogDocument
  let copy: MessageSet
  /// The layers that are linted: of an overlay the last alone.
  let linted: [CatalogDocument.Layer]
}
