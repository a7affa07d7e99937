/// Finds a translation without any text, of a source that has some.
struct EmptyTranslationRule: Rule {
  let name = "empty-translation"
  let severity = Finding.Severity.error
  let triggers: TextFeatures = [.empty, .edgeSpace]
  let documentation = RuleDocumentation(
    whatItDoes: "Finds a translation without any text, of a source that has some.",
    whyIsThisBad: "People who read that locale see a blank.",
    example: RuleDocumentation.Example(source: "Sign in", bad: "", good: "로그인"),
    howToMend: "Translate it, or remove the key so that the source is shown.")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard !entry.features.isDisjoint(with: [.empty, .edgeSpace]), let source = entry.source, !source.text.isBlank,
      entry.text.isBlank
    else { return }
    findings.add(self, entry, at: 0..<0, words(findings.language))
  }

  private func words(_ language: LintLanguage) -> String {
    language.say(
      en: "the translation is empty: translate it, or remove the key", ko: "번역이 비어 있습니다. 번역하거나 키를 지우세요",
      ja: "翻訳が空です。翻訳するか、キーを削除してください")
  }
}

extension String {
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
