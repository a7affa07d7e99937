internal import ICUMessageFormat
internal import MessageFiles

/// Checks that an ARB file declares its locale and, if any, a known tier and direction, contains only messages, and has
/// no duplicate keys.
///
/// The messages of a compiled catalog are checked when it is read.
struct CopyFileCheck: CatalogCheck {
  private static let undeclaredLocale: Diagnostic.ID = "locale-mismatch.undeclared"
  private static let unknownLocale: Diagnostic.ID = "locale-mismatch.unknown"
  private static let duplicateKey: Diagnostic.ID = "duplicate-key"
  private static let notText: Diagnostic.ID = "invalid-catalog.wrong-type"
  private static let unknownKeyword: Diagnostic.ID = "invalid-catalog.unknown-keyword"
  static let ids = [undeclaredLocale, unknownLocale, duplicateKey, notText, unknownKeyword]
  /// The headers with a fixed set of values.
  private static let keywords = [
    CopyTier.header: CopyTier.allCases.map(\.rawValue), TextDirection.header: TextDirection.allCases.map(\.rawValue),
  ]

  func check(_ catalog: CheckedCatalog, _ report: (Diagnostic) -> Void) {
    for document in catalog.document.layers.flatMap(\.copy) where document.isARB {
      func place(_ offset: Int, key: String) -> Diagnostic.Place {
        Diagnostic.Place(document.file.location(at: offset), locale: document.locale?.description ?? "", key: key)
      }
      if let node = document.header("@@locale") {
        if document.locale == nil {
          let text = node.scalarText ?? ""
          report(
            Diagnostic(Self.unknownLocale, ["locale": .text(text)], at: place(node.range.lowerBound, key: "@@locale")))
        }
      } else {
        report(Diagnostic(Self.undeclaredLocale, at: place(0, key: "@@locale")))
      }
      for member in document.header {
        guard let known = Self.keywords[member.key], member.value.string.map(known.contains) != true else { continue }
        report(
          Diagnostic(
            Self.unknownKeyword, ["name": .text(member.key), "known": .list(known)],
            at: place(member.value.range.lowerBound, key: member.key)))
      }
      for duplicate in document.duplicateKeys {
        let parameters: Diagnostic.Parameters = ["key": .text(duplicate.key)]
        report(Diagnostic(Self.duplicateKey, parameters, at: place(duplicate.offset, key: duplicate.key)))
      }
      for member in document.nested {
        report(
          Diagnostic(
            Self.notText, ["name": .text(member.key), "type": "string"],
            at: place(member.value.range.lowerBound, key: member.key)))
      }
    }
  }
}
