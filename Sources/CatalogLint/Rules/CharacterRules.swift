internal import AuthCopy

/// Finds characters that nobody sees.
struct InvisibleCharacterRule: Rule {
  let name = "invisible-character"
  let severity = Finding.Severity.error
  let triggers: TextFeatures = .invisible
  let documentation = RuleDocumentation(
    whatItDoes: "Finds controls, zero-width characters and those that turn the direction of writing.",
    whyIsThisBad: "They come along from spreadsheets, break searches, and can make a text read as another.",
    example: RuleDocumentation.Example(source: "Sign in", bad: "로\u{200B}그인", good: "로그인"),
    howToMend: "Remove them.")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.features.contains(.invisible) else { return }
    let scalars = Array(entry.text.unicodeScalars)
    let known = Set((entry.source?.text.unicodeScalars).map(Array.init) ?? [])
    var offset = 0
    for (index, scalar) in scalars.enumerated() {
      let length = UTF8.width(scalar)
      if scalar.isInvisible, !known.contains(scalar), !scalar.joins(scalars, at: index) {
        findings.add(self, entry, at: offset..<offset + length, words(scalar, findings.language), fix: "")
      }
      offset += length
    }
  }

  private func words(_ scalar: Unicode.Scalar, _ language: LintLanguage) -> String {
    let code = "U+" + String(scalar.value, radix: 16, uppercase: true).leftPadded
    let name = scalar.properties.name.map { " \($0)" } ?? ""
    return language.say(
      en: "an invisible character stands here: \(code)\(name)", ko: "보이지 않는 문자가 있습니다: \(code)\(name)",
      ja: "見えない文字があります：\(code)\(name)")
  }
}

extension String {
  fileprivate var leftPadded: String { String(repeating: "0", count: max(0, 4 - count)) + self }
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: false
    case 0x00..<0x20, 0x7F..<0xA0: true
    case 0xAD, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E, 0x3164, 0xFFA0: true
    case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    case 0xE0000...0xE007F: true
    default: false
    }
  }

  /// A joiner between emoji, or in a script that needs it, belongs there; so do the tags of a flag.
  fileprivate func joins(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard index > 0 else { return false }
    let before = scalars[index - 1]
    if (0xE0020...0xE007F).contains(value) {
      return before.value == 0x1F3F4 || (0xE0020...0xE007F).contains(before.value)
    }
    guard value == 0x200C || value == 0x200D else { return false }
    let isEmoji = before.properties.isEmoji || before.value == 0xFE0F || before.properties.isEmojiModifier
    let needsJoiners = (0x600..<0xE00).contains(before.value)
    return (isEmoji && before.value > 0x7F) || needsJoiners
  }
}

/// Finds letters of a script that the locale does not use.
struct WrongScriptRule: Rule {
  let name = "wrong-script"
  let severity = Finding.Severity.warning
  let documentation = RuleDocumentation(
    whatItDoes:
      "Finds Hangul in Japanese, kana in Korean, either in English, and Cyrillic or Greek among Latin letters.",
    whyIsThisBad: "The text was pasted into the wrong file, or letters that only look right hide another address.",
    example: RuleDocumentation.Example(source: "Sign in", bad: "ログイン", good: "로그인"),
    howToMend: "Put the right text in; where a name is meant, say so with a suppression.")

