package import MessageFiles

/// A catalog that is being checked.
package struct CheckedCatalog: Sendable {
  package let document: CatalogDocument
  /// All messages of the copy in files with a valid locale, with their trees.
  package let messages: [CheckedMessage]

  init(_ document: CatalogDocument) {
    self.document = document
    let files = document.layers.flatMap(\.copy).filter { $0.locale != nil }
    messages = Parallel.map(files) { file in
      zip(file.entries, file.trees).map { entry, tree in CheckedMessage(file: file, entry: entry, tree: tree) }
    }.flatMap(\.self)
  }
}

/// A message of the copy with its file and tree.
package struct CheckedMessage: Sendable {
  package let file: MessageDocument
  package let entry: MessageDocument.Entry
  package let tree: Result<MessageTree, MessageSyntaxError>

  package var locale: LocaleTag { file.locale ?? Catalog.sourceLocale }

  /// The parsed message; nil if it does not parse.
  package var nodes: [MessageNode]? { try? tree.get().nodes }

  /// Returns the place of a byte in the message's text.
  package func place(at textOffset: Int) -> Diagnostic.Place {
    let offset = file.file.offset(inString: entry.range, of: entry.text, decodedOffset: textOffset)
    return Diagnostic.Place(file.file.location(at: offset), locale: locale.description, key: entry.key)
  }
}
