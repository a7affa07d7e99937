internal import AuthCopy
internal import Foundation

/// Finds white space at the start or end of a translation that the source does not have, or lacks.
struct EdgeWhitespaceRule: Rule {
  let name = "edge-whitespace"
  let severity = Finding.Severity.warning
  let triggers: TextFeatures = .edgeSpace
  let documentation = RuleDocumentation(
    whatItDoes: "Finds white space at the start or end of a translation that differs from the source's.",
    whyIsThisBad: "Words stick together, or a layout shifts.",
    example: RuleDocumentation.Example(source: "Sign in", bad: "로그인 ", good: "로그인"),
    howToMend: "Begin and end as the source does.")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.eitherFeatures.contains(.edgeSpace), let source = entry.source, !source.text.isBlank,
      !entry.text.isBlank
    else { return }
    let text = entry.text
    let start = text.prefix(while: \.isWhitespace)
    let end = text.trailingWhitespace
    if start != source.text.prefix(while: \.isWhitespace) {
      let wanted = String(source.text.prefix(while: \.isWhitespace))
      findings.add(self, entry, at: 0..<start.utf8.count, words(atStart: true, findings.language), fix: wanted)
    }
    if end != source.text.trailingWhitespace {
      let spot = text.utf8.count - end.utf8.count..<text.utf8.count
      findings.add(
        self, entry, at: spot, words(atStart: false, findings.language), fix: String(source.text.trailingWhitespace))
    }
  }

  private func words(atStart: Bool, _ language: LintLanguage) -> String {
    atStart
      ? language.say(
        en: "the white space at the start differs from the source's", ko: "앞의 공백이 원문과 다릅니다", ja: "先頭の空白が原文と異なります")
      : language.say(
        en: "the white space at the end differs from the source's", ko: "끝의 공백이 원문과 다릅니다", ja: "末尾の空白が原文と異なります")
  }
}

extension String {
  fileprivate var trailingWhitespace: Substring {
    var start = endIndex
    while start > startIndex, self[index(before: start)].isWhitespace { start = index(before: start) }
    return self[start...]
  }
}

/// Finds a translation with more or fewer line breaks than the source.
struct NewlineCountRule: Rule {
  let name = "newline-count"
  let severity = Finding.Severity.info
  let triggers: TextFeatures = .newline
  let documentation = RuleDocumentation(
    whatItDoes: "Finds a translation with more or fewer line breaks than the source.",
    whyIsThisBad: "Paragraphs that the design keeps apart run together.",
    example: RuleDocumentation.Example(source: "One.\nTwo.", bad: "하나. 둘.", good: "하나.\n둘."),
    howToMend: "Break the lines as the source does.")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.eitherFeatures.contains(.newline), let source = entry.source, !source.text.isBlank,
      !entry.text.isBlank
    else { return }
    let newline = UInt8(ascii: "\n")
    let wanted = source.text.utf8.count { $0 == newline }
    let found = entry.text.utf8.count { $0 == newline }
    if wanted != found { findings.add(self, entry, at: 0..<0, words(found, wanted, findings.language)) }
  }

  private func words(_ found: Int, _ wanted: Int, _ language: LintLanguage) -> String {
    language.say(
      en: "there are \(found) line breaks, in the source \(wanted)", ko: "줄바꿈이 \(found)개인데 원문은 \(wanted)개입니다",
      ja: "改行が\(found)個ありますが、原文では\(wanted)個です")
  }
}

/// Finds a translation that is the source's text.
struct UntranslatedRule: Rule {
  let name = "untranslated"
  let severity = Finding.Severity.info
  let triggers: TextFeatures = .sameAsSource
  let documentation = RuleDocumentation(
    whatItDoes: "Finds a translation of more than one word that is the source's text.",
    whyIsThisBad: "It was probably forgotten.",
    example: RuleDocumentation.Example(
      source: "Forgot your password?", bad: "Forgot your password?", good: "비밀번호를 잊었나요?"),
    howToMend: "Translate it; where it is a name, say so with a suppression.")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.sourceFile.map({ $0.locale.prefix(2) != entry.file.locale.prefix(2) }) ?? false,
      let nodes = entry.nodes
    else { return }
    let all = nodes.allText
    let text = entry.features.contains(.address) ? all.withoutAddresses : all
    let pieces = text.unicodeScalars.split { !$0.isOfWord }.map(Substring.init)
    let hasTerms = pieces.count > 1 && pieces.contains { $0.unicodeScalars.count > 1 }
    // One word beside an argument counts too, unless it is an abbreviation.
    guard hasTerms || (!entry.entry.arguments.isEmpty && pieces.contains { $0.count > 3 && $0 != $0.uppercased() })
    else { return }
    findings.add(self, entry, at: 0..<entry.text.utf8.count, words(findings.language))
  }

  private func words(_ language: LintLanguage) -> String {
    language.say(
      en: "the text is the source's: it is not translated", ko: "원문과 같습니다. 번역되지 않았습니다", ja: "原文と同じです。翻訳されていません")
  }
}