  private enum Script { case hangul, kana, han, cyrillic, greek, latin }

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    Self.foreign[file.language]?.features ?? []
  }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard let foreign = Self.foreign[entry.language], !entry.features.isDisjoint(with: foreign.features),
      let nodes = entry.nodes
    else { return }
    let known = Set((entry.source?.text.unicodeScalars).map(Array.init) ?? [])
    for scalar in nodes.allText.unicodeScalars {
      guard let script = Self.script(of: scalar), foreign.scripts.contains(script), !known.contains(scalar) else {
        continue
      }
      let place = entry.text.unicodeScalars.firstIndex(of: scalar) ?? entry.text.startIndex
      let offset = entry.text.utf8.distance(from: entry.text.startIndex, to: place)
      findings.add(
        self, entry, at: offset..<offset + UTF8.width(scalar), words(scalar, entry.file.locale, findings.language))
      return
    }
  }

  private static let foreign: [String: (scripts: Set<Script>, features: TextFeatures)] = [
    "ko": ([.kana, .cyrillic, .greek], [.kana, .halfKana, .cyrillic, .greek]),
    "ja": ([.hangul, .cyrillic, .greek], [.hangul, .cyrillic, .greek]),
    "en": ([.hangul, .kana, .han, .cyrillic, .greek], [.hangul, .kana, .halfKana, .han, .cyrillic, .greek]),
  ]

  private static func script(of scalar: Unicode.Scalar) -> Script? {
    switch scalar.value {
    case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3131...0x3163: .hangul
    case 0x3041...0x3096, 0x30A1...0x30FA, 0xFF66...0xFF9D: .kana
    case 0x4E00...0x9FFF: .han
    case 0x400...0x52F: .cyrillic
    case 0x370...0x3FF where scalar.properties.isAlphabetic: .greek
    default: nil
    }
  }

  private func words(_ scalar: Unicode.Scalar, _ locale: String, _ language: LintLanguage) -> String {
    language.say(
      en: "'\(scalar)' is of a script that \(locale) does not use", ko: "'\(scalar)'은(는) \(locale)에서 쓰지 않는 문자입니다",
      ja: "「\(scalar)」は\(locale)で使わない文字です")
  }
}

/// Finds text whose bytes were read in the wrong encoding.
struct MojibakeRule: Rule {
  let name = "mojibake"
  let severity = Finding.Severity.error
  let documentation = RuleDocumentation(
    whatItDoes: "Finds text whose bytes were read in the wrong encoding, and escapes that were escaped again.",
    whyIsThisBad: "People see rubbish.",
    example: RuleDocumentation.Example(source: "Sign in", bad: "ë¡œê·¸ì¸", good: "로그인"),
    howToMend: "Take the text from where it was still whole, and save it as UTF-8.")

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    switch file.language {
    case "ko": [.escape, .replacement, .latin, .thai, .halfKana, .misread, .han]
    case "ja": [.escape, .replacement, .latin, .thai, .halfKana, .misread, .han, .hangul]
    default: [.escape, .replacement]
    }
  }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    let text = entry.text
    var asian: TextFeatures = [.thai, .halfKana, .misread]
    if entry.language == "ko" { asian.insert(.han) }
    if entry.language == "ja" { asian.insert(entry.features.contains(.kana) ? .hangul : [.hangul, .han]) }
    let mayBeAsian = !entry.features.isDisjoint(with: asian)
    guard mayBeAsian || !entry.features.isDisjoint(with: [.escape, .replacement, .latin]),
      let damage = Mojibake(
        text, entry.features, language: entry.language, source: entry.source?.text ?? "", mayBeAsian: mayBeAsian)
    else { return }
    findings.add(self, entry, at: damage.range, words(damage, findings.language))
  }

  private func words(_ damage: Mojibake, _ language: LintLanguage) -> String {
    guard let original = damage.original?.prefix(40) else {
      return language.say(
        en: "'\(damage.text)' was damaged on the way: text read in the wrong encoding, or escaped twice",
        ko: "'\(damage.text)'은(는) 인코딩이 잘못되었거나 두 번 이스케이프된 글자입니다",
        ja: "「\(damage.text)」は文字化け、または二重にエスケープされた文字です")
    }
    return language.say(
      en: "'\(damage.text)' was read in the wrong encoding: it was '\(original)'",
      ko: "'\(damage.text)'은(는) 인코딩이 깨진 글자입니다. 원래 '\(original)'입니다", ja: "「\(damage.text)」は文字化けです。元は「\(original)」です")
  }
}
