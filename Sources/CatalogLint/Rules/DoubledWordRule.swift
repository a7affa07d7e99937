internal import MessageFiles

/// Finds a word, particle or ending that is written twice in a row.
struct DoubledWordRule: MessageRule {
  let name = "doubled-word"
  let severity = Finding.Severity.warning
  let fixes = FixKind.suggested
  let isTriggeredBySource = false
  let example: RuleExample? = RuleExample(
    source: "First, scan the code", bad: "가장 먼저 먼저 코드를 스캔하세요", good: "가장 먼저 코드를 스캔하세요")

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    guard !file.isSource, let language = Self.languages[file.language] else { return [] }
    return language.repetitions.isEmpty ? .doubledWord : [.doubledWord, .doubledLetter]
  }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard !entry.features.isDisjoint(with: triggers(in: entry.file, entry.options)),
      let language = Self.languages[entry.language], entry.text != entry.source?.text,
      let prose = MaskedProse(entry.entry)
    else { return }
    let repetitions = entry.features.contains(.doubledLetter) ? language.repetitions : []
    let secondWord = prose.doubledWord(except: language.allowedWords)
    guard let range = secondWord ?? prose.repetition(repetitions),
      // If the source doubles a word, the translation may double one too.
      entry.source.flatMap({ MaskedProse($0) })?.doubledWord(except: []) == nil,
      !(entry.source?.text.repeatsWord ?? false)
    else { return }
    // The fix removes the second word and the space before it, or the second half of the repetition.
    let removedRange = secondWord.map { $0.lowerBound - 1..<$0.upperBound } ?? prose.secondHalf(of: range)
    findings.add(
      self, nil, ["text": .text(prose.text(range))], in: entry, at: range,
      fix: removedRange.flatMap { entry.file.fix(entry.entry, $0, with: "", isSafe: false) })
  }

  /// A repetition that is a mistake, apart from exceptions.
  fileprivate struct Repetition {
    /// The doubled text, such as `をを`.
    let text: String
    /// Letters before the text that make it correct, because they form a word with its first half: `가을을`.
    var exceptAfter = ""
    /// Whether the text is a doubled ending, which a letter has to precede.
    var isEnding = false
    /// Whether hiragana after the text makes it correct: a longer word may begin with the text.
    var notBeforeHiragana = false
  }

  private struct Language {
    /// The words that the language doubles on purpose, in lower case.
    var allowedWords: Set<String> = []
    /// The repetitions inside words that are mistakes.
    var repetitions: [Repetition] = []
  }

  /// The languages that the rule checks.
  private static let languages: [String: Language] = [
    "ar": Language(allowedWords: ["جدا", "شيئا", "قليلا", "واحدا", "يوما"]),
    "de": Language(allowedWords: ["das", "dem", "den", "der", "die", "ihr", "sie", "was"]),
    "en": Language(allowedWords: ["bye", "had", "no", "that", "very"]),
    "es": Language(allowedWords: ["no", "nos", "se"]),
    "fi": Language(allowedWords: ["hyvin"]),
    "fr": Language(allowedWords: ["nous", "se", "vous"]),
    "he": Language(allowedWords: ["אחד", "אט", "ימים", "לאט", "מאוד", "רגע"]),
    "id": Language(allowedWords: [
      "anak", "apa", "baru", "benar", "berulang", "dua", "hal", "hari", "hati", "kadang", "kata", "kira", "lain",
      "lambat", "laki", "macam", "masing", "mata", "mudah", "pelan", "rata", "sama", "satu", "sering", "siapa", "tiap",
      "tiba", "undang",
    ]),
    "ja": Language(
      allowedWords: ["とても"],
      repetitions: [
        Repetition(text: "をを", notBeforeHiragana: true), Repetition(text: "がが", notBeforeHiragana: true),
        Repetition(text: "のの", exceptAfter: "も", notBeforeHiragana: true),
        Repetition(text: "にに", exceptAfter: "な", notBeforeHiragana: true),
        Repetition(text: "はは", notBeforeHiragana: true),
        Repetition(text: "でで", exceptAfter: "ま", notBeforeHiragana: true),
        Repetition(text: "ですです", isEnding: true), Repetition(text: "ますます。", isEnding: true),
      ]),
    "kn": Language(allowedWords: ["ಬೇರೆ", "ಮತ್ತೆ", "ಸಣ್ಣ", "ದೊಡ್ಡ", "ಹೊಸ"]),
    "ko": Language(
      allowedWords: [
        "계속", "고루", "너무", "하나", "하루", "빨리", "조금", "정말", "매우", "아주", "진짜", "가끔", "따로", "서로", "차근", "점점", "하하", "구석",
        "방울", "골고루", "파삭", "바삭", "반짝", "두근", "깜빡", "흔들", "살금", "소곤", "쿵쿵",
      ],
      repetitions: [
        Repetition(text: "을을", exceptAfter: "가갑개고노마", isEnding: true), Repetition(text: "를를", isEnding: true),
        Repetition(text: "는는", isEnding: true), Repetition(text: "에에", exceptAfter: "기", isEnding: true),
        Repetition(text: "에서에서", isEnding: true), Repetition(text: "으로으로", isEnding: true),
        Repetition(text: "까지까지", isEnding: true), Repetition(text: "부터부터", isEnding: true),
        Repetition(text: "에게에게", isEnding: true), Repetition(text: "니다니다", isEnding: true),
        Repetition(text: "세요세요", isEnding: true),
      ]
        // The verb ending 하 is doubled, unless the first 하 belongs to a noun, as in 낙하하세요.
        + ["하하세요", "하하여", "하하고", "하하지", "하하는", "하하면"].map {
          Repetition(text: $0, exceptAfter: "강격귀급낙냉부비상영완이인저전지천추축치투파폐하", isEnding: true)
        }),
    "nl": Language(allowedWords: ["die", "heel", "je", "u", "we", "ze"]),
    "pl": Language(allowedWords: ["bardzo", "ledwo"]),
    "pt": Language(allowedWords: ["bem", "não", "se"]),
    "ru": Language(allowedWords: ["да", "еле", "нет", "очень", "чуть"]),
    "sv": Language(allowedWords: ["den", "det", "om", "som"]),
    "tr": Language(allowedWords: [
      "adım", "ard", "arka", "ayrı", "başka", "bile", "birer", "bol", "böyle", "bütün", "çabuk", "çeşit", "derin",
      "farklı", "gece", "gizli", "gün", "güzel", "hızlı", "iki", "ince", "kat", "kısa", "kısım", "koca", "küçük",
      "kolay", "parça", "peş", "renk", "sabah", "sessiz", "sık", "sıra", "sıcak", "tane", "tek", "uzun", "uslu", "yan",
      "yavaş", "yer", "yeni", "zaman",
    ]),
    "uk": Language(allowedWords: ["дуже", "ледь", "ні", "так"]),
    "vi": Language(allowedWords: [
      "ai", "chung", "dần", "dẫn", "đâu", "đều", "đôi", "đời", "gần", "gì", "hay", "hoài", "lâu", "luôn", "mãi", "mau",
      "nào",
      "ngày", "người", "nhanh", "nhiều", "năm", "nơi", "nhẹ", "rất", "riêng", "suốt", "sớm", "tại", "tháng", "thường",
      "từ",
      "từng", "tương", "vừa", "xa", "xanh",
    ]),
    "zh": Language(
      repetitions: [
        Repetition(text: "的的", exceptAfter: "目"), Repetition(text: "您您"), Repetition(text: "您的您的"),
        Repetition(text: "我们我们"),
        Repetition(text: "我們我們"), Repetition(text: "无法无法"), Repetition(text: "無法無法"), Repetition(text: "没有没有"),
        Repetition(text: "沒有沒有"), Repetition(text: "如果如果"), Repetition(text: "已经已经"), Repetition(text: "已經已經"),
      ]),
  ]
}

