/// Checks that no two files of codes in one folder have the same provider.
struct DuplicateProviderCheck: CatalogCheck {
  private static let duplicate: Diagnostic.ID = "invalid-catalog.duplicate-provider"
  static let ids = [duplicate]

  func check(_ catalog: CheckedCatalog, _ report: (Diagnostic) -> Void) {
    for layer in catalog.document.layers {
      var seen: [Provider: SourceFile] = [:]
      for table in layer.codes {
        guard let other = seen.updateValue(table.file, forKey: table.provider) else { continue }
        report(
          Diagnostic(
            Self.duplicate, ["path": .text(other.path), "provider": .text(table.provider.rawValue)],
            at: Diagnostic.Place(table.file.location(at: table.providerOffset), key: table.provider.rawValue)))
      }
    }
  }
}
