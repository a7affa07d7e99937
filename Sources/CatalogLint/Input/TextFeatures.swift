internal import MessageFiles

/// Features of a text, found in one pass over its bytes.
///
/// A rule checks only messages that have at least one of its triggers.
struct TextFeatures: OptionSet, Sendable {
  let rawValue: UInt64

  /// A brace, or an argument in a dialect without braces.
  static let brace = TextFeatures(rawValue: 1 << 0)
  static let apostrophe = TextFeatures(rawValue: 1 << 1)
  static let percent = TextFeatures(rawValue: 1 << 2)
  /// The start of a placeholder of another dialect: `${` or `{{`.
  static let foreignBrace = TextFeatures(rawValue: 1 << 3)
  static let angle = TextFeatures(rawValue: 1 << 4)
  /// Part of an address: `://`, `www.` or `@`.
  static let address = TextFeatures(rawValue: 1 << 5)
  /// An `&` or a backslash.
  static let escape = TextFeatures(rawValue: 1 << 6)
  /// The middle of a Markdown link: `](`.
  static let link = TextFeatures(rawValue: 1 << 7)
  /// A colon after the `t` of `javascript`, or before the `t` of `text/html`.
  static let scheme = TextFeatures(rawValue: 1 << 8)
  static let control = TextFeatures(rawValue: 1 << 9)
  /// Latin letters with diacritics, and other characters of Windows-1252.
  static let latin = TextFeatures(rawValue: 1 << 10)
  static let greek = TextFeatures(rawValue: 1 << 11)
  static let cyrillic = TextFeatures(rawValue: 1 << 12)
  static let thai = TextFeatures(rawValue: 1 << 13)
  static let kana = TextFeatures(rawValue: 1 << 14)
  static let halfKana = TextFeatures(rawValue: 1 << 15)
  static let han = TextFeatures(rawValue: 1 << 16)
  static let hangul = TextFeatures(rawValue: 1 << 17)
  static let replacement = TextFeatures(rawValue: 1 << 18)
  /// There may be an invisible character.
  static let invisible = TextFeatures(rawValue: 1 << 19)
  /// Normalization may change the text.
  static let decomposed = TextFeatures(rawValue: 1 << 20)
  /// There may be white space at the start or end.
  static let edgeSpace = TextFeatures(rawValue: 1 << 21)
  static let newline = TextFeatures(rawValue: 1 << 22)
  /// Traces of UTF-8 read in the wrong encoding: a question mark before a letter (CP949), 縺, 繧 or 繝 (Shift_JIS).
  static let misread = TextFeatures(rawValue: 1 << 23)
  /// The feature that every message has.
  static let any = TextFeatures(rawValue: 1 << 24)
  /// A full-width brace: `｛` or `｝`.
  static let fullWidthBrace = TextFeatures(rawValue: 1 << 25)
  /// The text is empty.
  static let empty = TextFeatures(rawValue: 1 << 26)
  /// The translation equals the source's text; set only for pairs.
  static let sameAsSource = TextFeatures(rawValue: 1 << 27)
  /// A plural, select or choice; found in the tree.
  static let branches = TextFeatures(rawValue: 1 << 28)
  /// A number or date, possibly in a branch; found in the tree.
  static let formats = TextFeatures(rawValue: 1 << 29)
  /// The message does not parse.
  static let invalid = TextFeatures(rawValue: 1 << 30)
  /// A bracket or a double quotation mark that has a partner.
  static let bracket = TextFeatures(rawValue: 1 << 32)
  static let digit = TextFeatures(rawValue: 1 << 33)
  /// Two spaces in a row.
  static let doubleSpace = TextFeatures(rawValue: 1 << 34)
  /// A space between two Latin letters.
  static let latinWords = TextFeatures(rawValue: 1 << 35)
  /// A `.`, `,`, `!` or `?` after a character outside of ASCII.
  static let narrowPunctuation = TextFeatures(rawValue: 1 << 36)
  /// Chinese and Japanese punctuation: `。`, `、`, `，`, `！`, `？`, `：`, `；`.
  static let widePunctuation = TextFeatures(rawValue: 1 << 37)
  /// The two words around a space may be the same.
  static let doubledWord = TextFeatures(rawValue: 1 << 38)
  /// Repeated kana, Han or Hangul, 하하, ですです, or a small Latin letter three times in a row.
  static let doubledLetter = TextFeatures(rawValue: 1 << 39)
  /// A character of Windows-1252 whose byte begins a UTF-8 sequence, before one whose byte continues it: `Ã¤`, `â€`.
  static let misreadLatin = TextFeatures(rawValue: 1 << 40)
  /// Two hyphens or an underscore, as in options and constants: `--dry-run`, `MAX_SIZE`.
  static let technicalName = TextFeatures(rawValue: 1 << 41)
  /// A colon before a letter, and not after one: `:name`.
  static let colonName = TextFeatures(rawValue: 1 << 42)
  /// A sign of punctuation twice in a row.
  static let doubledSign = TextFeatures(rawValue: 1 << 43)
  /// A capital letter after a small one, and before another character: `GitHub`.
  static let innerCapital = TextFeatures(rawValue: 1 << 44)
  /// The Korean particle 를 or 으로 after a syllable that it does not fit.
  static let wrongParticle = TextFeatures(rawValue: 1 << 45)
  /// A Han character that only Simplified Chinese and maybe Japanese have.
  static let simplified = TextFeatures(rawValue: 1 << 46)
  /// A Han character that only Simplified Chinese has.
  static let simplifiedNotJapanese = TextFeatures(rawValue: 1 << 47)
  /// A Han character that Simplified Chinese does not have.
  static let traditional = TextFeatures(rawValue: 1 << 48)
  /// The whole text consists of signs that replace lost or missing letters, `??`, `_`, `--`, or is a single letter.
  static let signs = TextFeatures(rawValue: 1 << 49)
  /// The text may begin with a note, such as `TODO:`, a bullet or `one=`, or may be `undefined` or `null`.
  static let note = TextFeatures(rawValue: 1 << 50)
  /// A space after a sign that usually has none after it, such as `$`, `/` or a quotation mark.
  static let spacedSign = TextFeatures(rawValue: 1 << 51)
  /// A question mark before a small letter, between spaces, or beside another one.
  static let innerQuestionMark = TextFeatures(rawValue: 1 << 52)
  /// A small Latin letter directly after kana, Han or Hangul.
  static let joinedLatin = TextFeatures(rawValue: 1 << 53)
  /// Two full stops and a slash, as in a relative address.
  static let path = TextFeatures(rawValue: 1 << 55)
  /// A full stop between Latin letters, as in keys: `menu.open`.
  static let dottedName = TextFeatures(rawValue: 1 << 56)
  /// A word before a space that may be a function word of English, such as `the`.
  static let englishWord = TextFeatures(rawValue: 1 << 57)
  /// Two asterisks, as around bold text in Markdown.
  static let bold = TextFeatures(rawValue: 1 << 58)
  /// The end of a sentence between a small letter and a capital: `Saved.Close`.
  static let joinedSentence = TextFeatures(rawValue: 1 << 59)
  /// Katakana beside hiragana or Han in what may be one word.
  static let mixedKana = TextFeatures(rawValue: 1 << 60)
  /// A space before a full stop, comma, colon or mark of Chinese and Japanese.
  static let spacedPunctuation = TextFeatures(rawValue: 1 << 61)
  /// A letter of U+0100 to U+017F, most of them of Central Europe.
  static let extendedLatin = TextFeatures(rawValue: 1 << 63)
  /// A middle dot: `·`.
  static let middleDot = TextFeatures(rawValue: 1 << 62)
  /// A quotation mark of ASCII or a grave accent.
  static let quote = TextFeatures(rawValue: 1 << 54)
  /// Marks a byte whose meaning depends on its neighbors; never part of a text's features.
  private static let pairing = TextFeatures(rawValue: 1 << 31)

