/// A catalog that is being checked.
package struct CheckedCatalog: Sendable {
  package let document: CatalogDocument
  /// Every message of the copy whose locale is understood, with its tree.
  package let messages: [CheckedMessage]

  init(_ document: CatalogDocument) {
    self.document = document
    let files = document.layers.flatMap(\.copy).filter { $0.locale != nil }
    messages = Parallel.map(files) { file in
      zip(file.entries, file.trees).map { entry, tree in CheckedMessage(file: file, entry: entry, tree: tree) }
    }.flatMap(\.self)
  }
}

/// A message of the copy, where it stands, and its tree.
package struct CheckedMessage: Sendable {
  package let file: MessageDocument
  package let entry: MessageDocument.Entry
  package let tree: Result<MessageTree, MessageSyntaxError>

  package var locale: LocaleTag { file.locale ?? Catalog.sourceLocale }

  /// Nil when the message does not parse.
  package var nodes: [MessageNode]? { try? tree.get().nodes }

  /// The place of a byte of the message's text.
  package func place(at textOffset: Int) -> Diagnostic.Place {
    let offset = file.file.offset(inString: entry.range, of: entry.text, decodedOffset: textOffset)
    return Diagnostic.Place(file.file.location(at: offset), locale: locale.description, key: entry.key)
  }
}
