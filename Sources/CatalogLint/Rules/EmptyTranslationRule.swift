/// Finds a translation without any text, of a source that has some.
///
/// People who read that locale see a blank.
struct EmptyTranslationRule: Rule {
  let name = "empty-translation"
  let severity = Finding.Severity.error

  func findings(in set: MessageSet) -> [Finding] {
    var findings: [Finding] = []
    set.eachEntry { file, entry, source in
      guard let source, !source.text.isBlank, entry.text.isBlank else { return }
      findings.append(finding(file, entry, at: 0, words(entry.key)))
    }
    return findings
  }

  private func words(_ key: String) -> String { "\"\(key)\" is empty: translate it, or remove the key" }
}

extension String {
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