  init(rawValue: UInt64) { self.rawValue = rawValue }

  init(_ text: String) {
    var text = text
    self = text.withUTF8(TextFeatures.init(bytes:))
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    let ascii = Self.ascii
    var found: TextFeatures = bytes.isEmpty ? [.any, .empty] : .any
    var index = 0
    var wordStart = 0
    let count = bytes.count
    while index < count {
      let byte = bytes[index]
      if byte < 0x80 {
        let features = ascii[Int(byte)]
        found.formUnion(Self.isTripled(bytes, at: index) ? features.union(.doubledLetter) : features)
        if features.contains(.pairing), index + 1 < count {
          if byte == 0x20 {
            found.formUnion(Self.space(bytes, at: index, wordStart))
            wordStart = index + 1
          } else {
            // The text of a branch starts with a word: `{the the}`.
            if byte == UInt8(ascii: "{") { wordStart = index + 1 }
            found.formUnion(Self.pair(byte, bytes[index + 1], index > 0 ? bytes[index - 1] : 0))
          }
        }
        index += 1
      } else {
        let second = index + 1 < count ? bytes[index + 1] : 0
        let third = index + 2 < count ? bytes[index + 2] : 0
        found.formUnion(Self.nonASCII(byte, second, third))
        // Chinese, Japanese and Korean characters have three bytes.
        if index + 3 < count {
          if bytes[index + 3] < 0x40 {
            found.formUnion(Self.punctuation(bytes[index + 3]))
          } else if byte >= 0xE3, bytes[index + 3].isLowercaseLetter {
            found.insert(.joinedLatin)
          }
        }
        // Comparing the last bytes of the characters rules out most pairs.
        if index >= 3, third == bytes[index - 1] || (index >= 9 && third == bytes[index - 4]),
          Self.isRepeated(bytes, at: index)
        {
          found.insert(.doubledLetter)
        }
        if byte == 0xE3, Self.isMixedKana(bytes, at: index) { found.insert(.mixedKana) }
        if third == 0xBC, Self.isWrongParticle(bytes, at: index) { found.insert(.wrongParticle) }
        index += byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      }
    }
    if Self.consistsOfSigns(bytes) { found.insert(.signs) }
    if Self.mayBeginWithNote(bytes) { found.insert(.note) }
    if Self.mayBeginWithSpace(bytes) || Self.mayEndWithSpace(bytes) { found.insert(.edgeSpace) }
    self = found.subtracting(.pairing)
  }

