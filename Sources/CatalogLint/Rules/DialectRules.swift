internal import AuthCopy

/// Finds an argument that an apostrophe quotes.
struct QuotedArgumentRule: Rule {
  let name = "quoted-argument"
  let severity = Finding.Severity.error
  let triggers: TextFeatures = .apostrophe
  let documentation = RuleDocumentation(
    whatItDoes: "Finds an argument between apostrophes, which ICU takes for plain text.",
    whyIsThisBad: "People see the name in braces instead of the value.",
    example: RuleDocumentation.Example(
      source: "Type {word} to confirm", bad: "{word} 확인: '{word}'을(를) 입력하세요",
      good: "{word} 확인: ‘{word}’을(를) 입력하세요"),
    howToMend: "Write typographic quotes (‘ ’), or double each apostrophe.")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.features.isSuperset(of: [.apostrophe, .brace]), entry.file.dialect == .icu, entry.nodes != nil
    else { return }
    for quoted in entry.text.quotedRuns {
      guard let match = quoted.text.firstMatch(of: /\{([A-Za-z_][A-Za-z0-9_]*|[0-9]+)\s*[,}]/) else { continue }
      let spot = quoted.range
      let inner = String(quoted.text)
      findings.add(
        self, entry, at: spot, words(String(match.output.1), findings.language), fix: "‘\(inner)’",
        isSafe: false)
    }
  }

  private func words(_ name: String, _ language: LintLanguage) -> String {
    language.say(
      en: "'{\(name)}' stands between apostrophes: ICU prints it as it is; write ‘{\(name)}’ or ''{\(name)}''",
      ko: "'{\(name)}'은(는) 작은따옴표(') 때문에 그대로 출력됩니다. ‘{\(name)}’ 또는 ''{\(name)}''로 쓰세요",
      ja: "'{\(name)}'は「'」で囲まれているため、そのまま表示されます。‘{\(name)}’か''{\(name)}''と書いてください")
  }
}

extension String {
  /// What ICU reads as quoted: an apostrophe before a brace, up to the next single one.
  fileprivate var quotedRuns: [(text: Substring, range: Range<Int>)] {
    let bytes = Array(utf8)
    let apostrophe = UInt8(ascii: "'")
    var runs: [(text: Substring, range: Range<Int>)] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == apostrophe else {
        index += 1
        continue
      }
      guard index + 1 < bytes.count, bytes[index + 1] != apostrophe else {
        index += 2
        continue
      }
      guard bytes[index + 1] == UInt8(ascii: "{") || bytes[index + 1] == UInt8(ascii: "}") else {
        index += 1
        continue
      }
      var end = index + 1
      while end < bytes.count {
        if bytes[end] == apostrophe {
          if end + 1 < bytes.count, bytes[end + 1] == apostrophe {
            end += 2
            continue
          }
          break
        }
        end += 1
      }
      let text = String(decoding: bytes[index + 1..<end], as: UTF8.self)
      runs.append((text[...], index..<min(end + 1, bytes.count)))
      index = end + 1
    }
    return runs
  }
}

/// Finds placeholders of another message format.
struct WrongDialectRule: Rule {
  let name = "wrong-dialect"
  let severity = Finding.Severity.error
  let triggers: TextFeatures = [.percent, .foreignBrace]
  let documentation = RuleDocumentation(
    whatItDoes: "Finds placeholders that ICU MessageFormat does not know: %1$s, %@, %d, {{x}}, ${x}.",
    whyIsThisBad: "They are printed as they stand, or the message does not parse.",
    example: RuleDocumentation.Example(source: "Hi {name}", bad: "%1$s 님, 안녕하세요 {name}", good: "{name} 님, 안녕하세요"),
    howToMend: "Write the argument as {name}.")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    let text = entry.text
    guard !entry.features.isDisjoint(with: [.percent, .foreignBrace]) else { return }
    let source = entry.source?.text ?? ""
    for placeholder in text.foreignPlaceholders {
      // The source's own are its writer's business; there is no source to compare the source with.
      if entry.source != nil, source.contains(placeholder.text) { continue }
      let name = placeholder.text.filter { !"{}$ ".contains($0) }
      let isKnown = entry.source?.arguments.contains { $0.name == name } ?? false
      findings.add(
        self, entry, at: placeholder.range, words(placeholder.text, findings.language), fix: isKnown ? "{\(name)}" : nil
      )
    }
  }

  private func words(_ placeholder: String, _ language: LintLanguage) -> String {
    language.say(
      en: "\(placeholder) is no placeholder of ICU MessageFormat: write {name}",
      ko: "\(placeholder)은(는) ICU 메시지의 자리표시자가 아닙니다. {name}처럼 쓰세요",
      ja: "\(placeholder)はICUメッセージのプレースホルダーではありません。{name}のように書いてください")
  }
}

