internal import CatalogFormats
internal import MessageFiles

/// Finds a byte order mark at the start of a file in a format that does not expect one.
///
/// Java reads the mark as part of the first key, and gettext rejects the file. `JSON.parse` fails unless the program
/// removes the mark first.
struct ByteOrderMarkRule: SetRule {
  let name = "byte-order-mark"
  let severity = Finding.Severity.error

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    var seen: Set<String> = []
    for file in set.files where file.document.hasByteOrderMark && seen.insert(file.path).inserted {
      // nil means the severity of the rule.
      let severity: Finding.Severity?
      switch file.document.format {
      case .properties, .po: severity = nil
      case .arb, .json, .xcstrings: severity = .warning
      // The parsers of XML and of Apple expect the mark.
      case .android, .strings, .xliff: continue
      }
      findings.add(self, in: file, key: "", at: 0, severity: severity)
    }
  }
}
