internal import AuthCopy
internal import CatalogFormats

/// Finds an `@key` whose key does not exist.
struct OrphanMetadataRule: SetRule {
  let name = "orphan-metadata"
  let severity = Finding.Severity.warning

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    for file in set.files {
      // Nearly all stand beside their keys, so that none has to be looked up.
      var next = 0
      let strays = file.document.metadata.filter { member in
        let key = member.key.utf8.dropFirst()
        guard next < file.entries.count, file.entries[next].key.utf8.elementsEqual(key) else {
          let index = file.indices[String(Substring(key))]
          next = index.map { $0 + 1 } ?? next
          return index == nil
        }
        next += 1
        return false
      }
      let keys = Set(strays.map { String(Substring($0.key.utf8.dropFirst())) })
      for key in keys.sorted() {
        guard let metadata = file.metadata[key], !metadata.isHeading else { continue }
        findings.add(self, nil, ["key": .text("@\(key)")], in: file, key: "@\(key)", at: metadata.offset)
      }
    }
  }
}
