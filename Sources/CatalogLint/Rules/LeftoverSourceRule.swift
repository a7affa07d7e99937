internal import MessageFiles

/// Finds a text or clause in English, or a text in another language with Latin letters, unless it equals the source; the
/// `'s` of English after Chinese, Japanese or Korean; and English function words in a language with Latin letters.
struct LeftoverSourceRule: MessageRule {
  let name = "leftover-source"
  let severity = Finding.Severity.warning
  let isTriggeredBySource = false
  private static let whole: Diagnostic.ID = "leftover-source.whole"
  private static let part: Diagnostic.ID = "leftover-source.part"
  private static let otherLanguage: Diagnostic.ID = "leftover-source.other-language"
  private static let possessive: Diagnostic.ID = "leftover-source.possessive"
  let ids = [whole, part, otherLanguage, possessive]
  let example: RuleExample? = RuleExample(
    source: "Enter the code. It expires soon.", bad: "코드를 입력하세요. It expires soon.", good: "코드를 입력하세요. 곧 만료됩니다.")

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    file.isNeverWrittenInLatin
      ? file.scripts.isDisjoint(with: [.han, .hangul]) ? .latinWords : [.latinWords, .apostrophe, .escape]
      : file.isWrittenInLatin && file.language != "en"
        ? file.traits.functionWords.isEmpty ? .englishWord : [.englishWord, .latinWords] : []
  }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    if entry.features.contains(.latinWords), let range = entry.wholeSource {
      findings.add(
        self, Self.part, ["text": .text(String(entry.text.text(inUTF8: range)))], in: entry, at: range)
      return
    }
    if entry.file.isWrittenInLatin { return checkLatin(entry, &findings) }
    if !entry.features.isDisjoint(with: [.apostrophe, .escape]), let range = entry.text.englishPossessive {
      findings.add(
        self, Self.possessive, ["text": .text(String(entry.text.text(inUTF8: range)))], in: entry, at: range)
    }
    guard entry.features.contains(.latinWords), let source = entry.source, source.text != entry.text,
      let sourceFile = entry.sourceFile, let common = sourceFile.traits.commonWords,
      let prose = MaskedProse(entry.entry)
    else { return }
    let runs = EnglishRun.all(in: prose.bytes)
    if prose.hasOtherScript {
      guard let run = runs.first(where: { $0.isClause(common, of: source) && !$0.isQuoted(in: source) }),
        // A sample of a font.
        !entry.text.lowercased().contains("quick brown fox")
      else { return }
      findings.add(self, Self.part, ["text": .text(prose.text(run.range))], in: entry, at: run.range)
    } else {
      let words = runs.flatMap(\.words)
      let longWords = words.filter { $0.utf8.count > 2 }
      let longLowercaseWords = longWords.filter { word in word.utf8.first.map { $0 >= 0x61 } ?? false }
      // Names and titles have fewer words in lower case.
      let isSentence = words.count > 2 && longLowercaseWords.count > 2
      // A text in another language was pasted into the wrong file.
      let language = LanguageGuess.language(of: entry.text)
      if let language, language != sourceFile.language, entry.entry.form == nil, source.text != entry.text {
        findings.add(
          self, Self.otherLanguage, ["language": .text(language)], in: entry, at: 0..<entry.text.utf8.count)
        return
      }
      // English text whose letters differ from the source comes from an older source, unless a plural form, such as
      // i18next's zero form, is compared with another form.
      guard words.count > 1, entry.entry.form == nil,
        isSentence || words.contains(where: { $0.utf8.count > 1 && common.all.contains($0.lowercased()) }),
        prose.letters != MaskedProse(source)?.letters
      else { return }
      // Without enough English words, the language is not known.
      let isEnglish = words.count { common.all.contains($0.lowercased()) } * 4 >= words.count
      findings.add(
        self, isEnglish ? Self.whole : Self.otherLanguage, isEnglish ? [:] : ["language": .text("other")], in: entry,
        at: 0..<entry.text.utf8.count)
    }
  }

  /// Finds another language than the file's, and English by function words that only English has, in a language with
  /// Latin letters.
  private func checkLatin(_ entry: EntryContext, _ findings: inout FindingList) {
    if entry.features.contains(.latinWords), entry.entry.form == nil, let source = entry.source,
      source.text != entry.text, let language = LanguageGuess.language(of: entry.text, unlike: entry.file.language),
      language != entry.sourceFile?.language, language != "en",
      // The names of tags and arguments are no words.
      let prose = MaskedProse(entry.entry),
      LanguageGuess.language(of: prose.text(0..<prose.bytes.count), unlike: entry.file.language) == language
    {
      findings.add(self, Self.otherLanguage, ["language": .text(language)], in: entry, at: 0..<entry.text.utf8.count)
      return
    }
    guard entry.features.contains(.englishWord), entry.file.language != "en", let source = entry.source,
      source.text != entry.text, entry.entry.form == nil,
      let common = entry.sourceFile?.traits.commonWords, let prose = MaskedProse(entry.entry)
    else { return }
    let words = LatinWord.all(in: prose)
    let places = words.indices.filter { common.distinctWords.contains(words[$0].text) }
    guard !places.isEmpty else { return }
    let englishCount = words.count { common.all.contains($0.text.lowercased()) }
    if places.count > 1, englishCount * 3 >= words.count, prose.letters != MaskedProse(source)?.letters {
      findings.add(self, Self.whole, in: entry, at: 0..<entry.text.utf8.count)
      return
    }
    // In a name or a quotation, English is meant: a word beside it has a capital, or the source has the same words.
    let place = places.first { index in
      let neighbors = [index - 1, index + 1].filter(words.indices.contains).map { words[$0] }
      guard !words[index].isEnclosed, neighbors.allSatisfy({ !$0.beginsWithCapital && !$0.isEnclosed }) else {
        return false
      }
      if source.text.contains("\"\(words[index].text)\"") { return false }
      let range = words[max(0, index - 1)].range.lowerBound..<words[min(words.count - 1, index + 1)].range.upperBound
      let phrase = prose.text(range)
      return !source.text.contains(phrase) && !source.text.replacing("&", with: "and").contains(phrase)
    }
    guard let place else { return }
    findings.add(self, Self.part, ["text": .text(words[place].text)], in: entry, at: words[place].range)
  }
}

