internal import MessageFiles

/// Finds text whose bytes were read in the wrong encoding.
struct MojibakeRule: MessageRule {
  let name = "mojibake"
  let severity = Finding.Severity.error
  let isTriggeredBySource = false
  private static let damaged: Diagnostic.ID = "mojibake.damaged"
  private static let misread: Diagnostic.ID = "mojibake.misread"
  private static let questionMarks: Diagnostic.ID = "mojibake.question-marks"
  let ids = [damaged, misread, questionMarks]
  let example: RuleExample? = RuleExample(source: "Sign in", bad: "ë¡œê·¸ì¸", good: "로그인")

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    if file.scripts.contains(.hangul) { return [.escape, .replacement, .latin, .thai, .halfKana, .misread, .han] }
    if file.scripts.contains(.kana) {
      return [.escape, .replacement, .latin, .thai, .halfKana, .misread, .han, .hangul, .innerQuestionMark]
    }
    let hasOldEncoding = file.traits.hasLatin1Letters || file.traits.oldEncoding != nil
    let letters: TextFeatures = hasOldEncoding ? .latin : file.traits.misreadLetters.isEmpty ? [] : .extendedLatin
    return [.escape, .replacement, .misreadLatin, .innerQuestionMark, letters]
  }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    let text = entry.text
    if let source = entry.source?.text, source != text, reportOldEncoding(entry, source, &findings) { return }
    let (isKorean, isJapanese) = (entry.file.scripts.contains(.hangul), entry.file.scripts.contains(.kana))
    // UTF-8 that was read in an Asian encoding contains letters that the language does not use.
    var asianSigns: TextFeatures = [.thai, .halfKana, .misread]
    if isKorean { asianSigns.insert(.han) }
    if isJapanese { asianSigns.insert(.hangul) }
    let isJapaneseWithoutKana = isJapanese && !entry.features.contains(.kana)
    let mayBeReadInAsianEncoding =
      !entry.features.isDisjoint(with: asianSigns) || (isJapaneseWithoutKana && Mojibake.mayBeReadAsShiftJIS(text))
    let otherSigns: TextFeatures = isKorean || isJapanese ? .latin : [.escape, .replacement, .misreadLatin]
    guard mayBeReadInAsianEncoding || !entry.features.isDisjoint(with: otherSigns.union([.escape, .replacement])),
      let damage = Mojibake(
        text, entry.features, of: entry.file, source: entry.source?.text ?? "",
        mayBeReadInAsianEncoding: mayBeReadInAsianEncoding)
    else { return }
    if let original = damage.original {
      findings.add(
        self, Self.misread, ["text": .text(damage.text), "original": .text(String(original.prefix(40)))], in: entry,
        at: damage.range)
    } else {
      // A source that documents a notation has its escapes on purpose.
      if entry.source == nil, entry.file.isSource, damage.text.hasPrefix("\\u") { return }
      // In HTML, the text is a valid character reference.
      if damage.text.hasPrefix("&"), entry.features.contains(.angle), !Tag.all(in: text).isEmpty { return }
      findings.add(self, Self.damaged, ["text": .text(damage.text)], in: entry, at: damage.range)
    }
  }

  /// Reports letters that an old encoding lacks or has in another place; returns whether there are any.
  private func reportOldEncoding(_ entry: EntryContext, _ source: String, _ findings: inout FindingList) -> Bool {
    if let run = Mojibake.questionMarks(entry.text, entry.features, source) {
      findings.add(
        self, Self.questionMarks, ["text": .text(String(run.prefix(24)))], in: entry, at: entry.text.utf8Range(of: run))
      return true
    }
    guard
      let (run, original) = Mojibake.misreadWord(entry.text, entry.features, entry.file, source)
        ?? Mojibake.misreadLetters(entry.text, entry.features, entry.file, source)
    else { return false }
    findings.add(
      self, Self.misread, ["text": .text(String(run.prefix(24))), "original": .text(String(original.prefix(40)))],
      in: entry, at: entry.text.utf8Range(of: run))
    return true
  }
}
