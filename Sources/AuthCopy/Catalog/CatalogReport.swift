/// What people ask of a catalog, and requests do not: computed when it is first read.
final class CatalogReport: Sendable {
  let coverage: Coverage
  let keys: [(key: String, metadata: KeyMetadata)]

  init(_ document: CatalogDocument, _ codes: CodeResolver, _ kinds: KindTable) {
    coverage = Coverage(document, codes, kinds)
    keys = document.source.reversed().flatMap { file in
      file.entries.map { ($0.key, KeyMetadata(file.metadata(ofKey: $0.key))) }
    }
  }
}
