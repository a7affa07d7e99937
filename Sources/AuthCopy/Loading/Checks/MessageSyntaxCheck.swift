package import MessageFiles

/// Checks that ICU can format every message of the copy in its locale.
package struct MessageSyntaxCheck: CatalogCheck {
  package static var ids: [Diagnostic.ID] { MessageSyntaxError.ids }

  package func check(_ catalog: CheckedCatalog, _ report: (Diagnostic) -> Void) {
    for message in catalog.messages {
      let error: MessageSyntaxError? =
        switch message.tree {
        case .success(let tree):
          catalog.document.context(of: message.locale).flatMap { tree.nodes.firstUnknownFormat(in: $0) }
        case .failure(let error): error
        }
      guard let error else { continue }
      report(Diagnostic(error.message.id, error.message.parameters, at: message.place(at: error.offset)))
    }
  }
}