extension EntryContext {
  /// The range of the whole source before or after other words; nil if it is not there, or may be a name.
  fileprivate var wholeSource: Range<Int>? {
    guard let source = source?.text, let common = sourceFile?.traits.commonWords, file.language != sourceFile?.language,
      source.utf8.count > 7, text.utf8.count > source.utf8.count + 3, entry.form == nil
    else { return nil }
    let isAtStart = text.utf8.starts(with: source.utf8)
    guard isAtStart || text.utf8.reversed().starts(with: source.utf8.reversed()) else { return nil }
    let length = source.utf8.count
    let rest = isAtStart ? text.utf8.dropFirst(length) : text.utf8.dropLast(length)
    guard let neighbor = isAtStart ? rest.first : rest.last, " \n(".utf8.contains(neighbor) else { return nil }
    // A name or a title has hardly any word in small letters.
    let words = source.split { !$0.isLetter }
    guard words.count > 2, words.count(where: { $0.utf8.count > 2 && $0.utf8.allSatisfy(\.isLowercaseLetter) }) > 1,
      words.contains(where: { common.all.contains($0.lowercased()) }),
      String(Substring(rest)).split(whereSeparator: { !$0.isLetter }).contains(where: { $0.count > 1 })
    else { return nil }
    return isAtStart ? 0..<length : text.utf8.count - length..<text.utf8.count
  }
}

/// A word of a text in Latin letters.
private struct LatinWord {
  let text: String
  let range: Range<Int>
  /// Whether a quotation mark, bracket, hyphen or other sign touches the word.
  let isEnclosed: Bool

  var beginsWithCapital: Bool { text.first?.isUppercase ?? false }

  /// Returns all words of a text that consist of letters, including accented ones.
  static func all(in prose: MaskedProse) -> [LatinWord] {
    var words: [LatinWord] = []
    var index = 0
    while index < prose.bytes.count {
      guard prose.bytes[index] > 0x20 else {
        index += 1
        continue
      }
      let end = prose.bytes[index...].firstIndex { $0 <= 0x20 } ?? prose.bytes.count
      var range = index..<end
      index = end
      let isLetter: (UInt8) -> Bool = { $0.isLetter || $0 >= 0x80 }
      // Punctuation may follow a word.
      while let last = prose.bytes[range].last, ",.:;!?".utf8.contains(last) {
        range = range.lowerBound..<range.upperBound - 1
      }
      if range.isEmpty { continue }
      words.append(
        LatinWord(
          text: prose.text(range), range: range, isEnclosed: !prose.bytes[range].allSatisfy(isLetter)))
    }
    return words
  }
}

/// A run of consecutive English words.
private struct EnglishRun {
  private(set) var words: [String] = []
  private(set) var range: Range<Int>
  /// Whether the run begins after a quotation mark or bracket, as a name or a label does.
  private(set) var isEnclosed: Bool

  /// Returns whether the words are at least a clause, rather than a name, a title or a term.
  ///
  /// After a bracket, only a sentence of the source is one.
  func isClause(_ common: CommonWords, of source: MessageEntry) -> Bool {
    let lowercaseWords = words.filter { word in
      word.utf8.first.map { $0 >= 0x61 } ?? false && !common.titleWords.contains(word)
    }
    let grammarWords = Set(words.map { $0.lowercased() }).intersection(common.functionWords)
    let hasGrammar =
      !grammarWords.subtracting(common.titleWords).isEmpty || (words.count > 4 && !grammarWords.isEmpty)
    let isSentence = words.count > 4 && source.text.contains("(\(words.joined(separator: " "))")
    return (!isEnclosed || isSentence) && words.count > 2 && lowercaseWords.count > 1 && hasGrammar
  }

