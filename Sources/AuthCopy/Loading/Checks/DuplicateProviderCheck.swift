internal import MessageFiles

/// Checks that no two files of codes in one folder have the same provider, and that no file has the reserved id `any`.
struct DuplicateProviderCheck: CatalogCheck {
  private static let duplicate: Diagnostic.ID = "invalid-catalog.duplicate-provider"
  private static let reserved: Diagnostic.ID = "invalid-catalog.reserved-provider"
  static let ids = [duplicate, reserved]

  func check(_ catalog: CheckedCatalog, _ report: (Diagnostic) -> Void) {
    for layer in catalog.document.layers {
      var seen: [Provider: SourceFile] = [:]
      for table in layer.codes {
        let place = Diagnostic.Place(table.file.location(at: table.providerOffset), key: table.provider.rawValue)
        if table.provider == .any {
          report(Diagnostic(Self.reserved, ["provider": .text(table.provider.rawValue)], at: place))
        }
        guard let other = seen.updateValue(table.file, forKey: table.provider) else { continue }
        report(
          Diagnostic(
            Self.duplicate, ["path": .text(other.path), "provider": .text(table.provider.rawValue)],
            at: place))
      }
    }
  }
}
