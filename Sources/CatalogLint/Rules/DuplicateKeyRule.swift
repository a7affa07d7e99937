internal import AuthCopy
internal import CatalogFormats

/// Finds a key that occurs twice in one object.
struct DuplicateKeyRule: SetRule {
  let name = "duplicate-key"
  let severity = Finding.Severity.error

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    for file in set.files {
      for duplicate in file.document.duplicateKeys {
        findings.add(self, nil, ["key": .text(duplicate.key)], in: file, key: duplicate.key, at: duplicate.offset)
      }
    }
  }
}
