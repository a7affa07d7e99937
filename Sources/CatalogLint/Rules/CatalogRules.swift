internal import AuthCopy

/// Finds a code that leads to a kind which kinds.json does not define.
struct UnmappedKindRule: Rule {
  let name = "unmapped-kind"
  let severity = Finding.Severity.error
  let documentation = RuleDocumentation(
    whatItDoes: "Finds a code that leads to a kind which kinds.json does not define.",
    whyIsThisBad: "There are no words for it: the catalog is refused when it is loaded.",
    example: nil,
    howToMend: "Correct the kind's name, or define the kind.")

  func check(_ catalog: CatalogContext, _ findings: inout FindingList) {
    let kinds = Set(catalog.folder.kinds.map(\.name))
    for code in catalog.folder.codes where !kinds.contains(code.kind) {
      findings.add(self, code.file, key: code.name, at: code.offset, words(code, findings.language))
    }
  }

  private func words(_ code: CatalogFolder.Code, _ language: LintLanguage) -> String {
    language.say(
      en: "\(code.name) leads to \"\(code.kind)\", which kinds.json does not define",
      ko: "\(code.name) 코드의 종류 \"\(code.kind)\"이(가) kinds.json에 없습니다",
      ja: "\(code.name)の種類「\(code.kind)」がkinds.jsonにありません")
  }
}

/// Finds a kind of the catalog without words.
struct KindWithoutCopyRule: Rule {
  let name = "kind-without-copy"
  let severity = Finding.Severity.error
  let documentation = RuleDocumentation(
    whatItDoes: "Finds a kind whose title, message or, with a recovery, action the source lacks.",
    whyIsThisBad: "There is nothing to show: the catalog is refused when it is loaded.",
    example: nil,
    howToMend: "Write the words, or remove the kind.")

  func check(_ catalog: CatalogContext, _ findings: inout FindingList) {
    guard let source = catalog.files.first(where: \.isSource) else { return }
    for kind in catalog.folder.kinds {
      for part in ["title", "message"] + (kind.recovery == nil ? [] : ["action"]) {
        let key = "\(kind.name)_\(part)"
        guard source[key] == nil else { continue }
        findings.add(self, catalog.folder.kindsFile, key: key, at: kind.offset, words(key, findings.language))
      }
    }
  }

  private func words(_ key: String, _ language: LintLanguage) -> String {
    language.say(en: "the source has no \"\(key)\"", ko: "원문에 \"\(key)\" 키가 없습니다", ja: "原文に「\(key)」がありません")
  }
}

/// Finds copy that looks like a kind's but belongs to none.
struct CopyWithoutKindRule: Rule {
  let name = "copy-without-kind"
  let severity = Finding.Severity.warning
  let documentation = RuleDocumentation(
    whatItDoes:
      "Finds a key that ends in _title, _message or _action and belongs to no kind, and an action of a kind without recovery.",
    whyIsThisBad: "Nothing shows it: the kind was renamed, or the key is misspelt.",
    example: nil,
    howToMend: "Correct the key, or remove it.")

  func check(_ catalog: CatalogContext, _ findings: inout FindingList) {
    for file in catalog.files where file.isSource {
      for entry in file.entries {
        guard let separator = entry.key.lastIndex(of: "_"), !entry.key.hasPrefix("problem_"),
          ["title", "message", "action"].contains(entry.key[entry.key.index(after: separator)...])
        else { continue }
        let owner = catalog.folder.kind(ofKey: entry.key)
        guard owner == nil || (owner?.part == "action" && owner?.kind.recovery == nil) else { continue }
        findings.add(self, file, entry, at: 0..<0, words(entry.key, findings.language))
      }
    }
  }

  private func words(_ key: String, _ language: LintLanguage) -> String {
    language.say(
      en: "\"\(key)\" belongs to no kind that would show it", ko: "\"\(key)\" 키를 보여 줄 종류가 없습니다",
      ja: "「\(key)」を表示する種類がありません")
  }
}

