internal import MessageFiles

/// Finds text whose bytes were read in the wrong encoding.
struct MojibakeRule: MessageRule {
  let name = "mojibake"
  let severity = Finding.Severity.error
  let isTriggeredBySource = false
  private static let damaged: Diagnostic.ID = "mojibake.damaged"
  private static let misread: Diagnostic.ID = "mojibake.misread"
  let ids = [damaged, misread]
  let example: RuleExample? = RuleExample(source: "Sign in", bad: "ë¡œê·¸ì¸", good: "로그인")

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    if file.scripts.contains(.hangul) { return [.escape, .replacement, .latin, .thai, .halfKana, .misread, .han] }
    if file.scripts.contains(.kana) {
      return [.escape, .replacement, .latin, .thai, .halfKana, .misread, .han, .hangul]
    }
    return [.escape, .replacement, .misreadLatin]
  }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    let text = entry.text
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
}
