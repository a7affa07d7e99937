/// Finds a key of the source that a translation lacks.
struct MissingKeyRule: Rule {
  let name = "missing-key"
  let severity = Finding.Severity.error
  let documentation = RuleDocumentation(
    whatItDoes: "Finds a key of the source that a translation lacks.",
    whyIsThisBad: "People who read that locale see another language there.",
    example: nil,
    howToMend: "Add the key with its translation.")

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    for pairing in set.translations {
      for entry in pairing.missing {
        findings.add(self, pairing.file, key: entry.key, at: 0, words(entry.key, findings.language))
      }
    }
  }

  private func words(_ key: String, _ language: LintLanguage) -> String {
    language.say(
      en: "\"\(key)\" is not translated: the file lacks it", ko: "\"\(key)\" 키가 없습니다. 번역을 추가하세요",
      ja: "「\(key)」がありません。翻訳を追加してください")
  }
}