/// Finds an argument of the copy that kinds.json does not declare.
struct UndeclaredArgumentRule: Rule {
  let name = "undeclared-argument"
  let severity = Finding.Severity.error
  let documentation = RuleDocumentation(
    whatItDoes: "Finds an argument of the copy that kinds.json does not define, or that its kind does not take.",
    whyIsThisBad: "It has no type and no default: the catalog is refused when it is loaded.",
    example: nil,
    howToMend: "Define the argument, and name it in the kind's list.")

  func check(_ catalog: CatalogContext, _ findings: inout FindingList) {
    for file in catalog.files where file.isSource {
      for entry in file.entries {
        let owner = catalog.folder.kind(ofKey: entry.key)?.kind
        for argument in entry.arguments {
          let isDefined = catalog.folder.arguments[argument.name] != nil
          guard !isDefined || owner.map({ !$0.arguments.contains(argument.name) }) ?? false else { continue }
          findings.add(self, file, entry, at: argument.nameRange, words(argument.name, owner?.name, findings.language))
        }
      }
    }
  }

  private func words(_ name: String, _ kind: String?, _ language: LintLanguage) -> String {
    let owner = kind ?? "kinds.json"
    return language.say(
      en: "{\(name)} is not declared for \(owner)", ko: "{\(name)}이(가) \(owner)에 선언되지 않았습니다",
      ja: "{\(name)}が\(owner)に宣言されていません")
  }
}

/// Finds an argument that is meant for sentences.
struct ProseArgumentRule: Rule {
  let name = "prose-argument"
  let severity = Finding.Severity.warning
  let documentation = RuleDocumentation(
    whatItDoes: "Finds an argument of kinds.json whose name says that it holds prose: message, text, reason, sentence.",
    whyIsThisBad: "A sentence passed as an argument is in one language, whatever the locale.",
    example: nil,
    howToMend: "Pass values (a name, a number, a time) and write the sentence in the copy.")

  func check(_ catalog: CatalogContext, _ findings: inout FindingList) {
    let prose: Set<String> = [
      "message", "text", "reason", "sentence", "description", "detail", "details", "hint", "explanation",
    ]
    for (name, argument) in catalog.folder.arguments.sorted(by: { $0.key < $1.key })
    where prose.contains(name.lowercased()) && argument.type == .text {
      findings.add(self, catalog.folder.kindsFile, key: name, at: argument.offset, words(name, findings.language))
    }
  }

  private func words(_ name: String, _ language: LintLanguage) -> String {
    language.say(
      en: "{\(name)} is meant for prose, which nobody can translate", ko: "{\(name)}은(는) 문장을 담는 인수라 번역할 수 없습니다",
      ja: "{\(name)}は文章を入れる引数なので、翻訳できません")
  }
}

/// Finds a kind that is silent and should not be, or the other way round.
struct SilentPresentationRule: Rule {
  let name = "silent-presentation"
  let severity = Finding.Severity.warning
  let documentation = RuleDocumentation(
    whatItDoes:
      "Finds a kind with the presentation silent that is no cancellation and no step of the flow, and one of these that is not.",
    whyIsThisBad: "People see nothing where something failed, or an error where they changed their mind.",
    example: nil,
    howToMend: "Use silent for canceled, interactionRequired, authorizationPending, mfaRequired and none alone.")

  func check(_ catalog: CatalogContext, _ findings: inout FindingList) {
    let steps: Set<String> = ["canceled", "interactionRequired", "authorizationPending", "mfaRequired", "none"]
    for kind in catalog.folder.kinds where (kind.presentation == "silent") != steps.contains(kind.name) {
      findings.add(self, catalog.folder.kindsFile, key: kind.name, at: kind.offset, words(kind, findings.language))
    }
  }

  private func words(_ kind: CatalogFolder.Kind, _ language: LintLanguage) -> String {
    kind.presentation == "silent"
      ? language.say(
        en: "\(kind.name) is silent, but no cancellation and no step", ko: "\(kind.name)은(는) 취소나 단계가 아닌데 silent입니다",
        ja: "\(kind.name)は取り消しでも手順でもないのにsilentです")
      : language.say(
        en: "\(kind.name) is a cancellation or a step: it must be silent",
        ko: "\(kind.name)은(는) 취소나 단계이므로 silent여야 합니다",
        ja: "\(kind.name)は取り消しまたは手順なので、silentでなければなりません")
  }
}