  /// Returns whether the source quotes the words, so that they are a label or an example.
  func isQuoted(in source: MessageEntry) -> Bool {
    let text = source.text
    let found = text.range(ofText: words.joined(separator: " "))
    guard found.lowerBound > 0 else { return false }
    let bytes = Array(text.utf8)
    if words.count > 4, bytes[found.lowerBound - 1] == UInt8(ascii: "(") { return false }
    return Self.hasOpeningMark(bytes, before: found.lowerBound)
      || bytes[..<found.lowerBound].count { $0 == UInt8(ascii: "\"") } % 2 == 1
  }

  /// Returns whether an opening quotation mark or bracket ends before an index.
  private static func hasOpeningMark(_ bytes: [UInt8], before index: Int) -> Bool {
    if index > 2, bytes[index - 1] >= 0x80 {
      return ["“", "”", "„", "‘", "’", "「", "『", "（", "《"].contains { bytes[..<index].suffix(3).elementsEqual($0.utf8) }
        || bytes[..<index].suffix(2).elementsEqual("«".utf8)
    }
    return index > 0 && "\"'([".utf8.contains(bytes[index - 1])
  }

  /// Returns all runs in a text.
  ///
  /// Words with accented letters, and parts of names, paths and numbers, belong to no run.
  static func all(in bytes: [UInt8]) -> [EnglishRun] {
    var runs: [EnglishRun] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index].isLetter, index == 0 || !isJoined(bytes[index - 1]),
        !hasAccentedLetter(bytes, before: index)
      else {
        index += 1
        continue
      }
      var end = index
      while end < bytes.count, bytes[end].isLetter || isApostrophe(bytes, at: end) { end += 1 }
      if end < bytes.count,
        isJoined(bytes[end]) || isAccentedLetter(bytes, at: end)
          || (bytes[end] == UInt8(ascii: ".") && end + 1 < bytes.count && bytes[end + 1].isLetter)
      {
        index = end + 1
        continue
      }
      let word = String(decoding: bytes[index..<end], as: UTF8.self)
      let isEnclosed = hasOpeningMark(bytes, before: index)
      if let last = runs.last, continues(bytes[last.range.upperBound..<index]) {
        runs[runs.count - 1].words.append(word)
        runs[runs.count - 1].range = last.range.lowerBound..<end
      } else {
        runs.append(EnglishRun(words: [word], range: index..<end, isEnclosed: isEnclosed))
      }
      index = end
    }
    return runs
  }

  /// Returns whether the words before and after a gap are in the same run.
  private static func continues(_ gap: ArraySlice<UInt8>) -> Bool { gap.elementsEqual(" ".utf8) }

  /// Returns whether a byte next to a word makes the word part of a name, a path or a number.
  private static func isJoined(_ byte: UInt8) -> Bool { byte.isLetterOrDigit || "_/@-\\".utf8.contains(byte) }

  /// Returns whether an accented Latin letter, such as ê, begins at an index: an English word has none.
  private static func isAccentedLetter(_ bytes: [UInt8], at index: Int) -> Bool {
    index < bytes.count && (0xC3...0xC9).contains(bytes[index])
  }

  /// Returns whether an accented Latin letter ends before an index.
  private static func hasAccentedLetter(_ bytes: [UInt8], before index: Int) -> Bool {
    index > 1 && bytes[index - 1] >= 0x80 && (0xC3...0xC9).contains(bytes[index - 2])
  }

  private static func isApostrophe(_ bytes: [UInt8], at index: Int) -> Bool {
    bytes[index] == UInt8(ascii: "'") && index + 1 < bytes.count && bytes[index + 1].isLetter && index > 0
      && bytes[index - 1].isLetter
  }
}

extension MaskedProse {
  /// Whether the text has a letter of a script other than Latin.
  fileprivate var hasOtherScript: Bool {
    scalars.contains { $0.scalar.value > 0x24F && $0.scalar.properties.isAlphabetic }
  }

  /// Only the ASCII letters, in lower case, without an access key in brackets: `(_F)`.
  fileprivate var letters: [UInt8] {
    bytes.indices.lazy.filter { index in
      let isKey = index > 1 && bytes[index - 2] == UInt8(ascii: "(") && "_&".utf8.contains(bytes[index - 1])
      return bytes[index].isLetter && !isKey
    }.map { bytes[$0] | 0x20 }
  }
}

extension String {
  /// The range of the `'s` of English after a character of Chinese, Japanese or Korean, in UTF-8 bytes; nil if there is
  /// none.
  fileprivate var englishPossessive: Range<Int>? {
    let bytes = Array(utf8)
    let letter = UInt8(ascii: "s")
    return bytes.indices.dropFirst(4).first { index in
      guard bytes[index] == letter, index + 1 == bytes.count || !bytes[index + 1].isLetterOrDigit else { return false }
      return Self.apostrophes.contains { apostrophe in
        let start = index - apostrophe.count
        // Each character of these scripts has three bytes.
        return start >= 3 && (0xE3...0xED).contains(bytes[start - 3])
          && bytes[start..<index].elementsEqual(apostrophe)
      }
    }.map { index in
      let start = bytes[..<index].lastIndex { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "'") }
      return (start ?? index)..<index + 1
    }
  }

  private static let apostrophes = ["'", "&#39;", "&apos;"].map { Array($0.utf8) }
}
