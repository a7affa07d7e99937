/// Finds a key of the source that a translation lacks.
///
/// People who read that locale see another language there.
struct MissingKeyRule: Rule {
  let name = "missing-key"
  let severity = Finding.Severity.error

  func findings(in set: MessageSet) -> [Finding] {
    guard let source = set.source else { return [] }
    return set.translations.flatMap { file in
      source.entries.filter { file[$0.key] == nil }.map { finding(file, key: $0.key, at: 0, words($0.key)) }
    }
  }

  private func words(_ key: String) -> String { "\"\(key)\" is not translated: the file lacks it" }
}
