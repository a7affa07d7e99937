internal import MessageFiles

/// Checks that every kind has a title and a message in the source locale and, if it has a recovery, an action.
struct KindWithoutCopyCheck: CatalogCheck {
  private static let missing: Diagnostic.ID = "kind-without-copy"
  static let ids = [missing]

  func check(_ catalog: CheckedCatalog, _ report: (Diagnostic) -> Void) {
    // MissingSourceCheck reports a catalog without source copy.
    guard !catalog.document.source.isEmpty else { return }
    for (kind, file) in catalog.document.kinds {
      for part in kind.definition?.parts ?? [.title, .message] {
        let key = KindKey(Kind(rawValue: kind.name), part).description
        guard catalog.document.sourceEntry(key) == nil else { continue }
        report(
          Diagnostic(
            Self.missing, ["key": .text(key)], at: Diagnostic.Place(file.location(at: kind.offset), key: key)))
      }
    }
  }
}