extension Unicode.Scalar {
  /// A letter, or what stands inside of words.
  fileprivate var isOfWord: Bool {
    if isASCII { return (0x61...0x7A).contains(value | 0x20) || self == "'" || self == "-" }
    return self == "’" || properties.isAlphabetic
  }
}

/// Finds an address that differs from the source's.
struct URLMismatchRule: Rule {
  let name = "url-mismatch"
  let severity = Finding.Severity.warning
  let triggers: TextFeatures = .address
  let documentation = RuleDocumentation(
    whatItDoes: "Finds a web or mail address that differs from the source's.",
    whyIsThisBad: "People are led somewhere else; a stranger's address in a catalog is an attack.",
    example: RuleDocumentation.Example(
      source: "See https://example.com/help", bad: "https://example.org/help 참고", good: "https://example.com/help 참고"),
    howToMend: "Use the source's address, or make sure that the localized page exists.")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.eitherFeatures.contains(.address), let source = entry.source, !entry.text.isBlank else { return }
    let found = entry.text.addresses
    let wanted = source.text.addresses
    guard !found.isEmpty || !wanted.isEmpty, Set(found.map(\.text)) != Set(wanted.map(\.text)) else { return }
    let known = Set(wanted.map(\.text))
    let other = found.first { !known.contains($0.text) }
    findings.add(
      self, entry, at: other?.range ?? 0..<0,
      words(other?.text ?? "", wanted.map(\.text).joined(separator: " "), findings.language))
  }

  private func words(_ found: String, _ wanted: String, _ language: LintLanguage) -> String {
    if found.isEmpty {
      return language.say(
        en: "the address \(wanted) is missing", ko: "주소 \(wanted)이(가) 빠졌습니다", ja: "アドレス\(wanted)が抜けています")
    }
    let source = wanted.isEmpty ? "—" : wanted
    return language.say(
      en: "the address \(found) differs from the source's: \(source)", ko: "주소 \(found)이(가) 원문과 다릅니다: \(source)",
      ja: "アドレス\(found)が原文と異なります：\(source)")
  }
}

/// Finds text that is not in Unicode's composed form.
struct NotNormalizedRule: Rule {
  let name = "not-normalized"
  let severity = Finding.Severity.warning
  let triggers: TextFeatures = .decomposed
  let documentation = RuleDocumentation(
    whatItDoes: "Finds text that is not in Unicode's normalization form C, such as Hangul in single letters.",
    whyIsThisBad: "It looks right but is not found, compared or sorted as the same text.",
    example: RuleDocumentation.Example(
      source: "Sign in", bad: "\u{1105}\u{1169}\u{1100}\u{1173}\u{110B}\u{1175}\u{11AB}", good: "로그인"),
    howToMend: "Save it in form C.")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.features.contains(.decomposed),
      entry.text.unicodeScalars.contains(where: { $0.value >= 0x300 && $0.canChangeInNFC })
    else { return }
    let normalized = entry.text.precomposedStringWithCanonicalMapping
    guard !normalized.unicodeScalars.elementsEqual(entry.text.unicodeScalars) else { return }
    findings.add(self, entry, at: 0..<entry.text.utf8.count, words(findings.language), fix: normalized)
  }

  private func words(_ language: LintLanguage) -> String {
    language.say(
      en: "the text is not in Unicode's composed form (NFC)", ko: "유니코드 정규화 형식 C(NFC)가 아닙니다",
      ja: "Unicodeの正規化形式C（NFC）ではありません")
  }
}

extension Unicode.Scalar {
  /// Combining marks, single Hangul letters, and what NFC replaces outright.
  fileprivate var canChangeInNFC: Bool {
    switch value {
    case 0x1100...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF, 0xF900...0xFAFF, 0x212A...0x212B, 0x2126, 0x3099...0x309A:
      true
    default: properties.canonicalCombiningClass != .notReordered
    }
  }
}
