internal import AuthCopy

/// Finds an argument of a translation that the source does not have.
struct UnknownArgumentRule: Rule {
  let name = "unknown-argument"
  let severity = Finding.Severity.error
  let triggers: TextFeatures = .brace
  let documentation = RuleDocumentation(
    whatItDoes: "Finds an argument of a translation that the source does not have: a translated or misspelt name.",
    whyIsThisBad: "No app passes it: the message cannot be formatted, or shows the name in braces.",
    example: RuleDocumentation.Example(source: "Play {movie}", bad: "{영화} 재생", good: "{movie} 재생"),
    howToMend: "Write the name as the source has it; names are never translated.")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    let arguments = entry.entry.arguments
    guard !arguments.isEmpty, let source = entry.source, !entry.entry.hasArguments(of: source), entry.pair != nil
    else { return }
    let declared = entry.sourceFile?.metadata[entry.entry.key]?.placeholders.map { Set($0.keys) } ?? []
    let sourceNames = Set(source.arguments.map(\.name))
    let known = declared.union(sourceNames)
    let unused = sourceNames.subtracting(arguments.map(\.name))
    var seen: Set<String> = []
    for argument in arguments where !known.contains(argument.name) && seen.insert(argument.name).inserted {
      let meant = NameSuggestion(argument.name, known: known, unused: unused)
      findings.add(
        self, entry, at: argument.nameRange, words(argument.name, known, meant?.name, findings.language),
        fix: meant?.name, isSafe: meant?.isCertain ?? false)
    }
  }

  private func words(_ name: String, _ known: Set<String>, _ meant: String?, _ language: LintLanguage) -> String {
    let names = known.sorted().map { "{\($0)}" }.joined(separator: ", ")
    if let meant, name.contains(where: { !$0.isASCII }) {
      return language.say(
        en: "{\(name)} is a translated name: the source has {\(meant)}",
        ko: "{\(name)}은(는) 번역된 이름입니다. 원문에는 {\(meant)}입니다", ja: "{\(name)}は名前が翻訳されています。原文では{\(meant)}です")
    }
    if let meant {
      return language.say(
        en: "{\(name)} is no argument of the source: did you mean {\(meant)}?",
        ko: "{\(name)}은(는) 원문에 없는 인수입니다. {\(meant)}인가요?", ja: "{\(name)}は原文にない引数です。{\(meant)}ではありませんか")
    }
    if known.isEmpty {
      return language.say(
        en: "{\(name)} is no argument of the source, which has none", ko: "{\(name)}은(는) 원문에 없는 인수입니다. 원문에는 인수가 없습니다",
        ja: "{\(name)}は原文にない引数です。原文に引数はありません")
    }
    return language.say(
      en: "{\(name)} is no argument of the source, which has \(names)",
      ko: "{\(name)}은(는) 원문에 없는 인수입니다. 원문의 인수: \(names)", ja: "{\(name)}は原文にない引数です。原文の引数：\(names)")
  }
}

/// The known name that a wrong one probably means.
struct NameSuggestion {
  let name: String
  /// The two differ in case or separators alone.
  let isCertain: Bool

  init?(_ wrong: String, known: Set<String>, unused: Set<String>) {
    func folded(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
    let alike = known.filter { folded($0) == folded(wrong) }
    if alike.count == 1, let name = alike.first {
      self.name = name
      isCertain = true
      return
    }
    let near = known.map { ($0, Self.distance(folded($0), folded(wrong))) }.min { ($0.1, $0.0) < ($1.1, $1.0) }
    if let near, near.1 <= max(1, wrong.count / 4), wrong.count > 2 {
      name = near.0
    } else if unused.count == 1, let only = unused.first {
      name = only
    } else {
      return nil
    }
    isCertain = false
  }

  /// Levenshtein's edit distance.
  private static func distance(_ left: String, _ right: String) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for (i, character) in left.enumerated() {
      var previous = row[0]
      row[0] = i + 1
      for j in right.indices {
        let substituted = previous + (character == right[j] ? 0 : 1)
        previous = row[j + 1]
        row[j + 1] = min(substituted, previous + 1, row[j] + 1)
      }
    }
    return row[right.count]
  }
}
