internal import MessageFiles

/// Evidence that the bytes of a text were read in the wrong encoding.
struct Mojibake {
  /// The first damaged run of the text, at most 24 characters of it.
  let text: String
  /// The range of the run in UTF-8 bytes of the message.
  let range: Range<Int>
  /// The original text; nil when it cannot be restored.
  let original: String?

  /// - Parameters:
  ///   - features: the features of the message.
  ///   - mayBeReadInAsianEncoding: whether there are signs that UTF-8 was read in an Asian encoding.
  init?(
    _ message: String, _ features: TextFeatures, of file: MessageFile, source: String, mayBeReadInAsianEncoding: Bool
  ) {
    if let run = Self.escapes(message, features, source) ?? Self.damage(message, features, file, source) {
      self.init(run, in: message, original: nil)
    } else if let (run, original) = Self.misreadUTF8(message, features, file, source) {
      self.init(run, in: message, original: original)
    } else if let original = Self.original(of: message, file, mayBeReadInAsianEncoding),
      let run = message.firstRun(where: { $0.value >= 0x80 }), !source.contains(run)
    {
      self.init(run, in: message, original: original)
    } else {
      return nil
    }
  }

  private init(_ run: Substring, in message: String, original: String?) {
    text = String(run.prefix(24))
    let start = message.utf8.distance(from: message.startIndex, to: run.startIndex)
    range = start..<start + run.utf8.count
    self.original = original
  }

  /// Finds HTML entities and double escapes that the source does not have.
  private static func escapes(_ message: String, _ features: TextFeatures, _ source: String) -> Substring? {
    guard features.contains(.escape) else { return nil }
    // Check the bytes first, because the regular expression is built again on every call.
    guard zip(message.utf8, message.utf8.dropFirst()).contains(where: mayStartEscape) else { return nil }
    let pattern = /&#(?:x[0-9A-Fa-f]{2,6}|[0-9]{3,7});|\\+u[0-9A-Fa-f]{4}/
    guard let match = message.firstMatch(of: pattern), source.firstMatch(of: pattern) == nil,
      // As an entity, a brace is text and not syntax.
      match.output != "&#123;", match.output != "&#125;"
    else { return nil }
    return match.output
  }

  /// Finds UTF-8 that was read as Windows-1252, in a text of any language: `Ã¤` was ä, `â€™` was ’.
  private static func misreadUTF8(
    _ message: String, _ features: TextFeatures, _ file: MessageFile, _ source: String
  ) -> (run: Substring, original: String)? {
    guard features.contains(.misreadLatin) else { return nil }
    var rest = message[...]
    // The first byte of a UTF-8 sequence is at least 0xC2, and determines the length of the sequence.
    while let start = rest.unicodeScalars.firstIndex(where: { windows1252[$0] ?? 0 >= 0xC2 }) {
      let bytes = rest.unicodeScalars[start...].prefix(4).prefix { windows1252[$0] != nil }.compactMap {
        windows1252[$0]
      }
      let length = bytes[0] < 0xE0 ? 2 : bytes[0] < 0xF0 ? 3 : 4
      let run = rest[start...].unicodeScalars.prefix(length)
      rest = rest[rest.unicodeScalars.index(after: start)...]
      guard bytes.count >= length, let original = String(validating: bytes.prefix(length), as: UTF8.self) else {
        continue
      }
      let text = String(Substring(run))
      guard original.unicodeScalars.allSatisfy({ isLikely($0, in: file) }), !source.contains(text),
        !mayBeUndamaged(run, after: message.unicodeScalars[..<start].last)
      else { continue }
      return (Substring(run), original)
    }
    return nil
  }

  /// Returns whether a run may be undamaged: capitals in a word, or a letter before punctuation.
  ///
  /// Examples: MÔŽE, ”HYVÄ”, « VÉRIFIÉ ».
  private static func mayBeUndamaged(_ run: Substring.UnicodeScalarView, after previous: Unicode.Scalar?) -> Bool {
    let rest = run.dropFirst()
    if rest.allSatisfy({ "“”‘’„‚«»‹›…–—\u{A0}".unicodeScalars.contains($0) }) {
      // Misread text often has `Â`, `Ã` or `â` before punctuation; other letters are ordinary there.
      return !["\u{C2}", "\u{C3}", "\u{E2}"].contains(run.first) || (previous?.properties.isUppercase ?? false)
    }
    return (previous?.properties.isUppercase ?? false) && rest.allSatisfy(\.properties.isAlphabetic)
  }

