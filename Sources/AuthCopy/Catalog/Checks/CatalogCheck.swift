/// Something that must hold of a catalog.
///
/// There is one list of them: loading stops at the first diagnostic, a refused reload logs each, the linter reports all.
package protocol CatalogCheck: Sendable {
  /// The diagnostics that the check may report.
  static var ids: [Diagnostic.ID] { get }

  func check(_ catalog: CheckedCatalog, _ report: (Diagnostic) -> Void)
}

/// A catalog that is being checked.
package struct CheckedCatalog: Sendable {
  package let document: CatalogDocument
  /// Every message of the copy whose locale is understood, with its tree.
  package let messages: [CheckedMessage]

  fileprivate init(_ document: CatalogDocument) {
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

extension CatalogDocument {
  /// Every check, in the order in which loading makes them.
  package static let checks: [any CatalogCheck] = [
    ShapeCheck(), UndefinedArgumentCheck(), ConcealmentTargetCheck(), RequiredKindCheck(), CopyFileCheck(),
    UnmappedKindCheck(), DuplicateProviderCheck(), DuplicateLocaleCheck(), MissingSourceCheck(),
    KindWithoutCopyCheck(), ArgumentDefaultCheck(), MessageSyntaxCheck(), UndeclaredArgumentCheck(),
    DeclaredTypeCheck(),
  ]

  /// What is wrong with the catalog, in the order in which loading finds it.
  ///
  /// - Parameter limit: no more than so many are looked for.
  package func diagnostics(limit: Int = .max) -> [Diagnostic] {
    var diagnostics = failures
    // What was read in part would be said to lack what the rest defines.
    guard hasKinds || diagnostics.isEmpty else { return Array(diagnostics.prefix(limit)) }
    let catalog = CheckedCatalog(self)
    for check in Self.checks {
      if diagnostics.count >= limit { break }
      check.check(catalog) { diagnostics.append($0) }
    }
    return Array(diagnostics.prefix(limit))
  }
}
