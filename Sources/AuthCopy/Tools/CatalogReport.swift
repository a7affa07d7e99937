internal import MessageFiles

/// The parts of a catalog that requests do not need, computed on first use.
final class CatalogReport: Sendable {
  let coverage: Coverage
  let keys: [(key: String, metadata: KeyMetadata)]
  /// The keys of the UX copy.
  let uxKeys: Set<String>

  init(_ document: CatalogDocument, _ codes: CodeResolver) {
    coverage = Coverage(document, codes)
    uxKeys = document.uxKeys
    var keys: [(key: String, metadata: KeyMetadata)] = []
    var indices: [String: Int] = [:]
    // An overlay that only replaces a text does not change the position and the description of its key.
    for file in document.source.reversed() {
      for entry in file.entries {
        let metadata = file.metadata(ofKey: entry.key)
        if let index = indices[entry.key] {
          if metadata != nil { keys[index].metadata = KeyMetadata(metadata) }
        } else {
          indices[entry.key] = keys.count
          keys.append((entry.key, KeyMetadata(metadata)))
        }
      }
    }
    self.keys = keys
  }
}
