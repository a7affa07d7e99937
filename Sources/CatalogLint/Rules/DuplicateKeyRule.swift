/// Finds a key that stands twice in one object.
///
/// JSON parsers keep the last and say nothing: the other translation is lost.
struct DuplicateKeyRule: Rule {
  let name = "duplicate-key"
  let severity = Finding.Severity.error

  func findings(in set: MessageSet) -> [Finding] {
    set.files.flatMap { file in
      file.duplicateKeys.map { finding(file, key: $0.key, at: $0.offset, words($0.key)) }
    }
  }

  private func words(_ key: String) -> String {
    "\"\(key)\" stands here again: only this last one counts; remove one of the two"
  }
}
