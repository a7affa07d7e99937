/// The parts of a catalog that people ask for but requests do not need, computed on first use.
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
