internal import MessageFiles

/// Finds a number, a percent sign or a currency in a translation that the source does not have.
///
/// If the source has no number at all, a number is an explanation, and an info, unless it stands next to an argument.
struct NumberMismatchRule: MessageRule {
  let name = "number-mismatch"
  let severity = Finding.Severity.warning
  let isTriggeredBySource = false
  private static let number: Diagnostic.ID = "number-mismatch.number"
  private static let percent: Diagnostic.ID = "number-mismatch.percent"
  private static let unit: Diagnostic.ID = "number-mismatch.unit"
  let ids = [number, percent, unit]
  let triggers: TextFeatures = [.digit, .percent]
  let example: RuleExample? = RuleExample(
    source: "Use 8 to 256 characters", bad: "8자에서 32자까지 쓰세요", good: "8자에서 256자까지 쓰세요")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard !entry.features.isDisjoint(with: triggers), let source = entry.source, source.text != entry.text,
      max(entry.text.utf8.count, source.text.utf8.count) <= Self.maximumLength, !entry.isExample
    else { return }
    let mayHaveExtraNumber = entry.features.contains(.digit) && !Self.hasAllNumbers(of: entry.text, source.text)
    let mayHaveExtraPercent =
      entry.features.contains(.percent) && !source.text.unicodeScalars.contains { "%％٪".unicodeScalars.contains($0) }
    // Of the translation, only the branches `other` count; the source may have the number in any branch.
    guard mayHaveExtraNumber || mayHaveExtraPercent, let prose = MaskedProse(entry.entry, onlyOtherBranches: true),
      let sourceProse = MaskedProse(source)
    else { return }
    if mayHaveExtraNumber {
      let sourceNumbers = WrittenNumber.all(in: sourceProse)
      let found = WrittenNumber.all(in: prose).filter { number in
        !(number.isListOfDigits && prose.bytes[number.range].contains(UInt8(ascii: ",")))
      }
      if max(found.count, sourceNumbers.count) > Self.maximumCount { return }
      let typed = sourceNumbers.isEmpty ? found.first(where: prose.isTyped) : nil
      if let number = Self.extraNumber(found, source, sourceNumbers, sourceProse) ?? typed {
        let text = prose.text(number.range)
        let isExplanation = sourceNumbers.isEmpty && !prose.hasArgument(nextTo: number.range)
        findings.add(
          self, Self.number, ["number": .text(text)], in: entry, at: number.range, severity: isExplanation ? .info : nil
        )
        return
      }
      // A currency may have replaced another unit of the same number: `30d` became `30USD`.
      for number in found {
        let sourceHasUnit = sourceNumbers.contains {
          $0.significantDigits == number.significantDigits && !$0.unit.isEmpty
        }
        if sourceHasUnit, let unit = number.currency, !source.text.contains(unit) {
          findings.add(self, Self.unit, ["unit": .text(unit)], in: entry, at: number.range)
        }
      }
    }
    if mayHaveExtraPercent,
      let offset = prose.percentSign, !Self.mentionsPercent(source)
    {
      findings.add(self, Self.percent, in: entry, at: offset..<offset + 1)
    }
  }

  /// The maximum length of a text, in UTF-8 bytes, and the maximum number of its numbers; each number is compared with
  /// the whole source.
  private static let (maximumLength, maximumCount) = (32 << 10, 500)

  /// Returns whether the bytes alone show that the source has every number, and that no currency follows a number.
  private static func hasAllNumbers(of text: String, _ source: String) -> Bool {
    var (text, source) = (text, source)
    return text.withUTF8 { bytes in
      source.withUTF8 { sourceBytes in
        var (index, count) = (0, 0)
        while let start = bytes[index...].firstIndex(where: \.isDigit) {
          count += 1
          if count > maximumCount { return false }
          let end = bytes[start...].firstIndex { !$0.isDigit } ?? bytes.count
          guard end - start > WrittenNumber.maximumLength || sourceBytes.hasDigits(bytes[start..<end]) else {
            return false
          }
          if end < bytes.count, WrittenNumber.currencyStarts.contains(bytes[end]) { return false }
          // A short gap without a space may be a separator of one number, which the bytes alone do not show.
          let next = bytes[end...].prefix(4).firstIndex(where: \.isDigit)
          if let next, !bytes[end..<next].contains(0x20) { return false }
          index = end
        }
        return !bytes.hasFullWidthDigit
      }
    }
  }

  private static func mentionsPercent(_ source: MessageEntry) -> Bool {
    // An argument such as `{n, number, percent}` prints a percent sign.
    source.text.lowercased().contains("percent") || source.features.contains(.formats)
  }

  /// Returns the first number that the source has neither in figures nor in words.
  private static func extraNumber(
    _ found: [WrittenNumber], _ source: MessageEntry, _ sourceNumbers: [WrittenNumber], _ sourceProse: MaskedProse
  ) -> WrittenNumber? {
    // Digits may be grouped or divided differently, or belong to a name such as SHA-256.
    let sourceDigits = String(decoding: source.text.unicodeScalars.compactMap(WrittenNumber.digit), as: UTF8.self)
    let extraNumbers = found.filter { number in
      if sourceDigits.contains(number.digits) { return false }
      let sourceHasParts = number.parts.allSatisfy { part in
        // A part of zeros alone needs no counterpart: 1,000 is 1k.
        (part.isEmpty && !number.significantDigits.isEmpty) || sourceNumbers.contains { $0.parts.contains(part) }
      }
      if sourceHasParts { return false }
      // A date may have another order.
      let isReorderedDate =
        number.components.count == 3
        && number.components.allSatisfy { part in sourceNumbers.contains { $0.components.contains(part) } }
      if isReorderedDate { return false }
      // An example of a calling code may be one of the reader's country.
      return !(number.followsPlus && sourceNumbers.contains(where: \.followsPlus))
    }
    guard let first = extraNumbers.first else { return nil }
    // An example of a phone number may be one of the reader's country.
    if sourceNumbers.contains(where: \.isLong), first.isLong || first.hasLeadingZero { return nil }
    // A price may be in the reader's currency, and a year in the reader's calendar.
    if first.currencySign != nil,
      sourceNumbers.contains(where: { ![nil, first.currencySign].contains($0.currencySign) })
    {
      return nil
    }
    if first.isYearOfOtherCalendar, sourceNumbers.contains(where: \.isYear) { return nil }
    let sourceWords = sourceProse.words
    // The source may write the number in words, or ask for any country code.
    let mayBeCountryCode = sourceWords.isSuperset(of: ["country", "code"]) && !first.isPercentage
    if !sourceWords.isDisjoint(with: NumberWords.large) || mayBeCountryCode { return nil }
    // 9 p.m. is 21:00. The words of `p.m.` are `p` and `m`.
    let mayBeHour = (first.components.first.flatMap(Int.init) ?? 0) <= 24
    if mayBeHour, !sourceWords.isDisjoint(with: ["am", "pm", "m"]) { return nil }
    // A date may have a number in place of the name of the month; “more than 2” is “at least 3”.
    if first.components.count == 3, !sourceWords.isDisjoint(with: NumberWords.months) { return nil }
    let isNextNumber = sourceNumbers.contains { $0.value == (first.value ?? 0) - 1 }
    if first.isAtLeast, isNextNumber, sourceWords.contains("than") { return nil }
    let translatedParts = Set(found.flatMap(\.parts))
    let missing = sourceNumbers.filter { !$0.parts.allSatisfy(translatedParts.contains) }
    if !sourceNumbers.isEmpty {
      // In addition to all numbers of the source, a small number may be a figure of speech.
      if missing.isEmpty, !first.isLarge { return nil }
      // A year, an age or a time may be expressed differently: 1990 is the nineties, 18+ is 19+, 7 days are one week.
      return extraNumbers.first { number in
        !number.mayVaryByLanguage && !number.isTime && !number.englishWords.contains(where: sourceWords.contains)
          && !missing.contains { $0.isTime || $0.mayBeConverted(to: number) || number.mayBeConverted(to: $0) }
      }
    }
    return extraNumbers.first { number in
      if number.mayVaryByLanguage || number.isTime { return false }
      if number.isLarge { return true }
      // The source may express a small number with another word: trio, twice, January, per.
      return (number.value ?? 0) > 4 && sourceWords.count > 3 && sourceWords.isDisjoint(with: NumberWords.small)
    }
  }
}