  /// Returns whether a text in a language may contain a scalar: a Latin letter, a sign, or a letter of its own script.
  private static func isLikely(_ scalar: Unicode.Scalar, in file: MessageFile) -> Bool {
    switch scalar.value {
    case 0xA0...0x17F, 0x1E00...0x1EFF, 0x2010...0x2026, 0x20A0...0x20BF, 0x2122: true
    case 0x370...:
      scalar.properties.isAlphabetic && !file.scripts.isEmpty && !file.isWrittenInLatin && !file.isKoreanOrJapanese
    default: false
    }
  }

  /// The bytes of the non-ASCII characters of Windows-1252.
  private static let windows1252: [Unicode.Scalar: UInt8] = {
    let bytes = Array(UInt8(0x80)...0xFF)
    let latin1 = String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    let scalars = Array(latin1.transcoded(writtenAs: "ISO-8859-1", readAs: "windows-1252").unicodeScalars)
    return Dictionary(zip(scalars, bytes)) { first, _ in first }
  }()

  private static func mayStartEscape(_ first: UInt8, _ second: UInt8) -> Bool {
    (first == UInt8(ascii: "&") && second == UInt8(ascii: "#"))
      || (first == UInt8(ascii: "\\") && second == UInt8(ascii: "u"))
  }

  /// Finds characters that only damage produces: U+FFFD, and Thai in Korean or Japanese (UTF-8 read as TIS-620).
  private static func damage(
    _ message: String, _ features: TextFeatures, _ file: MessageFile, _ source: String
  ) -> Substring? {
    guard !features.isDisjoint(with: [.replacement, .misread, .thai]) else { return nil }
    let isReplacement: (Unicode.Scalar) -> Bool = { $0 == "\u{FFFD}" }
    if let run = message.firstRun(where: isReplacement), !source.unicodeScalars.contains(where: isReplacement) {
      return run
    }
    if file.scripts.contains(.hangul), let run = lostBytes(message, source) { return run }
    let isThai: (Unicode.Scalar) -> Bool = { (0xE01...0xE5B).contains($0.value) }
    guard file.isKoreanOrJapanese, !source.unicodeScalars.contains(where: isThai) else { return nil }
    // A list of languages may name Thai in its own script.
    return message.firstRun(where: isThai).flatMap { ["ไทย", "ภาษาไทย"].contains($0) ? nil : $0 }
  }

  /// Finds question marks inside Korean words: if UTF-8 is read as CP949, they replace the bytes that CP949 lacks.
  private static func lostBytes(_ message: String, _ source: String) -> Substring? {
    let scalars = message.unicodeScalars
    let places = scalars.indices.filter { index in
      let next = scalars.index(after: index)
      return scalars[index] == "?" && next < scalars.endIndex && isExpected(scalars[next], isKorean: true)
    }
    guard places.count >= 2, scalars.count(where: { $0 == "?" }) > source.count(where: { $0 == "?" }) + 1 else {
      return nil
    }
    return places.first.map { message[$0...].prefix { !$0.isWhitespace } }
  }

  /// The ways in which bytes are misread: the encoding they were read in, and their real encoding.
  private static let misreadings: [(assumed: String, actual: String)] = [
    ("windows-1252", "UTF-8"), ("Shift_JIS", "UTF-8"), ("windows-949", "UTF-8"), ("windows-874", "UTF-8"),
    ("ISO-8859-1", "windows-949"), ("windows-1252", "windows-949"), ("windows-1252", "Shift_JIS"),
    ("ISO-8859-1", "EUC-JP"),
  ]

