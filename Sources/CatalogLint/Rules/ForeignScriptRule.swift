internal import Foundation
internal import MessageFiles

/// Finds texts in a script or with Latin letters that the language does not use, and Chinese in the characters of the other
/// Chinese script.
struct ForeignScriptRule: MessageRule {
  let name = "foreign-script"
  let severity = Finding.Severity.warning
  let isTriggeredBySource = false
  let aggregateMessageID: String? = "report.foreign-script"
  private static let foreign: Diagnostic.ID = "foreign-script"
  private static let simplified: Diagnostic.ID = "foreign-script.simplified"
  private static let traditional: Diagnostic.ID = "foreign-script.traditional"
  private static let letters: Diagnostic.ID = "foreign-script.letters"
  private static let letter: Diagnostic.ID = "foreign-script.letter"
  let ids = [foreign, simplified, traditional, letters, letter]
  let aggregatedIDs = [simplified, traditional]
  let example: RuleExample? = RuleExample(source: "Do not refresh", bad: "不要刷新页面", good: "새로고침 안 함")

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    guard !file.isSource, !file.scripts.isEmpty else { return [] }
    // Korean writes words in Han characters, but no text without Hangul.
    let ownScript: TextFeatures? = file.scripts.contains(.hangul) ? .han : Self.otherChinese(than: file)?.feature
    let simplified: TextFeatures = file.usualScript == "Hant" && !file.parsed.rareSimplified.value.isEmpty ? .han : []
    return file.foreignFeatures.union(ownScript ?? []).union(simplified).union(
      file.traits.extendedLetters == nil ? [] : .extendedLatin
    ).union(file.traits.foreignLetters.isEmpty ? [] : Self.letterTriggers)
  }

  private static let letterTriggers: TextFeatures = [.latin, .extendedLatin, .cyrillic]

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard let source = entry.source, !source.text.hasSameBytes(as: entry.text), !entry.file.scripts.isEmpty else {
      return
    }
    if let (id, feature) = Self.otherChinese(than: entry.file), entry.features.contains(feature),
      let scalar = entry.text.unicodeScalars.first(where: {
        // Cantonese has this character for a word of its own.
        HanVariants.features(of: $0.value).contains(feature) && !($0 == "吓" && entry.file.isInCantonese)
      }),
      !source.text.unicodeScalars.contains(scalar)
    {
      let spot = entry.text.spot(of: scalar)
      if !entry.text.utf8Text(around: spot).isLanguageName {
        findings.add(self, id, ["character": .text(String(scalar))], in: entry, at: spot)
      }
      return
    }
    if entry.features.contains(.han), entry.file.usualScript == "Hant",
      let scalar = entry.file.parsed.rareSimplified.value.first(where: entry.text.hasWord(with:)),
      !source.text.unicodeScalars.contains(scalar)
    {
      findings.add(
        self, Self.simplified, ["character": .text(String(scalar))], in: entry, at: entry.text.spot(of: scalar))
      return
    }
    if entry.features.contains(.extendedLatin), let letters = entry.traits.extendedLetters,
      entry.text.unicodeScalars.contains(where: { (0x100...0x17F).contains($0.value) && !letters.contains($0) }),
      let word = entry.nodes?.allText.wordOfOtherAlphabet(than: letters, source.text)
    {
      findings.add(
        self, Self.letters, ["text": .text(word), "locale": .text(entry.file.locale)], in: entry,
        at: entry.text.range(ofText: word))
      return
    }
    if !entry.features.isDisjoint(with: Self.letterTriggers), let range = entry.wordWithForeignLetter {
      findings.add(
        self, Self.letter, ["text": .text(String(entry.text.text(inUTF8: range))), "locale": .text(entry.file.locale)],
        in: entry, at: range)
      return
    }
    let isChinese =
      entry.file.scripts.contains(.hangul) && entry.features.contains(.han) && !entry.features.contains(.hangul)
    guard isChinese || !entry.features.isDisjoint(with: entry.file.foreignFeatures), let nodes = entry.nodes,
      let run = Self.foreignRun(in: nodes.allText, source.text, entry.file), !run.isLanguageName,
      !nodes.allText.isLanguageName
    else { return }
    let spot = entry.text.range(ofText: run)
    findings.add(
      self, Self.foreign, ["text": .text(String(run.prefix(24))), "locale": .text(entry.file.locale)], in: entry,
      at: spot)
  }

  /// Returns the diagnostic and the feature of the characters that only the other Chinese script has, or, in Japanese,
  /// only Simplified Chinese.
  private static func otherChinese(than file: MessageFile) -> (id: Diagnostic.ID, feature: TextFeatures)? {
    switch file.usualScript {
    case "Jpan": (simplified, .simplifiedNotJapanese)
    case "Hant": (simplified, .simplified)
    // Without a script or region, the files may be in either.
    case "Hans" where file.locale != file.language || file.isMostlySimplified: (traditional, .traditional)
    default: nil
    }
  }

  /// Returns the first word in a script that the locale does not use; nil if the text has none.
  ///
  /// In a text that also has letters of the locale, only a word that no marks enclose counts.
  private static func foreignRun(in text: String, _ source: String, _ file: MessageFile) -> String? {
    let scripts = file.scripts
    var foreignCount = 0
    var ownCount = 0
    var runs: [(script: WritingSystem, text: String, isEnclosed: Bool)] = []
    var previous: Unicode.Scalar = " "
    var last: WritingSystem?
    // Neighboring letters are mostly in one script.
    var isOwn = false
    let (isKorean, isWrittenInLatin) = (scripts.contains(.hangul), file.isWrittenInLatin)
    for scalar in text.unicodeScalars {
      let script = WritingSystem(of: scalar)
      defer { (previous, last) = (scalar, script) }
      guard let script else { continue }
      if script != last { isOwn = scripts.contains(script) && !(script == .han && isKorean) }
      if isOwn {
        if script != .latin || isWrittenInLatin { ownCount += 1 }
        continue
      }
      foreignCount += 1
      if last == script {
        runs[runs.count - 1].text.unicodeScalars.append(scalar)
      } else {
        runs.append((script, String(scalar), "\"'“”‘’„«»‹›「『《【(（[".unicodeScalars.contains(previous)))
      }
    }
    guard foreignCount > 1 else { return nil }
    let isWhole = foreignCount > ownCount
    return runs.first { run in
      let minimumLength = [.han, .kana, .hangul].contains(run.script) ? 2 : 3
      // Korean writes words in Han characters beside Hangul.
      if scripts.contains(.hangul), run.script == .han, ownCount > 0 || foreignCount < 4 { return false }
      return run.text.unicodeScalars.count >= minimumLength && (isWhole || !run.isEnclosed)
        && !source.contains(run.text)
    }?.text
  }
}

