/// Finds a key that stands twice in one object.
struct DuplicateKeyRule: Rule {
  let name = "duplicate-key"
  let severity = Finding.Severity.error
  let documentation = RuleDocumentation(
    whatItDoes: "Finds a key that stands twice in one JSON object.",
    whyIsThisBad: "Parsers of JSON keep the last one and say nothing: the other translation is lost.",
    example: nil,
    howToMend: "Keep the one that is meant and remove the other, its @key too.")

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    for file in set.files {
      for duplicate in file.duplicateKeys {
        findings.add(self, file, key: duplicate.key, at: duplicate.offset, words(duplicate.key, findings.language))
      }
    }
  }

  private func words(_ key: String, _ language: LintLanguage) -> String {
    language.say(
      en: "\"\(key)\" stands here again: only this last one counts; remove one of the two",
      ko: "\"\(key)\" 키가 또 있습니다. 마지막 것만 쓰이니 둘 중 하나를 지우세요",
      ja: "「\(key)」が重複しています。最後のものだけが使われるので、どちらかを削除してください")
  }
}