/// A number written in digits.
private struct WrittenNumber {
  /// The range in UTF-8 bytes of the message.
  let range: Range<Int>
  /// The digits, without separators.
  let digits: String
  /// The digits without zeros at either end, so that 10万, 100,000 and 100000 are the same.
  let significantDigits: String
  /// `significantDigits` and, if there are separators, `components`.
  let parts: [String]
  /// The parts between separators, each without zeros at either end.
  let components: [String]
  /// Whether a plus sign precedes the number.
  let followsPlus: Bool
  /// The Latin letters after the number.
  let unit: String
  /// Whether the number contains a colon, or a word for the hour follows.
  let isTime: Bool
  /// Whether the number is an age, a month or a discount, which languages count differently.
  ///
  /// Laws differ about ages, English has names for months, and Chinese and Japanese count discounts in tenths.
  let isCountedDifferently: Bool
  /// Whether `以上` or `이상` follows the number or its unit, and includes it.
  let isAtLeast: Bool
  /// Whether a percent sign follows or precedes the number.
  let isPercentage: Bool
  /// The currency sign before or after the number.
  let currencySign: Unicode.Scalar?

  var value: Int? { Int(digits) }

  /// Whether the number is rather a list of examples, such as `1,3,6`.
  var isListOfDigits: Bool { components.count > 2 && digits.utf8.count == components.count }

