internal import AuthCopy
internal import CatalogLint

/// Finds copy whose key has the form of a kind's key but belongs to no kind.
struct CopyWithoutKindRule: CatalogRule {
  let name = "copy-without-kind"
  let severity = Finding.Severity.warning

  func check(_ catalog: LintedCatalog, _ findings: inout FindingList) {
    for file in catalog.copy.files where file.isSource {
      for entry in file.entries {
        // The service has copy for HTTP problems, which are not kinds.
        guard let kindKey = KindKey(entry.key), !entry.key.hasPrefix("problem_") else { continue }
        let kind = catalog.document[kind: kindKey.kind]
        guard kind == nil || kind?.definition?.parts.contains(kindKey.part) == false else { continue }
        findings.add(self, nil, ["key": .text(entry.key)], in: entry, of: file, at: 0..<0)
      }
    }
  }
}
