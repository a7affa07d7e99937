/// A condition that every catalog must satisfy.
///
/// There is a single list of checks: loading stops at the first diagnostic, a refused reload logs them all, and the
/// linter reports them all.
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

  /// The errors in the catalog, in the order in which loading finds them.
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