  private static let ascii: [TextFeatures] = (0..<128).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "{"): [.brace, .pairing]
    case UInt8(ascii: "}"): .brace
    case UInt8(ascii: "'"): .apostrophe
    case UInt8(ascii: "%"): .percent
    case UInt8(ascii: "<"): .angle
    case UInt8(ascii: "@"): .address
    case UInt8(ascii: "&"), UInt8(ascii: "\\"): .escape
    case UInt8(ascii: "\n"): .newline
    case UInt8(ascii: "]"): [.pairing, .bracket]
    case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: ")"): .bracket
    case UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: " "),
      UInt8(ascii: "-"), UInt8(ascii: ","), UInt8(ascii: "!"), UInt8(ascii: ";"), UInt8(ascii: "*"):
      .pairing
    case UInt8(ascii: "_"): .technicalName
    case UInt8(ascii: "\""), UInt8(ascii: "`"): .quote
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): .pairing
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case 0x09, 0x0D: []
    case 0x00..<0x20, 0x7F: [.control, .invisible]
    default: []
    }
  }

  private static func pair(_ byte: UInt8, _ next: UInt8, _ previous: UInt8) -> TextFeatures {
    if (0x41...0x5A).contains(byte) { return (0x61...0x7A).contains(previous) ? innerCapital : [] }
    if byte == next, byte != UInt8(ascii: "{") {
      return switch byte {
      case UInt8(ascii: "-"): technicalName
      case UInt8(ascii: "?"): [doubledSign, innerQuestionMark]
      case UInt8(ascii: "*"): bold
      default: doubledSign
      }
    }
    return switch (byte, next) {
    case (UInt8(ascii: "$"), UInt8(ascii: "{")), (UInt8(ascii: "{"), UInt8(ascii: "{")): foreignBrace
    case (UInt8(ascii: "]"), UInt8(ascii: "(")): link
    case (UInt8(ascii: ":"), UInt8(ascii: "/")): [address, previous | 0x20 == UInt8(ascii: "t") ? scheme : []]
    case (UInt8(ascii: ":"), _):
      (previous | 0x20 == UInt8(ascii: "t") || next | 0x20 == UInt8(ascii: "t") ? scheme : [])
        .union(next.isLetter && !previous.isLetter ? colonName : [])
    case (UInt8(ascii: "?"), 0x80...): [misread, innerQuestionMark]
    case (UInt8(ascii: "?"), _):
      next.isLowercaseLetter || (next == 0x20 && previous == 0x20)
        ? innerQuestionMark : next.isUppercaseLetter && previous.isLetter ? joinedSentence : []
    case (UInt8(ascii: "!"), _): next.isUppercaseLetter && previous.isLetter ? joinedSentence : []
    case (UInt8(ascii: "."), UInt8(ascii: "/")): previous == byte ? path : []
    case (UInt8(ascii: "."), _):
      [
        previous | 0x20 == UInt8(ascii: "w") ? address : [], next.isLetter && previous.isLetter ? dottedName : [],
        next.isUppercaseLetter && (previous.isLowercaseLetter || previous >= 0x80) ? joinedSentence : [],
      ]
    default: []
    }
  }

  /// Returns the features of a space and the words around it.
  ///
  /// - Parameter wordStart: the offset of the word before the space.
  private static func space(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, _ wordStart: Int) -> TextFeatures {
    let next = bytes[index + 1]
    if next == 0x20 { return .doubleSpace }
    var found: TextFeatures = []
    if index - wordStart > 2, index - wordStart < 8 {
      let (first, second, third) = (bytes[wordStart], bytes[wordStart + 1], bytes[wordStart + 2])
      if mayBeginEnglish[Int(first & 0x1F) << 10 | Int(second & 0x1F) << 5 | Int(third & 0x1F)] {
        found.insert(.englishWord)
      }
    }
    if next == UInt8(ascii: ".") || next == UInt8(ascii: ",") || next == UInt8(ascii: ":")
      || (next >= 0x80 && index + 3 < bytes.count
        && nonASCII(next, bytes[index + 2], bytes[index + 3]).contains(.widePunctuation))
    {
      found.insert(.spacedPunctuation)
    }
    if index > 0, canPrecedeToken[Int(bytes[index - 1])] || canSeparateToken(bytes[index - 1], next) {
      found.insert(.spacedSign)
    }
    if index > 0, next.isLetter, bytes[index - 1].isLetter { found.insert(.latinWords) }
    // Comparing the first bytes of both words rules out most pairs.
    if index - wordStart >= 2, next == bytes[wordStart], index + 2 < bytes.count,
      bytes[index + 2] == bytes[wordStart + 1],
      index - wordStart == 2 || (index + 3 < bytes.count && bytes[index + 3] == bytes[wordStart + 2])
    {
      found.insert(.doubledWord)
    }
    return found
  }

  /// Whether a function word of English that other languages lack may begin with three bytes, by their lowest bits.
  private static let mayBeginEnglish = (LanguageTraits.of("en").commonWords?.distinctWords ?? []).reduce(
    into: Array(repeating: false, count: 1 << 15)
  ) { $0[$1.utf8.prefix(3).reduce(0) { $0 << 5 | Int($1 & 0x1F) }] = true }

  /// For each byte, whether a space after it may separate what belongs together.
  private static let canPrecedeToken = (0..<256).map { "$%]/@*\"'".utf8.contains(UInt8($0)) }

  /// Returns the feature of an ASCII character that follows a non-ASCII character.
  private static func punctuation(_ byte: UInt8) -> TextFeatures {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
      ? .narrowPunctuation : []
  }

  /// Returns whether a three-byte character repeats the previous character, or completes a repeated pair.
  private static func isRepeated(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard index + 2 < bytes.count, bytes[index] >= 0xE3, bytes[index] < 0xEF else { return false }
    func isSame(_ first: Int, _ second: Int) -> Bool {
      bytes[first] == bytes[second] && bytes[first + 1] == bytes[second + 1] && bytes[first + 2] == bytes[second + 2]
    }
    return isSame(index, index - 3) || (index >= 9 && isSame(index, index - 6) && isSame(index - 3, index - 9))
  }

  /// Returns whether 를 or 으로, whose first syllable may begin at an offset, does not fit the syllable before it.
  private static func isWrongParticle(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    switch (bytes[index], bytes[index + 1]) {
    // 를
    case (0xEB, 0xA5): [.consonant, .rieul].contains(finalSound(bytes, before: index))
    // 으, the first syllable of 으로
    case (0xEC, 0x9C): [.vowel, .rieul].contains(finalSound(bytes, before: index))
    default: false
    }
  }

  private static func finalSound(_ bytes: UnsafeBufferPointer<UInt8>, before index: Int) -> FinalSound? {
    guard index >= 3, (0xEA...0xED).contains(bytes[index - 3]) else { return nil }
    return Unicode.Scalar(scalarValue(bytes[index - 3], bytes[index - 2], bytes[index - 1]))
      .flatMap(FinalSound.init(ofSyllable:))
  }

  /// Returns the value of a character of three bytes.
  private static func scalarValue(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> UInt32 {
    UInt32(first & 0x0F) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)
  }

  private static func nonASCII(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> TextFeatures {
    switch first {
    case 0xC2:
      switch second {
      case ..<0xA0: [.latin, .control, .invisible]
      case 0xA0: third == UInt8(ascii: ".") || third == UInt8(ascii: ",") ? [.latin, .spacedPunctuation] : .latin
      case 0xAD: [.latin, .invisible]
      case 0xB7: [.latin, .middleDot]
      default: .latin
      }
    case 0xC3:
      // U+00C2 to U+00F4, before U+0080 to U+00BF or a character that Windows-1252 has in place of a control character.
      (0x82...0xB4).contains(second) && [0xC2, 0xC5, 0xC6, 0xCB, 0xE2].contains(third)
        ? [.latin, .misreadLatin] : .latin
    case 0xC4, 0xC5: [.latin, .extendedLatin]
    case 0xC6...0xCB: .latin
    // A dot above is invisible on a small i.
    case 0xCC: second == 0x87 ? [.decomposed, .invisible] : .decomposed
    case 0xCD: .decomposed
    case 0xCE, 0xCF: .greek
    case 0xD0...0xD4: .cyrillic
    case 0xD8: second == 0x9C ? .invisible : .decomposed
    case 0xD5...0xDF: .decomposed
    case 0xE0: second == 0xB8 || second == 0xB9 ? .thai : .decomposed
    // U+1E00 to U+1EFF, most of them letters of Vietnamese.
    case 0xE1: (0xB8...0xBB).contains(second) ? .latin : [.hangul, .invisible, .decomposed]
    case 0xE2: generalPunctuation(second, third)
    case 0xE3:
      switch second {
      case 0x80: ideographicPunctuation(third)
      case 0x81, 0x82, 0x83: second == 0x82 && (third == 0x99 || third == 0x9A) ? [.kana, .decomposed] : .kana
      case 0x84...0x86: second == 0x85 && third == 0xA4 ? [.hangul, .invisible] : .hangul
      default: []
      }
    case 0xE4...0xE9: HanVariants.features(of: scalarValue(first, second, third))
    case 0xEA...0xED: .hangul
    case 0xEF: compatibility(second, third)
    case 0xF0: [.decomposed]
    default: [.invisible, .decomposed]
    }
  }

  private static func generalPunctuation(_ second: UInt8, _ third: UInt8) -> TextFeatures {
    switch second {
    case 0x80:
      (0x8B...0x8F).contains(third) || (0xA8...0xAE).contains(third)
        ? .invisible : third == 0x9C || third == 0x9D ? .bracket : []
    case 0x81: third >= 0xA0 ? .invisible : []
    // The Kelvin, Ohm and Angstrom signs, and negated relations.
    case 0x84, 0x85: .decomposed
    default: []
    }
  }

  private static func ideographicPunctuation(_ third: UInt8) -> TextFeatures {
    switch third {
    case 0x81, 0x82: .widePunctuation
    case 0x8A...0x91: .bracket
    default: []
    }
  }

  private static func compatibility(_ second: UInt8, _ third: UInt8) -> TextFeatures {
    switch second {
    case 0xA4...0xAB: [.han, .decomposed]
    case 0xBB: third == 0xBF ? .invisible : []
    case 0xBC:
      switch third {
      case 0x81, 0x8C, 0x9A, 0x9B, 0x9F: .widePunctuation
      case 0x88, 0x89, 0xBB: .bracket
      case 0x90...0x99: .digit
      default: []
      }
    case 0xBD: third >= 0xA1 ? .halfKana : third == 0x9B || third == 0x9D ? .fullWidthBrace : []
    case 0xBE: third <= 0x9F ? .halfKana : third == 0xA0 ? .invisible : .hangul
    case 0xBF: third == 0xBD ? .replacement : third >= 0xB9 ? .invisible : []
    default: []
    }
  }
}
