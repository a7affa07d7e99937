internal import AuthCopy
internal import CatalogFormats

/// Finds a byte order mark at the start of a file whose programs do not expect one.
///
/// Java joins it to the first key, and gettext refuses the file; `JSON.parse` refuses it unless the program that reads the
/// file removes it.
struct ByteOrderMarkRule: SetRule {
  let name = "byte-order-mark"
  let severity = Finding.Severity.error

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    var seen: Set<String> = []
    for file in set.files where file.document.hasByteOrderMark && seen.insert(file.path).inserted {
      let severity: Finding.Severity?
      switch file.document.format {
      case .properties, .po: severity = nil
      case .arb, .json, .xcstrings: severity = .warning
      // Readers of XML expect it.
      case .android, .xliff: continue
      }
      findings.add(self, in: file, key: "", at: 0, severity: severity)
    }
  }
}
