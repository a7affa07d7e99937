internal import CatalogFormats
internal import MessageFiles

/// Finds an `@key` whose key does not exist.
///
/// In translations outside of AuthCopy's catalogs, it is an info: tools copy the metadata of all keys.
struct OrphanMetadataRule: SetRule {
  let name = "orphan-metadata"
  let severity = Finding.Severity.warning

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    for file in set.files {
      // Nearly every `@key` follows its key, which saves a lookup.
      var next = 0
      let strays = file.document.metadata.filter { member in
        if next < file.entries.count, member.describes(file.entries[next].key) {
          next += 1
          return false
        }
        let index = file.indices[String(member.key.dropFirst())]
        next = index.map { $0 + 1 } ?? next
        return index == nil
      }
      for member in strays.sorted(by: { $0.key < $1.key }) where !KeyMetadata(member).isHeading {
        findings.add(
          self, nil, ["key": .text(member.key)], in: file, key: member.key, at: member.keyRange.lowerBound,
          severity: file.isSource || set.isCatalog ? nil : .info)
      }
    }
  }
}

extension JSONMember {
  /// Returns whether the key is `@` followed by the other key.
  fileprivate func describes(_ other: String) -> Bool {
    key.utf8.count == other.utf8.count + 1 && key.hasSuffix(other)
  }
}