  var isYear: Bool { (1900...2100).contains(value ?? 0) }

  /// Whether the number may be a year of the Persian, Islamic or Buddhist calendar.
  var isYearOfOtherCalendar: Bool { [1278...1525, 2443...2643].contains { $0.contains(value ?? 0) } }

  /// Whether the number has as many digits as a phone number.
  var isLong: Bool { digits.utf8.count > 6 }

  /// Whether the number begins with a zero, as area codes of phone numbers do.
  var hasLeadingZero: Bool { digits.hasPrefix("0") && digits.utf8.count > 1 }

  /// Whether the number is too large or too exact to be a figure of speech.
  var isLarge: Bool { isPercentage || (value ?? Int.max) > 12 }

  /// Whether languages may use another number, or English a word, for the same meaning.
  var mayVaryByLanguage: Bool {
    isCountedDifferently || value == 100
      || ([16, 18, 19, 20, 24, 30, 48, 60, 90, 360, 365].contains(value ?? 0) && !isPercentage)
  }

  /// English words for a small number.
  var englishWords: [String] {
    guard let value, value > 0, value <= Self.englishWordsFromOne.count else { return [] }
    return Self.englishWordsFromOne[value - 1]
  }

  private static let englishWordsFromOne = [
    ["one", "first", "once", "single"], ["two", "second", "twice", "both", "double"], ["three", "third", "triple"],
    ["four", "fourth"], ["five", "fifth"], ["six", "sixth"], ["seven", "seventh"], ["eight", "eighth"],
    ["nine", "ninth"], ["ten", "tenth"],
  ]

  /// The currency code after the number; nil if there is none.
  var currency: String? { Self.currencies.first { $0 == unit } }

  private static let currencies = ["USD", "EUR", "KRW", "JPY", "CNY", "GBP", "BTC", "ETH"]
  /// The first bytes of the currency codes.
  static let currencyStarts = currencies.compactMap(\.utf8.first)

  /// Returns whether the number may be the same time in a smaller unit, as 14 days are 2 weeks.
  func mayBeConverted(to other: WrittenNumber) -> Bool {
    guard let value, let part = other.value, part > 0, value % part == 0 else { return false }
    return [7, 12, 24, 30, 31, 60, 365].contains(value / part)
  }