  /// Returns whether a text may be UTF-8 that was read as Shift_JIS.
  ///
  /// The text then has characters whose first byte in Shift_JIS is also the first byte of kana or Han in UTF-8; such
  /// characters are rare in Japanese.
  static func mayBeReadAsShiftJIS(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.value < signsOfShiftJIS.count && signsOfShiftJIS[Int($0.value)] }
  }

  /// For each code point, whether the first byte of the character in Shift_JIS begins kana or Han in UTF-8.
  private static let signsOfShiftJIS: [Bool] = {
    let leadBytes: ClosedRange<UInt8> = 0xE3...0xE9
    let bytes = leadBytes.flatMap { lead in (UInt8(0x40)...0xFC).flatMap { [lead, $0] } }
    // Each byte is the code point of ISO-8859-1.
    let text = String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    var signs = Array(repeating: false, count: 0xA000)
    for scalar in text.transcoded(writtenAs: "ISO-8859-1", readAs: "Shift_JIS").unicodeScalars
    where (0x4E00..<0xA000).contains(scalar.value) {
      signs[Int(scalar.value)] = true
    }
    return signs
  }()

  /// Returns the original text if converting the bytes back gives plausible Korean or Japanese.
  private static func original(of message: String, _ file: MessageFile, _ mayBeReadInAsianEncoding: Bool) -> String? {
    guard file.isKoreanOrJapanese else { return nil }
    let isKorean = file.scripts.contains(.hangul)
    let damaged = message.unicodeScalars.count { $0.value >= 0x80 }
    guard damaged >= 2 else { return nil }
    // Each misread letter leaves at least two Latin characters.
    let hasLatin = message.unicodeScalars.count(where: isLatin) >= 2
    guard hasLatin || mayBeReadInAsianEncoding else { return nil }
    for (assumed, actual) in misreadings {
      // A misreading leaves either Latin or Asian characters, depending on its encoding.
      if hasLatin != (assumed.hasPrefix("windows-125") || assumed.hasPrefix("ISO")) { continue }
      if actual != "UTF-8", message.unicodeScalars.contains(where: isEastAsian) { continue }
      let restored = message.transcoded(writtenAs: assumed, readAs: actual)
      let letters = restored.unicodeScalars.count { isExpected($0, isKorean: isKorean) }
      let lost = restored.unicodeScalars.count { $0 == "\u{FFFD}" }
      // A few bytes may have been lost on the way; undamaged text yields hardly any expected letters.
      if letters >= 2, letters * 6 >= damaged, lost * 3 <= letters { return restored }
      // A short text may have lost half its letters: three bytes that form a letter are not a coincidence if the text
      // has no letters of its own language.
      let hasExpectedLetters = message.unicodeScalars.contains { isExpected($0, isKorean: isKorean) }
      if actual == "UTF-8", letters >= 1, damaged >= 3, lost <= 2 * letters, !hasExpectedLetters { return restored }
    }
    return nil
  }

  /// Returns whether a scalar is a Latin letter with a diacritic, or a sign.
  ///
  /// The no-break space and the middle dot do not count, because they are common in undamaged text.
  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    (0x80...0x2DC).contains(scalar.value) && scalar.value != 0xA0 && scalar.value != 0xB7
  }

  private static func isExpected(_ scalar: Unicode.Scalar, isKorean: Bool) -> Bool {
    isKorean
      ? (0xAC00...0xD7A3).contains(scalar.value)
      : (0x3041...0x30FE).contains(scalar.value) || (0x4E00...0x9FFF).contains(scalar.value)
  }

  private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    (0x3041...0x30FE).contains(scalar.value) || (0x4E00...0x9FFF).contains(scalar.value)
      || (0xAC00...0xD7A3).contains(scalar.value)
  }
}

extension String {
  /// Returns the first run of scalars that satisfy a predicate.
  fileprivate func firstRun(where isOfKind: (Unicode.Scalar) -> Bool) -> Substring? {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: isOfKind) else { return nil }
    return self[first..<(scalars[first...].firstIndex { !isOfKind($0) } ?? scalars.endIndex)]
  }
}

extension MessageFile {
  /// Whether the file is in one of the languages whose old encodings are tried.
  fileprivate var isKoreanOrJapanese: Bool { scripts.contains(.hangul) || scripts.contains(.kana) }
}
