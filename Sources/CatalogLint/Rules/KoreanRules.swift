internal import AuthCopy

/// Finds a Korean particle in one shape after an argument.
struct BareParticleRule: Rule {
  let name = "bare-particle"
  let severity = Finding.Severity.warning
  let documentation = RuleDocumentation(
    whatItDoes: "Finds a Korean particle after an argument that fits only some of the words which may stand there.",
    whyIsThisBad: "카카오이, 네이버이: whoever passes another name gets broken Korean.",
    example: RuleDocumentation.Example(
      source: "Install {provider}", bad: "{provider}을 설치하세요", good: "{provider}을(를) 설치하세요"),
    howToMend: "Write the tolerant form: 이(가) 은(는) 을(를) 와(과) (으)로. AuthCopy prints the one that fits.")

  private static let tolerant = [
    "이": "이(가)", "가": "이(가)", "은": "은(는)", "는": "은(는)", "을": "을(를)", "를": "을(를)", "와": "와(과)", "과": "와(과)",
    "으로": "(으)로", "로": "(으)로",
  ]

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    file.language == "ko" ? .brace : []
  }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.features.contains(.brace), let nodes = entry.nodes else { return }
    check(nodes, entry, &findings)
  }

  private func check(_ nodes: [MessageNode], _ entry: EntryContext, _ findings: inout FindingList) {
    var end: Int?
    // How the branches end where an argument only chooses between words.
    var fixedEnds: Set<FinalSound> = []
    for node in nodes {
      switch node {
      case .literal(let text):
        if let end, !Self.fits(text, fixedEnds) { check(text, after: end, entry, &findings) }
        end = nil
      case .argument(let argument), .formatted(let argument, _):
        end = argument.range.upperBound
        fixedEnds = []
      case .plural(let argument, let style):
        for branch in style.branches { check(branch.nodes, entry, &findings) }
        end = argument.range.upperBound
        fixedEnds = Self.ends(of: style.branches.map(\.nodes))
      case .select(let argument, let branches):
        for branch in branches { check(branch.nodes, entry, &findings) }
        end = argument.range.upperBound
        fixedEnds = Self.ends(of: branches.map(\.nodes))
      case .choice, .pound: end = nil
      }
    }
  }

  /// How the branches end, where all of them end in Hangul; else nothing.
  private static func ends(of branches: [[MessageNode]]) -> Set<FinalSound> {
    var ends: Set<FinalSound> = []
    for branch in branches {
      guard case .literal(let text)? = branch.last, let last = text.unicodeScalars.last,
        let sound = FinalSound(ofSyllable: last)
      else { return [] }
      ends.insert(sound)
    }
    return ends
  }

  /// Whether a particle suits all the words that it may stand after.
  private static func fits(_ text: String, _ ends: Set<FinalSound>) -> Bool {
    !ends.isEmpty
      && ends.allSatisfy { sound in
        let (particles, direction) =
          switch sound {
          case .vowel: (["가", "는", "를", "와"], "로")
          case .rieul: (["이", "은", "을", "과"], "로")
          case .consonant: (["이", "은", "을", "과"], "으로")
          }
        return (particles + [direction]).contains(where: text.hasPrefix)
      }
  }

  private func check(_ text: String, after end: Int, _ entry: EntryContext, _ findings: inout FindingList) {
    // After most arguments stands a blank.
    if text.utf8.first == UInt8(ascii: " ") { return }
    // Quotes, brackets, bold marks and tags may stand between.
    var rest = text[...]
    while let first = rest.first, "'\"’”」』》〉)]*_`".contains(first) { rest.removeFirst() }
    if rest.hasPrefix("</"), let close = rest.firstIndex(of: ">") { rest = rest[rest.index(after: close)...] }
    let between = text[..<rest.startIndex].utf8.count
    guard let first = rest.first else { return }
    let particle = rest.hasPrefix("으로") ? "으로" : String(first)
    guard let tolerant = Self.tolerant[particle] else { return }
    // A particle ends a word; with a bracket or a slash it is in its tolerant form already.
    let next = rest.dropFirst(particle.count).first
    if let next, next.isLetter || next.isNumber || next == "(" || next == "/" { return }
    let start = end + between
    let spot = start..<start + particle.utf8.count
    let bytes = Array(entry.text.utf8)
    // Quoting inside the message may have moved the place.
    let isThere = spot.upperBound <= bytes.count && bytes[spot].elementsEqual(particle.utf8)
    findings.add(
      self, entry, at: isThere ? spot : end..<end, words(particle, tolerant, findings.language),
      fix: isThere ? tolerant : nil)
  }

  private func words(_ particle: String, _ tolerant: String, _ language: LintLanguage) -> String {
    language.say(
      en: "`\(particle)` fits only some of what may stand there: write `\(tolerant)`",
      ko: "`\(particle)`은(는) 앞말에 따라 틀릴 수 있습니다. `\(tolerant)`(으)로 쓰세요",
      ja: "「\(particle)」は前の語によっては誤りになります。「\(tolerant)」と書いてください")
  }
}

/// Finds sentences of another speech level than the rest of the file.
struct MixedRegisterRule: Rule {
  let name = "mixed-register"
  let severity = Finding.Severity.warning
  let documentation = RuleDocumentation(
    whatItDoes: """
      Finds sentences in another speech level than most of the file: 해요체 among 합니다체 in Korean, plain style among \
      です・ます in Japanese.
      """,
    whyIsThisBad: "An app that changes its tone from line to line sounds like several people.",
    example: nil,
    howToMend: "Write every sentence in the file's register; ~하세요 fits both of the Korean ones.")