  /// Returns the ASCII digit for a decimal digit of any script; nil for other characters.
  static func digit(_ scalar: Unicode.Scalar) -> UInt8? {
    if scalar.isASCII { return scalar.isASCIIDigit ? UInt8(scalar.value) : nil }
    // Kana, Han and Hangul have no digits.
    if (0x3040...0x9FFF).contains(scalar.value) || (0xAC00...0xD7FF).contains(scalar.value) { return nil }
    guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue else { return nil }
    return UInt8(ascii: "0") + UInt8(value)
  }

  /// Returns the numbers in a text, without digits of names and identifiers.
  static func all(in prose: MaskedProse) -> [WrittenNumber] {
    let scalars = prose.scalars
    var numbers: [WrittenNumber] = []
    var index = 0
    while index < scalars.count {
      guard digit(scalars[index].scalar) != nil else {
        index += 1
        continue
      }
      var end = index
      // A separator between digits belongs to the number.
      while end < scalars.count,
        digit(scalars[end].scalar) != nil
          || (".,:'’\u{A0}\u{202F}٫٬．：".unicodeScalars.contains(scalars[end].scalar) && end + 1 < scalars.count
            && digit(scalars[end + 1].scalar) != nil)
      {
        end += 1
      }
      if let number = WrittenNumber(scalars, index..<end, byteCount: prose.bytes.count) { numbers.append(number) }
      index = end
    }
    return numbers
  }

  /// The maximum length in scalars; longer digits are a key or a checksum, and would take long to compare.
  static let maximumLength = 40

  /// Returns nil for digits of a name or an identifier: `v2`, `9f05`, `#3`, `$1`.
  ///
  /// - Parameters:
  ///   - range: the indices of the number in `scalars`.
  ///   - byteCount: the length of the message in UTF-8 bytes.
  private init?(_ scalars: [MaskedProse.LocatedScalar], _ range: Range<Int>, byteCount: Int) {
    if range.count > Self.maximumLength { return nil }
    if range.lowerBound > 0 {
      let previous = scalars[range.lowerBound - 1].scalar
      // `§7` and `&7` are colors in a game.
      if ["_", "#", "\\", "§", "&"].contains(previous) || previous.isLatin { return nil }
      if range.upperBound < scalars.count, previous.isInsideWord, scalars[range.upperBound].scalar.isInsideWord {
        return nil
      }
      // The number may belong to a name with a hyphen: `SHA-256`.
      if previous == "-" {
        let name = scalars[..<range.lowerBound].reversed().prefix { letter in
          letter.scalar.isLatin || letter.scalar.isASCIIDigit || letter.scalar == "-"
        }
        if name.contains(where: \.scalar.isLatin) { return nil }
      }
    }
    var next = range.upperBound
    while next < scalars.count, scalars[next].scalar.isLatin { next += 1 }
    // After the letters of a unit, these characters continue an identifier: `9f05`.
    if next < scalars.count, scalars[next].scalar == "_" || scalars[next].scalar.isASCIIDigit { return nil }
    if next < scalars.count, next > range.upperBound, scalars[next].scalar == "-" { return nil }
    // A country code before letters that replace the digits of a phone number, `+1xxxxxx`, is an example.
    if range.lowerBound > 0, scalars[range.lowerBound - 1].scalar == "+", next > range.upperBound + 2 { return nil }
    func offset(_ index: Int) -> Int { index < scalars.count ? scalars[index].offset : byteCount }
    self.range = offset(range.lowerBound)..<offset(range.upperBound)
    unit = String(String.UnicodeScalarView(scalars[range.upperBound..<next].map(\.scalar)))
    let groups = scalars[range].split { Self.digit($0.scalar) == nil }.map { part in
      String(decoding: part.compactMap { Self.digit($0.scalar) }, as: UTF8.self)
    }
    digits = groups.joined()
    significantDigits = Self.trimmed(digits)
    components = groups.map(Self.trimmed)
    parts = [significantDigits] + (groups.count > 1 ? components : [])
    followsPlus = range.lowerBound > 0 && scalars[range.lowerBound - 1].scalar == "+"
    let following = scalars[next...].first { $0.scalar != " " }?.scalar ?? " "
    isTime =
      scalars[range].contains { $0.scalar == ":" || $0.scalar == "：" } || "시時时点點".unicodeScalars.contains(following)
    isCountedDifferently = "세歳岁歲月월折割".unicodeScalars.contains(following)
    let tail = scalars[range.upperBound...].prefix(4)
    isAtLeast = zip(tail, tail.dropFirst()).contains {
      ($0.scalar == "以" && $1.scalar == "上") || ($0.scalar == "이" && $1.scalar == "상")
    }
    let percentSigns = "%％٪".unicodeScalars
    let neighbors = [
      scalars[..<range.lowerBound].last { !$0.scalar.properties.isWhitespace },
      scalars[range.upperBound...].first { !$0.scalar.properties.isWhitespace },
    ]
    currencySign = neighbors.compactMap { $0?.scalar }.first { $0.properties.generalCategory == .currencySymbol }
    isPercentage =
      (range.upperBound < scalars.count && percentSigns.contains(scalars[range.upperBound].scalar))
      || (range.lowerBound > 0 && percentSigns.contains(scalars[range.lowerBound - 1].scalar))
  }

