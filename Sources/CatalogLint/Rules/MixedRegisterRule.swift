internal import MessageFiles

/// Finds sentences in a different speech level than the rest of the file.
struct MixedRegisterRule: SetRule {
  let name = "mixed-register"
  let severity = Finding.Severity.warning
  /// The speech levels: in Korean, 합니다체 and 해요체; in Japanese, である and です・ます.
  private enum Register { case formal, polite }

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    for file in set.files {
      let isKorean = file.language == "ko"
      guard isKorean || file.language == "ja" else { continue }
      var formal: [Int] = []
      var polite: [Int] = []
      for (index, entry) in file.entries.enumerated() {
        Self.forEachSentence(of: entry, isKorean) { _, register in
          if register == .formal { formal.append(index) } else { polite.append(index) }
        }
      }
      // Other projects may mix registers on purpose, so their sentences are reported only when the minority is clear:
      // at most one for twenty of the majority.
      let (minorityIndices, minority) = formal.count >= polite.count ? (polite, Register.polite) : (formal, .formal)
      guard !minorityIndices.isEmpty,
        set.isCatalog || minorityIndices.count * 20 <= max(formal.count, polite.count)
      else {
        continue
      }
      // The index of a message is repeated for each of its sentences.
      var previousIndex: Int?
      for index in minorityIndices where index != previousIndex {
        previousIndex = index
        let entry = file.entries[index]
        Self.forEachSentence(of: entry, isKorean) { sentence, register in
          guard register == minority else { return }
          let text = String(decoding: sentence, as: UTF8.self).trimmingSpaces
          findings.add(
            self, nil, ["register": .text(Self.name(of: register, isKorean))], in: entry, of: file,
            at: entry.text.range(ofText: text))
        }
      }
    }
  }

  private static func name(of register: Register, _ isKorean: Bool) -> String {
    switch register {
    case .formal: isKorean ? "합니다체" : "である"
    case .polite: isKorean ? "해요체" : "です・ます"
    }
  }

  /// Calls `body` for each sentence with a recognized register, in every branch.
  private static func forEachSentence(
    of entry: MessageEntry, _ isKorean: Bool, _ body: (Slice<UnsafeBufferPointer<UInt8>>, Register) -> Void
  ) {
    guard !entry.features.isDisjoint(with: [.hangul, .kana]) else { return }
    var text = entry.text
    // A message without braces need not be parsed.
    if entry.features.contains(.brace) {
      guard let nodes = entry.nodes else { return }
      text = nodes.allText
    }
    text.withUTF8 { bytes in
      var start = 0
      var index = 0
      while index <= bytes.count {
        // Most letters have three bytes and do not end a sentence.
        if index < bytes.count, (0xE4...0xED).contains(bytes[index]) {
          index += 3
          continue
        }
        let length = index == bytes.count ? 1 : endLength(bytes, at: index)
        if length > 0 {
          let sentence = bytes[start..<index]
          // A Japanese label may end like a である sentence, 「公開ではない」, but without punctuation.
          if let register = register(sentence, isKorean), isKorean || register == .polite || index < bytes.count {
            body(sentence, register)
          }
          start = index + length
        }
        index += length > 0 ? length : (bytes[index] < 0xE0 ? 1 : 3)
      }
    }
  }

  /// Returns the length of the punctuation that ends a sentence here, in bytes; 0 when there is none.
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

  /// Returns the register that the end of a sentence shows; nil for other ends, such as those of titles and buttons.
  private static func register(_ sentence: Slice<UnsafeBufferPointer<UInt8>>, _ isKorean: Bool) -> Register? {
    var end = sentence.endIndex
    while end > sentence.startIndex, isClosingMarkOrBlank(sentence[end - 1]) { end -= 1 }
    let sentence = sentence[..<end]
    guard sentence.count >= 6 else { return nil }
    let endings = (isKorean ? koreanEndings : japaneseEndings)[lastLetterIndex(sentence)]
    guard let ending = endings.first(where: { sentence.suffix($0.bytes.count).elementsEqual($0.bytes) }) else {
      return nil
    }
    // A Japanese text of fewer than seven letters, such as 「である」, is a label and not a sentence.
    return !isKorean && ending.register == .formal && sentence.count < 21 ? nil : ending.register
  }

  private static func isClosingMarkOrBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  /// The end of a sentence, and the register that it shows; nil if it shows none.
  private typealias Ending = (bytes: [UInt8], register: Register?)

  /// Returns the endings by their last letters, for speed: most sentences end in another letter.
  private static func byLastLetter(_ endings: [Ending]) -> [[Ending]] {
    endings.reduce(into: Array(repeating: [], count: 4_096)) { $0[lastLetterIndex($1.bytes[...])].append($1) }
  }

  /// Returns an index below 4,096 for the last letter: the low six bits of each of its last two bytes.
  private static func lastLetterIndex(_ text: some BidirectionalCollection<UInt8>) -> Int {
    text.suffix(2).reduce(0) { $0 << 6 | Int($1 & 0x3F) }
  }

  private static let koreanEndings = byLastLetter(
    // ~하세요, ~해 주세요 and the questions ~나요, ~까요, ~가요 and ~시겠어요 are used in both registers; 좋아요 and 싫어요 are names of
    // buttons.
    ["세요", "나요", "까요", "가요", "시겠어요", "좋아요", "싫어요"].map { (Array($0.utf8), nil) }
      + ["니다", "니까", "십시오"].map { (Array($0.utf8), .formal) }
      + ["어요", "아요", "해요", "예요", "에요", "돼요", "려요", "게요", "네요", "죠", "와요", "여요", "래요", "워요"]
      .map { (Array($0.utf8), .polite) })

  private static let japaneseEndings = byLastLetter(
    ["です", "ます", "ません", "でした", "ました", "ください", "ましょう", "ですか", "ますか"].map { (Array($0.utf8), .polite) }
      + ["である", "だった", "ではない", "しろ", "せよ"].map { (Array($0.utf8), .formal) })
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = unicodeScalars[...]
    while let first = text.first, first == " " { text.removeFirst() }
    while let last = text.last, last == " " { text.removeLast() }
    return String(text)
  }
}
