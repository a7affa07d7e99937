internal import Foundation
internal import MessageFiles

/// Finds letters of a script that the locale does not use, a Latin letter that was typed after kana or Hangul by mistake,
/// pinyin that was not converted,
/// and a word that mixes katakana with other characters of the same shape.
struct WrongScriptRule: MessageRule {
  let name = "wrong-script"
  let severity = Finding.Severity.warning
  let isTriggeredBySource = false
  let example: RuleExample? = RuleExample(source: "Sign in", bad: "ログイン", good: "로그인")

  private static let foreignLetter: Diagnostic.ID = "wrong-script"
  private static let lookAlike: Diagnostic.ID = "wrong-script.look-alike"
  private static let typed: Diagnostic.ID = "wrong-script.typed"
  private static let mixedKana: Diagnostic.ID = "wrong-script.mixed-kana"
  private static let pinyin: Diagnostic.ID = "wrong-script.pinyin"
  let ids = [foreignLetter, lookAlike, typed, mixedKana, pinyin]

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    let foreign = file.traits.checksEachLetter ? Self.foreignScripts(in: file) : [.cyrillic, .greek]
    let eastAsian: TextFeatures =
      file.language == "ja"
      ? [.mixedKana, .joinedLatin]
      : file.language == "zh" ? .apostrophe : file.scripts.contains(.hangul) ? .joinedLatin : []
    return foreign.reduce(into: eastAsian) { $0.formUnion($1.features) }
  }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    if let (word, letter, offset) = entry.wordWithLookAlike {
      findings.add(
        self, Self.lookAlike, ["character": .text(letter.codePointAndName), "word": .text(word)], in: entry,
        at: offset..<offset + UTF8.width(letter))
      return
    }
    if reportMixedWord(entry, &findings) { return }
    guard entry.traits.checksEachLetter, !entry.features.isDisjoint(with: triggers(in: entry.file, entry.options)),
      let nodes = entry.nodes
    else { return }
    let foreign = Self.foreignScripts(in: entry.file)
    func unexpectedLetter(in text: String) -> Unicode.Scalar? {
      let scalars = text.unicodeScalars
      return zip(scalars.indices, scalars).first { index, scalar in
        guard let script = Self.script(of: scalar), foreign.contains(script) else { return false }
        return !(entry.source?.text.unicodeScalars.contains(scalar) ?? false)
          && !(script == .greek && scalars.isSymbol(at: index))
          && !(script == .kana && scalars.isInEmoticon(at: index))
      }?.1
    }
    let text = nodes.allText
    if entry.file.isSource, text.unicodeScalars.listsLetters { return }
    // Removing the names of languages is slow, so the whole text is checked first.
    guard unexpectedLetter(in: text) != nil, let scalar = unexpectedLetter(in: text.withoutLanguageNames),
      !Self.isNameOfLanguage(entry.entry.key, text, scalar)
    else { return }
    let place = entry.text.unicodeScalars.firstIndex(of: scalar) ?? entry.text.startIndex
    let offset = entry.text.utf8.distance(from: entry.text.startIndex, to: place)
    findings.add(
      self, Self.foreignLetter, ["character": .text(String(scalar)), "locale": .text(entry.file.locale)], in: entry,
      at: offset..<offset + UTF8.width(scalar))
  }

  /// Reports a word of Japanese or Korean with a character of another kind; returns whether there is one.
  private func reportMixedWord(_ entry: EntryContext, _ findings: inout FindingList) -> Bool {
    guard let source = entry.source, !entry.file.isSource else { return false }
    if entry.features.contains(.mixedKana), entry.language == "ja",
      let (text, range) = entry.text.mixedKana, !source.text.contains(text)
    {
      findings.add(self, Self.mixedKana, ["text": .text(text)], in: entry, at: range)
      return true
    }
    if entry.features.contains(.apostrophe), entry.language == "zh", let word = entry.text.typedPinyin,
      !source.text.contains(word)
    {
      findings.add(self, Self.pinyin, ["text": .text(String(word))], in: entry, at: entry.text.utf8Range(of: word))
      return true
    }
    if entry.features.contains(.joinedLatin), entry.language == "ja" || entry.file.scripts.contains(.hangul),
      let (letter, range) = entry.text.typedLetter,
      !source.text.split(whereSeparator: { !$0.isLetter }).contains(where: { $0.lowercased() == letter })
    {
      findings.add(self, Self.typed, ["text": .text(letter)], in: entry, at: range)
      return true
    }
    return false
  }

  /// The scripts in which a single letter is a mistake.
  private static let scripts: Set<WritingSystem> = [.hangul, .kana, .han, .cyrillic, .greek]

  private static func foreignScripts(in file: MessageFile) -> Set<WritingSystem> { scripts.subtracting(file.scripts) }

  /// Names of languages in their own scripts, which a list of languages shows in any locale.
  fileprivate static let languageNames = LanguageTraits.all.values.flatMap(\.names).sorted { $0.count > $1.count }

  /// Codes of languages and regions, by the script of the language's own name.
  private static let languageCodes: [WritingSystem: Set<String>] = LanguageTraits.all.reduce(into: [:]) { codes, item in
    for script in WritingSystem.scripts(of: item.key) { codes[script, default: []].formUnion(item.value.codes) }
  }

  /// Returns whether a message is a language's name, because its key ends in the code of the language: `language.ru`.
  private static func isNameOfLanguage(_ key: String, _ text: String, _ scalar: Unicode.Scalar) -> Bool {
    guard text.utf8.count < 90, let languages = script(of: scalar).flatMap({ languageCodes[$0] }) else { return false }
    let parts = key.lowercased().split { !$0.isLetter }
    return parts.count > 1 && parts.suffix(3).contains { languages.contains(String($0)) }
  }

  private static func script(of scalar: Unicode.Scalar) -> WritingSystem? {
    switch scalar.value {
    case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3131...0x3163: .hangul
    case 0x3041...0x3096, 0x30A1...0x30FA, 0xFF66...0xFF9D: .kana
    case 0x4E00...0x9FFF: .han
    case 0x400...0x52F: .cyrillic
    case 0x370...0x3FF where scalar.properties.isAlphabetic: .greek
    default: nil
    }
  }
}

