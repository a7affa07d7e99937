package import MessageFiles

/// A check that every catalog must pass.
///
/// Loading stops at the first diagnostic of all checks; a failed reload logs all of them, and the linter reports all of
/// them.
package protocol CatalogCheck: Sendable {
  /// The diagnostics that the check may report.
  static var ids: [Diagnostic.ID] { get }

  func check(_ catalog: CheckedCatalog, _ report: (Diagnostic) -> Void)
}

extension CatalogDocument {
  /// All checks, in the order in which loading performs them.
  package static let checks: [any CatalogCheck] = [
    ShapeCheck(), UndefinedArgumentCheck(), FactCheck(), ConcealmentTargetCheck(), RequiredKindCheck(), CopyFileCheck(),
    UnmappedKindCheck(), RowArgumentCheck(), DuplicateProviderCheck(), DuplicateLocaleCheck(), MissingSourceCheck(),
    KindWithoutCopyCheck(), ArgumentDefaultCheck(), ArgumentValueCheck(), MessageSyntaxCheck(),
    UndeclaredArgumentCheck(), DeclaredTypeCheck(),
  ]

  /// Returns the errors in the catalog, in the order in which loading finds them.
  ///
  /// - Parameter limit: the maximum number of diagnostics.
  package func diagnostics(limit: Int = .max) -> [Diagnostic] {
    var diagnostics = failures
    // If a kinds.json could not be read, every reference to its kinds would be reported as an error.
    guard hasKinds || diagnostics.isEmpty else { return Array(diagnostics.prefix(limit)) }
    let catalog = CheckedCatalog(self)
    for check in Self.checks {
      if diagnostics.count >= limit { break }
      check.check(catalog) { diagnostics.append($0) }
    }
    return Array(diagnostics.prefix(limit))
  }
}