  private enum Register { case formal, polite }

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    for file in set.files {
      let isKorean = file.language == "ko"
      guard isKorean || file.language == "ja" else { continue }
      var formal: [MessageEntry] = []
      var polite: [MessageEntry] = []
      for entry in file.entries {
        Self.forEachSentence(of: entry, isKorean) { _, register in
          if register == .formal { formal.append(entry) } else { polite.append(entry) }
        }
      }
      // Somebody else's catalog may be mixed on purpose or by halves: only strangers in a clear majority are told.
      let (strangers, minority) = formal.count >= polite.count ? (polite, Register.polite) : (formal, .formal)
      guard !strangers.isEmpty, set.isOwnCatalog || strangers.count * 20 <= max(formal.count, polite.count) else {
        continue
      }
      var last: MessageEntry?
      for entry in strangers where entry !== last {
        last = entry
        Self.forEachSentence(of: entry, isKorean) { sentence, register in
          guard register == minority else { return }
          let text = String(decoding: sentence, as: UTF8.self).trimmingSpaces
          findings.add(
            self, file, entry, at: entry.text.spot(of: text),
            words(register == .formal, isKorean, findings.language))
        }
      }
    }
  }

  /// The sentences of every branch that tell their register. Most messages have one way through them, and need no tree.
  private static func forEachSentence(
    of entry: MessageEntry, _ isKorean: Bool, _ body: (Slice<UnsafeBufferPointer<UInt8>>, Register) -> Void
  ) {
    guard !entry.features.isDisjoint(with: [.hangul, .kana]) else { return }
    var text = entry.text
    if entry.features.contains(.brace) {
      guard case .success(let nodes) = entry.parsed else { return }
      text = nodes.allText
    }
    text.withUTF8 { bytes in
      var start = 0
      var index = 0
      while index <= bytes.count {
        let length = index == bytes.count ? 1 : endLength(bytes, at: index)
        if length > 0 {
          let sentence = bytes[start..<index]
          if let register = register(sentence, isKorean) { body(sentence, register) }
          start = index + length
        }
        // Most of what is no end is a letter of three bytes.
        index += length > 0 ? length : bytes[index] < 0xE0 ? 1 : 3
      }
    }
  }

  /// How long the sign is that ends a sentence here; 0 when there is none.
  private static func endLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    switch bytes[index] {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "\n"): return 1
    case 0xE2, 0xE3, 0xEF:
      guard index + 2 < bytes.count else { return 0 }
      switch (bytes[index], bytes[index + 1], bytes[index + 2]) {
      // 。 … ！ ？
      case (0xE3, 0x80, 0x82), (0xE2, 0x80, 0xA6), (0xEF, 0xBC, 0x81), (0xEF, 0xBC, 0x9F): return 3
      default: return 0
      }
    default: return 0
    }
  }

  /// Told by the end of a sentence; nil for what ends otherwise, as titles and buttons do.
  private static func register(_ sentence: Slice<UnsafeBufferPointer<UInt8>>, _ isKorean: Bool) -> Register? {
    var end = sentence.endIndex
    while end > sentence.startIndex, isBracketOrBlank(sentence[end - 1]) { end -= 1 }
    let sentence = sentence[..<end]
    guard sentence.count >= 6, lastLetters[lastLetter(sentence)] else { return nil }
    let endings = isKorean ? koreanEndings : japaneseEndings
    guard let ending = endings.first(where: { sentence.suffix($0.bytes.count).elementsEqual($0.bytes) }) else {
      return nil
    }
    // A label such as 「である」 is no sentence.
    return !isKorean && ending.register == .formal && sentence.count < 21 ? nil : ending.register
  }

  private static func isBracketOrBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  /// Whether an ending has a last letter, by its last two bytes: most texts end in another, and need no closer look.
  private static let lastLetters = (koreanEndings + japaneseEndings).reduce(into: Array(repeating: false, count: 4_096))
  {
    $0[lastLetter($1.bytes[...])] = true
  }

  private static func lastLetter(_ text: some BidirectionalCollection<UInt8>) -> Int {
    text.suffix(2).reduce(0) { $0 << 6 | Int($1 & 0x3F) }
  }

  private static let koreanEndings: [(bytes: [UInt8], register: Register?)] =
    // ~하세요 and ~해 주세요 belong to both.
    [(Array("세요".utf8), nil)]
    + ["니다", "니까", "십시오"].map { (Array($0.utf8), .formal) }
    + ["어요", "아요", "해요", "예요", "에요", "돼요", "려요", "게요", "나요", "까요", "네요", "죠", "와요", "여요", "래요", "워요"]
    .map { (Array($0.utf8), .polite) }

  private static let japaneseEndings: [(bytes: [UInt8], register: Register?)] =
    ["です", "ます", "ません", "でした", "ました", "ください", "ましょう", "ですか", "ますか"].map { (Array($0.utf8), .polite) }
    + ["である", "だった", "ではない", "しろ", "せよ"].map { (Array($0.utf8), .formal) }

  private func words(_ isFormal: Bool, _ isKorean: Bool, _ language: LintLanguage) -> String {
    let found = isKorean ? (isFormal ? "합니다체" : "해요체") : (isFormal ? "である" : "です・ます")
    return language.say(
      en: "this sentence is in \(found), the rest of the file is not", ko: "이 문장만 \(found)입니다. 파일의 나머지와 맞추세요",
      ja: "この文だけ\(found)です。ファイルのほかの文に合わせてください")
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = unicodeScalars[...]
    while let first = text.first, first == " " { text.removeFirst() }
    while let last = text.last, last == " " { text.removeLast() }
    return String(text)
  }
}
