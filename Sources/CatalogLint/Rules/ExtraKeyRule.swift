/// Finds a key of a translation that the source does not have.
///
/// Nothing shows it: the source has dropped or renamed it, or the key is misspelt.
struct ExtraKeyRule: Rule {
  let name = "extra-key"
  let severity = Finding.Severity.warning

  func findings(in set: MessageSet) -> [Finding] {
    guard let source = set.source else { return [] }
    return set.translations.flatMap { file in
      file.entries.filter { source[$0.key] == nil }.map { finding(file, $0, at: 0, words($0.key)) }
    }
  }

  private func words(_ key: String) -> String {
    "\"\(key)\" is not in the source: remove it, or correct the key"
  }
}