/// Finds a closing brace that closes nothing.
struct StrayBraceRule: Rule {
  let name = "stray-brace"
  let severity = Finding.Severity.warning
  let triggers: TextFeatures = .brace
  let documentation = RuleDocumentation(
    whatItDoes: "Finds a closing brace without its opening one, which ICU prints as it is.",
    whyIsThisBad: "People see a brace, and one may be missing elsewhere.",
    example: RuleDocumentation.Example(source: "Hi {name}", bad: "{name}} 님", good: "{name} 님"),
    howToMend: "Remove it; a brace that is meant stands between apostrophes: '}'.")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.features.contains(.brace), entry.nodes != nil else { return }
    let strays = entry.text.strayBraces(quotes: entry.file.dialect == .icu)
    guard !strays.isEmpty, !(entry.sourceNodes?.allText.contains("}") ?? false) else { return }
    for offset in strays {
      findings.add(
        self, entry, at: offset..<offset + 1, words(findings.language), fix: "", isSafe: entry.source != nil)
    }
  }

  private func words(_ language: LintLanguage) -> String {
    language.say(
      en: "this brace closes nothing: it is printed as it is", ko: "짝이 없는 닫는 중괄호라 그대로 출력됩니다",
      ja: "対応のない閉じ波括弧なので、そのまま表示されます")
  }
}

extension String {
  /// Where closing braces stand without their opening ones, in UTF-8 bytes.
  ///
  /// - Parameter quotes: whether an apostrophe before a brace quotes.
  fileprivate func strayBraces(quotes: Bool) -> [Int] {
    var text = self
    return text.withUTF8 { bytes in
      var strays: [Int] = []
      var depth = 0
      var isQuoted = false
      for (offset, byte) in bytes.enumerated() {
        switch byte {
        case UInt8(ascii: "'") where quotes:
          let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
          isQuoted = isQuoted ? false : next == UInt8(ascii: "{") || next == UInt8(ascii: "}")
        case UInt8(ascii: "{") where !isQuoted: depth += 1
        case UInt8(ascii: "}") where !isQuoted:
          if depth == 0 { strays.append(offset) } else { depth -= 1 }
        default: break
        }
      }
      return strays
    }
  }
}

/// Finds an argument whose number or date style differs from the source's.
struct FormatterChangedRule: Rule {
  let name = "formatter-changed"
  let severity = Finding.Severity.info
  let triggers: TextFeatures = .formats
  let documentation = RuleDocumentation(
    whatItDoes: "Finds an argument whose number or date format differs from the source's.",
    whyIsThisBad: "It may be meant, or a style was lost in translation.",
    example: RuleDocumentation.Example(source: "{n, number, percent}", bad: "{n}", good: "{n, number, percent}"),
    howToMend: "Use the source's format unless the locale needs another.")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard let (nodes, sourceNodes) = entry.pair else { return }
    let wanted = sourceNodes.formats
    let found = nodes.formats
    for argument in entry.entry.arguments {
      guard let source = wanted[argument.name], found[argument.name] != source else { continue }
      findings.add(self, entry, at: argument.nameRange, words(argument.name, source, findings.language))
      return
    }
  }

  private func words(_ name: String, _ formats: Set<FormatType>, _ language: LintLanguage) -> String {
    let source = formats.map { ([name, $0.type] + [$0.style].compactMap(\.self)).joined(separator: ", ") }.sorted()
      .map { "{\($0)}" }.joined(separator: " ")
    return language.say(
      en: "the source formats it as \(source)", ko: "원문에서는 \(source) 형식입니다", ja: "原文の書式は\(source)です")
  }
}

extension [MessageNode] {
  fileprivate var formats: [String: Set<FormatType>] {
    reduce(into: [:]) { formats, node in
      func merge(_ nodes: [MessageNode]) { formats.merge(nodes.formats) { $0.union($1) } }
      switch node {
      case .literal, .argument, .pound: break
      case .formatted(let argument, let format): formats[argument.name, default: []].insert(format)
      case .plural(_, let style): for branch in style.branches { merge(branch.nodes) }
      case .select(_, let branches): for branch in branches { merge(branch.nodes) }
      case .choice(_, let branches): for branch in branches { merge(branch.nodes) }
      }
    }
  }
}
