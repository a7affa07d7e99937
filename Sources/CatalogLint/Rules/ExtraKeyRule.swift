/// Finds a key of a translation that the source does not have.
struct ExtraKeyRule: Rule {
  let name = "extra-key"
  let severity = Finding.Severity.warning
  let documentation = RuleDocumentation(
    whatItDoes: "Finds a key of a translation that the source does not have.",
    whyIsThisBad: "Nothing shows it: the source has dropped or renamed the key, or it is misspelt.",
    example: nil,
    howToMend: "Remove the key, or correct its name.")

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    for pairing in set.translations {
      for (entry, source) in zip(pairing.file.entries, pairing.sources) where source == nil {
        findings.add(self, pairing.file, entry, at: 0..<0, words(entry.key, findings.language))
      }
    }
  }

  private func words(_ key: String, _ language: LintLanguage) -> String {
    language.say(
      en: "\"\(key)\" is not in the source: remove it, or correct the key",
      ko: "\"\(key)\" 키가 원문에 없습니다. 지우거나 이름을 바로잡으세요",
      ja: "「\(key)」は原文にありません。削除するか、キーを直してください")
  }
}
