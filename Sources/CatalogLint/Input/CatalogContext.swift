internal import AuthCopy

/// An AuthCopy catalog: its document, and its copy in the form that rules check.
struct CatalogContext: Sendable {
  let document: CatalogDocument
  let copy: MessageSet
  /// The layers to lint; with an overlay, only the last layer.
  let linted: [CatalogDocument.Layer]
}
