package import AuthCopy
public import CatalogLint

extension RuleSet {
  /// The rules for messages, and those for the catalogs and overlays of AuthCopy.
  public static let authCopy = RuleSet(AuthCopyCatalogs())
}

extension Linter {
  /// Lints an overlay on top of a base catalog, combined as in `Catalog.load`.
  ///
  /// The linter needs the rules ``RuleSet/authCopy``.
  ///
  /// - Parameters:
  ///   - overlay: the folder of the overlay.
  ///   - catalog: the folder of the base catalog; nil means the shipped catalog.
  public func lint(overlay: String, on catalog: String? = nil) -> LintReport {
    lint([], [.overlay(overlay, base: catalog)])
  }

  /// Lints a catalog and an overlay on top of it.
  ///
  /// - Parameters:
  ///   - catalog: the folder of the catalog; nil means the shipped catalog.
  ///   - overlay: the folder of the overlay; nil means none.
  package func lint(catalog: String?, overlay: String?) -> LintReport {
    lint([], [.catalog(catalog)] + (overlay.map { [.overlay($0, base: catalog)] } ?? []))
  }
}

extension Fixer {
  /// Computes the changes that fix an overlay of a catalog.
  ///
  /// - Parameters:
  ///   - overlay: the folder of the overlay.
  ///   - catalog: the folder of the base catalog; nil means the shipped catalog.
  public func fix(overlay: String, on catalog: String? = nil) -> FixReport {
    fix([], [.overlay(overlay, base: catalog)])
  }
}

extension TranslationRecorder {
  /// Computes the changes that record translations in an overlay of a catalog.
  ///
  /// - Parameters:
  ///   - overlay: the folder of the overlay.
  ///   - catalog: the folder of the base catalog; nil means the shipped catalog.
  public func record(overlay: String, on catalog: String? = nil) -> RecordReport {
    record([], [.overlay(overlay, base: catalog)])
  }
}

extension LintedMessageGroup {
  /// The document of the catalog; nil if the files belong to no catalog.
  package var document: CatalogDocument? { (catalog as? LintedCatalog)?.document }
}
