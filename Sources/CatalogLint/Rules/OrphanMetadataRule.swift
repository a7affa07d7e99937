internal import AuthCopy

/// Finds an `@key` whose key does not exist.
struct OrphanMetadataRule: SetRule {
  let name = "orphan-metadata"
  let severity = Finding.Severity.warning

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    for file in set.files {
      var orphans: [(key: String, value: KeyMetadata)] = []
      for (key, metadata) in file.metadata where file.indices[key] == nil && !metadata.isHeading {
        orphans.append((key, metadata))
      }
      for (key, metadata) in orphans.sorted(by: { $0.key < $1.key }) {
        findings.add(self, nil, ["key": .text("@\(key)")], in: file, key: "@\(key)", at: metadata.offset)
      }
    }
  }
}