extension String {
  /// Whether the text repeats a word around a preposition: `neighbors of neighbors`.
  fileprivate var repeatsWord: Bool {
    let words = lowercased().split { !$0.isLetter }
    return words.indices.dropFirst(2).contains {
      words[$0] == words[$0 - 2] && words[$0].count > 3 && ["by", "for", "in", "of", "to"].contains(words[$0 - 1])
    }
  }
}

extension MaskedProse {
  /// Returns the range of the second of two equal words in a row; nil if there are none.
  ///
  /// - Parameter allowedWords: the words that may be doubled, in lower case.
  fileprivate func doubledWord(except allowedWords: Set<String>) -> Range<Int>? {
    // The word before, if a space follows it.
    var last: Range<Int>?
    var index = 0
    while index < bytes.count {
      let end = bytes[index...].firstIndex { $0 <= 0x20 } ?? bytes.count
      var word = index..<end
      let isFollowedBySpace = end < bytes.count && bytes[end] == 0x20
      index = end + 1
      let previousWord = last
      last = isFollowedBySpace ? word : nil
      guard let first = previousWord else { continue }
      // A full stop or comma may follow the second word.
      if word.count > first.count, bytes[word].starts(with: bytes[first], by: Self.isSame) {
        let rest = text(word.lowerBound + first.count..<word.upperBound)
        guard rest.allSatisfy({ ".,!?:;。、！？".contains($0) }) else { continue }
        word = word.lowerBound..<word.lowerBound + first.count
      }
      guard bytes[word].elementsEqual(bytes[first], by: Self.isSame) else { continue }
      let text = text(word)
      guard text.unicodeScalars.count > 1, text.unicodeScalars.allSatisfy(\.properties.isAlphabetic),
        !allowedWords.contains(text.lowercased())
      else { continue }
      return word
    }
    return nil
  }

  /// Returns whether two bytes are equal, ignoring the case of ASCII letters.
  private static func isSame(_ first: UInt8, _ second: UInt8) -> Bool {
    first == second || (first.isLetter && first | 0x20 == second | 0x20)
  }

  /// Returns the second half of a range; nil if it differs from the first half.
  fileprivate func secondHalf(of range: Range<Int>) -> Range<Int>? {
    let middle = range.lowerBound + range.count / 2
    return bytes[range.lowerBound..<middle].elementsEqual(bytes[middle..<range.upperBound])
      ? middle..<range.upperBound : nil
  }

  /// Returns the range of the first repetition that is a mistake; nil if there is none.
  fileprivate func repetition(_ repetitions: [DoubledWordRule.Repetition]) -> Range<Int>? {
    for repetition in repetitions {
      guard let range = bytes.firstRange(ofUTF8: repetition.text) else { continue }
      let previous = text(0..<range.lowerBound).unicodeScalars.last
      let next = text(range.upperBound..<bytes.count).unicodeScalars.first
      if let previous, repetition.exceptAfter.unicodeScalars.contains(previous) { continue }
      if repetition.isEnding, !(previous?.properties.isAlphabetic ?? false) { continue }
      if repetition.notBeforeHiragana, let next, (0x3041...0x309F).contains(next.value) { continue }
      return range
    }
    return nil
  }
}
