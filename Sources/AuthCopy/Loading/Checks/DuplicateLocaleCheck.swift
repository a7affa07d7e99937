internal import MessageFiles

/// Checks that no two files of copy in one folder have the same locale.
struct DuplicateLocaleCheck: CatalogCheck {
  private static let duplicate: Diagnostic.ID = "locale-mismatch.duplicate"
  static let ids = [duplicate]

  func check(_ catalog: CheckedCatalog, _ report: (Diagnostic) -> Void) {
    for layer in catalog.document.layers {
      var seen: [LocaleTag: MessageDocument] = [:]
      for document in layer.copy {
        guard let locale = document.locale, let other = seen.updateValue(document, forKey: locale) else { continue }
        report(
          Diagnostic(
            Self.duplicate, ["path": .text(other.file.path), "locale": .text(locale.description)],
            at: Diagnostic.Place(
              document.file.location(at: 0), locale: locale.description, key: "@@locale")))
      }
    }
  }
}