extension EntryContext {
  private static let latinLookAlikes = Set("aceiopsxyjABCEHIKMOPSTXYJ".unicodeScalars)
  private static let otherLookAlikes = Set("асеіорѕхујАВСЕНІКМОРЅТХУЈοΟαΑΒΕΖΗΙΚΜΝΡΤΥΧ".unicodeScalars)

  /// The first word that mixes Latin letters with Cyrillic or Greek look-alikes; nil if there is none.
  ///
  /// Searches miss such a word, and screen readers spell it. All letters of the rarer script have to be look-alikes.
  fileprivate var wordWithLookAlike: (word: String, letter: Unicode.Scalar, offset: Int)? {
    guard !features.isDisjoint(with: [.cyrillic, .greek]), text.unicodeScalars.mixesAlphabets,
      let prose = MaskedProse(entry)
    else { return nil }
    let words = prose.scalars.split { !$0.scalar.properties.isAlphabetic }
    for word in words where word.count > 2 {
      let latin = word.filter { $0.scalar.isLatinLetter }
      let others = word.filter(\.scalar.isGreekOrCyrillic)
      guard !latin.isEmpty, !others.isEmpty, latin.count + others.count == word.count else { continue }
      let (rarer, lookAlikes) =
        latin.count < others.count ? (latin, Self.latinLookAlikes) : (others, Self.otherLookAlikes)
      guard rarer.count * 2 < word.count, rarer.allSatisfy({ lookAlikes.contains($0.scalar) }), let first = rarer.first
      else { continue }
      let text = String(String.UnicodeScalarView(word.map(\.scalar)))
      if source?.text.contains(text) ?? false { continue }
      // A code of manual pages: `E<lt>`.
      if first.scalar == "E", first.offset == word.last?.offset, self.text.contains("\(text)<") { continue }
      return (text, first.scalar, first.offset)
    }
    return nil
  }
}

extension Unicode.Scalar {
  fileprivate var isLatinLetter: Bool {
    (0x61...0x7A).contains(value | 0x20) || ((0xC0...0x24F).contains(value) && properties.isAlphabetic)
  }

  fileprivate var isGreekOrCyrillic: Bool { (0x370...0x52F).contains(value) }
}

extension String.UnicodeScalarView {
  /// Whether a Latin letter is directly next to a Greek or Cyrillic letter.
  fileprivate var mixesAlphabets: Bool {
    zip(self, dropFirst()).contains { first, second in
      (first.isLatinLetter && second.isGreekOrCyrillic) || (first.isGreekOrCyrillic && second.isLatinLetter)
    }
  }

  /// Returns whether a letter is between signs, or has a sign as its only neighbor, as in an emoticon: `(ツ)`.
  fileprivate func isInEmoticon(at index: Index) -> Bool {
    func isSign(_ scalar: Unicode.Scalar?) -> Bool {
      scalar.map { !$0.properties.isAlphabetic && $0.properties.numericType == nil } ?? false
    }
    let head = self[..<index]
    let tail = self[self.index(after: index)...]
    if isSign(head.last { $0 != " " }), isSign(tail.first { $0 != " " }) { return true }
    let neighbors = [head.last, tail.first].filter { $0 != nil && $0 != " " }
    return neighbors.count == 1 && neighbors.allSatisfy(isSign)
  }

  /// Whether letters of two or more scripts stand alone, as examples of letters do.
  fileprivate var listsLetters: Bool {
    func isLetter(_ scalar: Unicode.Scalar?) -> Bool { scalar?.properties.isAlphabetic ?? false }
    let alone = indices.filter { index in
      isLetter(self[index]) && !isLetter(self[..<index].last) && !isLetter(self[self.index(after: index)...].first)
    }
    return Set(alone.compactMap { WritingSystem(of: self[$0]) }.filter { $0 != .latin }).count > 1
  }

  /// Returns whether a Greek letter has no Greek letter next to it, as symbols in science and units do.
  fileprivate func isSymbol(at index: Index) -> Bool {
    func isGreek(_ index: Index) -> Bool { (0x370...0x3FF).contains(self[index].value) }
    let next = self.index(after: index)
    return !(index > startIndex && isGreek(self.index(before: index))) && !(next < endIndex && isGreek(next))
  }
}

extension String {
  fileprivate var withoutLanguageNames: String {
    WrongScriptRule.languageNames.reduce(self) { text, name in
      text.replacingOccurrences(of: name, with: "", options: .caseInsensitive)
    }
  }
}

extension String {
  /// The first word of pinyin with the apostrophe that separates its syllables, as keyboards show it before the conversion:
  /// `nei'q`; nil if there is none.
  fileprivate var typedPinyin: Substring? {
    split { !($0.isASCII && $0.isLetter) && $0 != "'" }.first { word in
      guard let match = word.wholeMatch(of: /[a-z]+'([a-z]+)/) else { return false }
      // Contractions of English.
      return !["s", "t", "re", "ll", "ve", "d", "m"].contains(match.output.1)
    }
  }
}