  private static func trimmed(_ digits: String) -> String {
    let digits = digits.drop { $0 == "0" }
    return String(digits[..<(digits.lastIndex { $0 != "0" }.map { digits.index(after: $0) } ?? digits.startIndex)])
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIIDigit: Bool { (0x30...0x39).contains(value) }
  /// Whether the scalar is a letter of a script with spaces between words.
  ///
  /// A digit between two such letters replaces a letter that a keyboard lacks: `да5аны`.
  fileprivate var isInsideWord: Bool { (0xC0..<0x900).contains(value) && properties.isAlphabetic }
  fileprivate var isLatin: Bool { (0x61...0x7A).contains(value | 0x20) }
}

extension MaskedProse {
  /// Words in Latin letters, in lower case.
  fileprivate var words: Set<String> {
    Set(bytes.split { !$0.isLetter }.map { String(decoding: $0, as: UTF8.self).lowercased() })
  }

  /// Returns whether an argument touches a range.
  fileprivate func hasArgument(nextTo range: Range<Int>) -> Bool {
    (range.lowerBound > 0 && bytes[range.lowerBound - 1] == Self.argument)
      || (range.upperBound < bytes.count && bytes[range.upperBound] == Self.argument)
  }

  /// Returns whether a number is a digit between a space and an argument, probably typed by mistake: `1%d`.
  fileprivate func isTyped(_ number: WrittenNumber) -> Bool {
    number.range.count == 1 && bytes[..<number.range.lowerBound].last == 0x20
      && bytes[number.range.upperBound...].first == Self.argument
  }

  /// The offset of the first percent sign after a number or an argument; nil if there is none.
  fileprivate var percentSign: Int? {
    bytes.indices.first { index in
      guard bytes[index] == UInt8(ascii: "%"), index > 0 else { return false }
      let end = bytes[index - 1] == 0x20 && index > 1 ? index - 1 : index
      let previous = bytes[end - 1]
      // A translation may express “entirely” as 100 %.
      if bytes[..<end].suffix(3).elementsEqual("100".utf8) { return false }
      return previous == Self.argument || previous.isDigit
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes contain a full-width digit, ０ to ９ (EF BC 90 to EF BC 99).
  fileprivate var hasFullWidthDigit: Bool {
    var index = 0
    while let start = self[index...].firstIndex(of: 0xEF), start + 2 < count {
      if self[start + 1] == 0xBC, (0x90...0x99).contains(self[start + 2]) { return true }
      index = start + 3
    }
    return false
  }

  /// Returns whether the bytes contain the digits in this order, regardless of other characters between them.
  fileprivate func hasDigits(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    indices.contains { start in
      guard self[start] == digits[digits.startIndex] else { return false }
      var index = start
      for digit in digits {
        guard let next = self[index...].firstIndex(where: \.isDigit), self[next] == digit else { return false }
        index = next + 1
      }
      return true
    }
  }
}