extension EntryContext {
  /// The range of the first word in small letters with one that the language never has; nil if there is none.
  ///
  /// A word of the source, one with a capital, or one in quotation marks may be a name or from another language.
  fileprivate var wordWithForeignLetter: Range<Int>? {
    let letters = traits.foreignLetters
    guard !letters.isEmpty, letters.isIn(text), let prose = MaskedProse(entry) else { return nil }
    let scalars = prose.scalars
    var index = 0
    while index < scalars.count {
      let start = index
      while index < scalars.count, scalars[index].scalar.properties.isAlphabetic { index += 1 }
      guard index > start else {
        index += 1
        continue
      }
      let word = scalars[start..<index]
      let offsets = word[start].offset..<(index < scalars.count ? scalars[index].offset : prose.bytes.count)
      let previous = start > 0 ? scalars[start - 1].scalar : " "
      guard word.contains(where: { letters.contains($0.scalar) }), word.count > 3,
        (start == 0 ? word.dropFirst() : word).allSatisfy({ $0.scalar.properties.isLowercase })
          || Self.isCyrillic(word.map(\.scalar)),
        previous == " " || previous == "(" || start == 0,
        source?.text.contains(prose.text(offsets)) == false, file.rarelyHasForeignLetters.value
      else { continue }
      return prose.text(0..<prose.bytes.count).isLanguageName ? nil : offsets
    }
    return nil
  }

  private static func isCyrillic(_ word: [Unicode.Scalar]) -> Bool {
    word.allSatisfy { (0x400...0x52F).contains($0.value) } && word.dropFirst().allSatisfy(\.properties.isLowercase)
  }
}

extension String {
  /// Returns the first word with a letter from U+0100 to U+017F that an alphabet lacks; nil unless at least two words, and a
  /// quarter of all, have such letters and are not in the source.
  fileprivate func wordOfOtherAlphabet(than letters: Set<Unicode.Scalar>, _ source: String) -> String? {
    let words = split { !$0.isLetter }
    let foreign = words.filter { word in
      word.unicodeScalars.contains { (0x100...0x17F).contains($0.value) && !letters.contains($0) }
        && !source.contains(word)
    }
    return Set(foreign).count > 1 && foreign.count * 4 >= words.count ? String(foreign[0]) : nil
  }

  /// Returns whether the text has a simplified character outside of words that Traditional Chinese writes with it.
  fileprivate func hasWord(with simplified: Unicode.Scalar) -> Bool {
    let words = ["皇后", "王后", "太后", "天后", "影后", "歌后"].filter { $0.unicodeScalars.contains(simplified) }
    return unicodeScalars.contains(simplified) && !words.contains(where: contains)
  }

  /// Returns the range of a scalar in UTF-8 bytes.
  fileprivate func spot(of scalar: Unicode.Scalar) -> Range<Int> {
    let index = unicodeScalars.firstIndex(of: scalar) ?? startIndex
    let start = utf8.distance(from: startIndex, to: index)
    return start..<start + UTF8.width(scalar)
  }

  /// Returns the letters around a range of UTF-8 bytes.
  fileprivate func utf8Text(around range: Range<Int>) -> String {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    let head = self[..<start].reversed().prefix(while: \.isLetter).reversed()
    return String(head) + String(self[start...].prefix(while: \.isLetter))
  }

  /// Whether the text is the name of a language in that language, as lists of languages have it.
  fileprivate var isLanguageName: Bool {
    let name = filter(\.isLetter).lowercased()
    return Self.languageNames.contains(name)
  }

  private static let languageNames: Set<String> = {
    let codes = LocaleTag.languages.filter { $0.utf8.count == 2 } + ["zh-Hans", "zh-Hant", "yue"]
    let names = codes.compactMap { LocaleTag($0) }.flatMap { tag in
      [tag.name(in: tag, isDialect: true), LocaleTag(String(tag.language))?.name(in: tag)]
    }
    let others = ["正體中文", "简体", "繁體", "繁体", "简体中文", "繁體中文", "繁体中文", "國語", "国语", "廣東話", "粵語", "文言", "臺語", "閩南語", "조선말"]
    return Set((names.compactMap(\.self) + others).map { $0.filter(\.isLetter).lowercased() })
  }()
}

extension MessageFile {
  /// Whether the texts may be in Cantonese, which people in Hong Kong and Macao write.
  fileprivate var isInCantonese: Bool { language == "yue" || ["HK", "MO"].contains(where: locale.hasSuffix) }
}
