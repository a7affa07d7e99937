internal import AuthCopy

/// Finds a file whose `@@locale` is missing, wrong, or another than its name tells.
struct LocaleMismatchRule: Rule {
  let name = "locale-mismatch"
  let severity = Finding.Severity.error
  let documentation = RuleDocumentation(
    whatItDoes:
      "Finds an ARB file whose @@locale is no locale, is misspelt, or differs from the one in its name; and two files of one locale.",
    whyIsThisBad: "Tools load the file for the wrong language, or not at all.",
    example: nil,
    howToMend: "Make the two say the same.")

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    var seen: [String: MessageFile] = [:]
    for file in set.files {
      if let other = seen.updateValue(file, forKey: file.locale) {
        findings.add(self, file, key: "@@locale", at: 0, twice(other.source.path, file.locale, findings.language))
      }
      if let misspelt = file.header.misspeltLocaleKey {
        findings.add(self, file, key: misspelt.text, at: misspelt.offset, misspelling(misspelt.text, findings.language))
      }
      guard let locale = file.header.locale else { continue }
      guard let tag = LocaleTag(locale.text), tag.isKnown else {
        findings.add(self, file, key: "@@locale", at: locale.offset, unknown(locale.text, findings.language))
        continue
      }
      if let named = file.header.fileLocale, named != tag.description {
        findings.add(self, file, key: "@@locale", at: locale.offset, differs(locale.text, named, findings.language))
      }
    }
  }

  private func twice(_ path: String, _ locale: String, _ language: LintLanguage) -> String {
    language.say(
      en: "\(path) is of the locale \(locale) too", ko: "\(path) 파일도 \(locale) 로캘입니다", ja: "\(path)もロケール\(locale)です")
  }

  private func misspelling(_ key: String, _ language: LintLanguage) -> String {
    language.say(
      en: "\"\(key)\" must be \"@@locale\"", ko: "\"\(key)\"은(는) \"@@locale\"이어야 합니다",
      ja: "「\(key)」は「@@locale」でなければなりません")
  }

  private func unknown(_ text: String, _ language: LintLanguage) -> String {
    language.say(en: "\"\(text)\" is no locale", ko: "\"\(text)\"은(는) 로캘이 아닙니다", ja: "「\(text)」はロケールではありません")
  }

  private func differs(_ text: String, _ named: String, _ language: LintLanguage) -> String {
    language.say(
      en: "@@locale is \(text), the file's name says \(named)", ko: "@@locale은 \(text)인데 파일 이름은 \(named)입니다",
      ja: "@@localeは\(text)ですが、ファイル名は\(named)です")
  }
}

/// Finds a translation whose source has changed since it was made.
struct StaleTranslationRule: Rule {
  let name = "stale-translation"
  let severity = Finding.Severity.warning
  let documentation = RuleDocumentation(
    whatItDoes:
      "Finds a translation whose source has changed since, while the translation has not. ARB files record both in @key.",
    whyIsThisBad: "Most dropped and unknown arguments come from sources that changed under an unchanged key.",
    example: nil,
    howToMend: "Translate the new source; lint --fix then refreshes the record.")

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures { file.hasRecords ? .any : [] }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard let source = entry.source, let record = entry.file.metadata[entry.entry.key]?.record,
      record.isStale(source: source.text, translation: entry.text)
    else { return }
    findings.add(self, entry, at: 0..<0, words(findings.language))
  }

  private func words(_ language: LintLanguage) -> String {
    language.say(
      en: "the source has changed since this was translated", ko: "번역한 뒤에 원문이 바뀌었습니다", ja: "翻訳した後に原文が変わりました")
  }
}

/// Finds a key of the source without a description.
struct MissingDescriptionRule: Rule {
  let name = "missing-description"
  let severity = Finding.Severity.warning
  let documentation = RuleDocumentation(
    whatItDoes: "Finds a key of an ARB source without a description, in a file that describes others.",
    whyIsThisBad: "Translators see a bare string: \"Book\" may be a noun or a verb.",
    example: nil,
    howToMend: "Say in @key what the text is for and what its arguments are.")

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    guard let source = set.source, source.isARB else { return }
    let undescribed = source.entries.filter { source.metadata[$0.key]?.hasDescription != true }
    // A file without any description has another way to tell translators.
    guard undescribed.count < source.entries.count else { return }
    for entry in undescribed {
      findings.add(self, source, entry, at: 0..<0, words(findings.language))
    }
  }

  private func words(_ language: LintLanguage) -> String {
    language.say(
      en: "the key has no description for translators", ko: "번역자를 위한 설명(description)이 없습니다",
      ja: "翻訳者向けの説明（description）がありません")
  }
}

/// Finds an argument that the metadata does not declare.
struct UndeclaredPlaceholderRule: Rule {
  let name = "undeclared-placeholder"
  let severity = Finding.Severity.warning
  let documentation = RuleDocumentation(
    whatItDoes:
      "Finds an argument of an ARB source that its @key does not declare, and a declared one that is not used.",
    whyIsThisBad: "Generated code lacks the argument, or takes it for another type.",
    example: nil,
    howToMend: "Declare it under placeholders, with its type and an example.")

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    guard let source = set.source, source.isARB else { return }
    for entry in source.entries {
      guard case .success = entry.parsed, let metadata = source.metadata[entry.key] else { continue }
      let arguments = entry.arguments
      let declared = Set(metadata.placeholders.map { Array($0.keys) } ?? [])
      var seen: Set<String> = []
      for argument in arguments where !declared.contains(argument.name) && seen.insert(argument.name).inserted {
        findings.add(self, source, entry, at: argument.nameRange, undeclared(argument.name, findings.language))
      }
      for name in declared.subtracting(arguments.map(\.name)).sorted() {
        findings.add(self, source, key: entry.key, at: metadata.offset, unused(name, findings.language))
      }
    }
  }

  private func undeclared(_ name: String, _ language: LintLanguage) -> String {
    language.say(
      en: "{\(name)} is not declared in the placeholders", ko: "{\(name)}이(가) placeholders에 없습니다",
      ja: "{\(name)}がplaceholdersにありません")
  }

  private func unused(_ name: String, _ language: LintLanguage) -> String {
    language.say(
      en: "the placeholder \(name) is declared but not used", ko: "placeholders의 \(name)이(가) 메시지에 없습니다",
      ja: "placeholdersの\(name)はメッセージで使われていません")
  }
}

/// Finds metadata of a key that is not there.
struct OrphanMetadataRule: Rule {
  let name = "orphan-metadata"
  let severity = Finding.Severity.warning
  let documentation = RuleDocumentation(
    whatItDoes: "Finds an @key without its key.",
    whyIsThisBad: "The key was removed or renamed and its description stayed: the text it belongs to has none.",
    example: nil,
    howToMend: "Remove it, or rename it as the key was.")

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    for file in set.files {
      let orphans = file.metadata.filter { key, metadata in !metadata.isHeading && file[key] == nil }
      for (key, metadata) in orphans.sorted(by: { $0.key < $1.key }) {
        findings.add(self, file, key: "@\(key)", at: metadata.offset, words(key, findings.language))
      }
    }
  }

  private func words(_ key: String, _ language: LintLanguage) -> String {
    language.say(
      en: "\"@\(key)\" describes a key that is not here", ko: "\"@\(key)\"의 키가 없습니다", ja: "「@\(key)」に対応するキーがありません")
  }
}
