/// Something that must hold of a catalog.
///
/// There is one list of them: loading stops at the first diagnostic, a refused reload logs each, the linter reports all.
package protocol CatalogCheck: Sendable {
  /// The diagnostics that the check may report.
  static var ids: [Diagnostic.ID] { get }

  func check(_ catalog: CheckedCatalog, _ report: (Diagnostic) -> Void)
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
