/// The final sound of a text when it is read aloud, as far as it affects particles.
package enum FinalSound: Hashable, Sendable {
  case vowel
  /// The final consonant ㄹ, after which `(으)로` has the form 로.
  case rieul
  /// Any final consonant except ㄹ.
  case consonant
}

extension FinalSound {
  /// The final sound of a text as it is read in Korean; nil when it is unknown.
  package init?(of text: String) {
    var text = text
    guard let sound = text.withUTF8({ FinalSound(of: $0[...]) }) else { return nil }
    self = sound
  }

  /// Determines the final sound of a text as it is read in Korean; nil when it is unknown.
  init?(of text: UTF8Slice) {
    if let sound = FinalSound(ofSyllableAtEndOf: text) {
      self = sound
      return
    }
    // 2026. 1. 5. is read as 2026년 1월 5일.
    if Self.isKoreanDate(text) {
      self.init(ofReading: "일")
      return
    }
    guard let pronounced = text.withoutSilentEnd, let last = pronounced.last else { return nil }
    if last >= 0x80 {
      self.init(ofCharacterAtEndOf: pronounced)
    } else if let reading = NumberReading.reading(ofFraction: pronounced)
      ?? LatinReading.reading(ofWordAtEndOf: pronounced)
    {
      self.init(ofReading: reading)
    } else if last.isASCIIDigit, let reading = NumberReading.reading(ofNumberAtEndOf: pronounced) {
      self.init(ofReading: reading)
    } else {
      self.init(of: Unicode.Scalar(last))
    }
  }

  /// A fast path for text that ends in a Hangul syllable, as most names do.
  init?(ofSyllableAtEndOf text: UTF8Slice) {
    // In UTF-8, a Hangul syllable has three bytes, of which the first is between EA and ED.
    guard text.count >= 3, (0xEA...0xED).contains(text[text.endIndex - 3]) else { return nil }
    let bytes = (text[text.endIndex - 3], text[text.endIndex - 2], text[text.endIndex - 1])
    let value = UInt32(bytes.0 & 0x0F) << 12 | UInt32(bytes.1 & 0x3F) << 6 | UInt32(bytes.2 & 0x3F)
    guard bytes.1 & 0xC0 == 0x80, bytes.2 & 0xC0 == 0x80, let scalar = Unicode.Scalar(value) else { return nil }
    self.init(ofSyllable: scalar)
  }

  private init?(ofCharacterAtEndOf text: UTF8Slice) {
    guard let last = text.lastScalar else { return nil }
    guard (0xFF01...0xFF5E).contains(last.value) else {
      self.init(of: last)
      return
    }
    // Fullwidth letters and digits are read as those of ASCII.
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars.map { scalar in
      (0xFF01...0xFF5E).contains(scalar.value) ? Unicode.Scalar(UInt8(scalar.value - 0xFEE0)) : scalar
    }
    var ascii = String(String.UnicodeScalarView(scalars))
    guard let sound = ascii.withUTF8({ FinalSound(of: $0[...]) }) else { return nil }
    self = sound
  }

  /// - Parameter reading: the pronunciation in Hangul.
  private init?(ofReading reading: String) {
    guard let last = reading.unicodeScalars.last else { return nil }
    self.init(of: last)
  }

  private init?(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0xAC00...0xD7A3: self.init(finalIndex: Int(scalar.value - 0xAC00) % 28)
    // Decomposed syllables: a vowel, or a final consonant.
    case 0x1161...0x1175: self = .vowel
    case 0x11A8...0x11C2: self.init(finalIndex: Int(scalar.value - 0x11A7))
    // Letters are read by their names, 기역, 니은, 리을; vowels by their sound.
    case 0x3131...0x314E: self = scalar == "ㄹ" ? .rieul : .consonant
    case 0x314F...0x3163: self = .vowel
    // Kana: ん is ㄴ and っ is ㅅ; all others end in a vowel (외래어 표기법, 일본어의 가나와 한글 대조표).
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC: self = "んンっッ".unicodeScalars.contains(scalar) ? .consonant : .vowel
    default:
      guard let reading = Self.symbols[scalar] ?? NumberReading.reading(ofNumeral: scalar) else { return nil }
      self.init(ofReading: reading)
    }
  }

  /// Determines the final sound of a Hangul syllable; nil for any other character.
  package init?(ofSyllable scalar: Unicode.Scalar) {
    guard (0xAC00...0xD7A3).contains(scalar.value) else { return nil }
    self.init(finalIndex: Int(scalar.value - 0xAC00) % 28)
  }

  /// - Parameter finalIndex: Unicode's index of the final consonant, 0 for none and 8 for ㄹ (Unicode, section 3.12).
  private init(finalIndex: Int) {
    self = finalIndex == 0 ? .vowel : finalIndex == 8 ? .rieul : .consonant
  }

  /// The pronunciation of symbols.
  ///
  /// The numerator of a fraction is read last: 이분의 일, 사분의 삼.
  static let symbols: [Unicode.Scalar: String] = [
    "%": "퍼센트", "‰": "퍼밀", "$": "달러", "₩": "원", "￦": "원", "€": "유로", "¥": "엔", "£": "파운드",
    "°": "도", "℃": "도", "℉": "도", "+": "플러스", "&": "앤드", "½": "일", "⅓": "일", "⅔": "이", "¼": "일", "¾": "삼",
    "㎏": "킬로그램", "㎞": "킬로미터", "㎝": "센티미터", "㎜": "밀리미터", "㎖": "밀리리터", "㎡": "제곱미터",
  ]

  /// Whether a text is a date such as `2026. 1. 5.`, ICU's medium format in Korean.
  private static func isKoreanDate(_ text: UTF8Slice) -> Bool {
    guard text.last == UInt8(ascii: "."), text.count > 5 else { return false }
    let parts = text.suffix(13).split(separator: UInt8(ascii: "."))
    return parts.count == 3
      && parts.allSatisfy { part in
        let digits = part.drop { $0 == UInt8(ascii: " ") }
        return !digits.isEmpty && digits.allSatisfy(\.isASCIIDigit)
      }
  }
}

/// A slice of UTF-8 bytes in a buffer that the slice does not own.
typealias UTF8Slice = Slice<UnsafeBufferPointer<UInt8>>

extension UTF8Slice {
  var lastScalar: Unicode.Scalar? { String(decoding: suffix(4), as: UTF8.self).unicodeScalars.last }
}

extension UInt8 {
  var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
  var isASCIILetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
  var isASCIIUppercase: Bool { (0x41...0x5A).contains(self) }
}
