internal import MessageFiles

/// Finds invisible characters.
struct InvisibleCharacterRule: MessageRule {
  let name = "invisible-character"
  let severity = Finding.Severity.error
  let isTriggeredBySource = false
  let fixes = FixKind.mixed
  let triggers: TextFeatures = .invisible
  let example: RuleExample? = RuleExample(source: "Sign in", bad: "로\u{200B}그인", good: "로그인")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.features.contains(.invisible) else { return }
    let scalars = Array(entry.text.unicodeScalars)
    let sourceScalars = Set((entry.source?.text.unicodeScalars).map(Array.init) ?? [])
    let surroundings = Surroundings(
      scalars: scalars, file: entry.file, isCatalog: entry.options.isCatalog)
    var offset = 0
    var index = 0
    func isUnexpected(_ index: Int) -> Bool {
      let scalar = scalars[index]
      let isDotOfI = scalar == "\u{307}" && index > 0 && scalars[index - 1] == "i" && entry.language != "lt"
      return (scalar.isInvisible || isDotOfI) && !sourceScalars.contains(scalar)
        && !surroundings.need(scalar, at: index)
    }
    while index < scalars.count {
      let first = scalars[index]
      guard isUnexpected(index) else {
        offset += UTF8.width(first)
        index += 1
        continue
      }
      // A run of invisible characters is one finding.
      let run = scalars[index...].indices.prefix(while: isUnexpected)
      let length = run.reduce(0) { $0 + UTF8.width(scalars[$1]) }
      // In Chinese, Japanese and Korean, U+200B allows a line break, which may be meant, and U+2028 is one.
      let isLineBreak =
        surroundings.mayBreakLine && run.allSatisfy { scalars[$0] == "\u{200B}" }
        || first == "\u{2028}" && sourceScalars.contains("\n")
      // What several translations have was typed on purpose.
      let isShared = isLineBreak && entry.isShared { $0.text.unicodeScalars.contains(first) }
      findings.add(
        self, nil, ["character": .text(first.codePointAndName)], in: entry, at: offset..<offset + length, fix: "",
        isSafe: !isLineBreak && run.allSatisfy { scalars[$0].isRemovable },
        severity: isLineBreak ? (isShared ? .info : .warning) : nil)
      // A damaged text has more control characters; report only the first.
      if first.isControl { return }
      offset += length
      index = run.endIndex
    }
  }
}

extension Unicode.Scalar {
  /// The code point and name, such as `U+200B ZERO WIDTH SPACE`.
  var codePointAndName: String {
    let digits = String(value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return ([code] + [properties.name].compactMap(\.self)).joined(separator: " ")
  }
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: false
    case 0x00..<0x20, 0x7F..<0xA0: true
    // The soft hyphen, the Arabic letter mark, Hangul fillers, Khmer vowels and the Mongolian vowel separator.
    case 0xAD, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E, 0x3164, 0xFFA0: true
    // Zero-width characters, line separators, direction controls, byte order marks and annotation marks.
    case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    // Tags, which are part of some flags.
    case 0xE0000...0xE007F: true
    default: false
    }
  }

  /// Whether the scalar is a control character, a sign of text read in the wrong encoding.
  fileprivate var isControl: Bool { properties.generalCategory == .control }

  /// Whether the text looks the same without the scalar: it has no width and is not a line break or a damaged letter.
  fileprivate var isRemovable: Bool {
    switch value {
    case 0xAD, 0x307, 0x61C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF, 0xE0000...0xE007F: true
    default: false
    }
  }

  fileprivate var isHangul: Bool { (0xAC00...0xD7A3).contains(value) || (0x1100...0x11FF).contains(value) }

  /// Whether the letter is written from right to left.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x590...0x60B, 0x60D...0x61B, 0x61D...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF,
      0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  /// Whether the letter's script needs joiners: Arabic, related scripts, and the scripts of India and Southeast Asia.
  fileprivate var needsJoiners: Bool {
    switch value {
    case 0x600...0x109F, 0x1700...0x18AF, 0x1900...0x1CFF, 0xA800...0xA82F, 0xA840...0xAAFF, 0xABC0...0xABFF,
      0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x10A00...0x11FFF, 0x1E900...0x1E95F:
      true
    default: false
    }
  }

  /// Whether the script of the letter has no spaces between words, so that lines break at U+200B.
  fileprivate var needsBreaks: Bool {
    switch value {
    // Thai, Lao, Tibetan, Myanmar, Khmer, Tai scripts, Balinese and Javanese.
    case 0xE00...0x109F, 0x1780...0x17FF, 0x1950...0x1AAF, 0x1B00...0x1B7F, 0xA980...0xAA7F, 0xAA80...0xAADF: true
    default: false
    }
  }
}

/// The text around an invisible character, which decides whether the character belongs there.
private struct Surroundings {
  private let scalars: [Unicode.Scalar]
  private let file: MessageFile
  private let isCatalog: Bool

  /// Whether the language breaks lines within words, so that U+200B may be meant.
  var mayBreakLine: Bool { !isCatalog && file.scripts.contains(.han) }

  init(scalars: [Unicode.Scalar], file: MessageFile, isCatalog: Bool) {
    self.scalars = scalars
    self.file = file
    self.isCatalog = isCatalog
  }

  /// Returns whether the text needs the invisible character at an index.
  ///
  /// These are needed: a soft hyphen in a word, a direction mark in right-to-left text, a break or joiner in a script
  /// that uses it, an emoji joiner, and a tag of a flag.
  func need(_ scalar: Unicode.Scalar, at index: Int) -> Bool {
    let before = index > 0 ? scalars[index - 1] : nil
    let after = index + 1 < scalars.count ? scalars[index + 1] : nil
    let neighbors = [before, after].compactMap(\.self)
    switch scalar.value {
    case 0xAD:
      return !isCatalog && !file.scripts.contains(.han) && neighbors.count == 2
        && neighbors.allSatisfy { $0.properties.isAlphabetic && !$0.isHangul && !$0.properties.isIdeographic }
    case 0x200E, 0x200F, 0x61C: return isRightToLeft
    // Direction controls can disguise a text, so AuthCopy's catalog must not contain any.
    case 0x2066...0x2069, 0x202A...0x202C: return isRightToLeft && !isCatalog
    // A left-to-right override is harmless if the text after it has no right-to-left letters.
    case 0x202D:
      return isRightToLeft && !isCatalog
        && !scalars[(index + 1)...].prefix { $0.value != 0x202C }.contains(where: \.isRightToLeft)
    case 0x200B: return file.needsLineBreaks || neighbors.contains(where: \.needsBreaks)
    // A word joiner prevents a line break where the script allows one; Korean is broken at spaces only.
    case 0x2060: return !isCatalog && neighbors.count == 2 && !neighbors.allSatisfy(\.isHangul)
    case 0x200C, 0x200D:
      let followsEmoji =
        before.map { $0.value > 0x7F && ($0.properties.isEmoji || $0.value == 0xFE0F || $0.properties.isEmojiModifier) }
        ?? false
      return followsEmoji || neighbors.contains(where: \.needsJoiners)
    case 0xE0020...0xE007F:
      // A black flag precedes the tags of a region's flag.
      return before.map { $0.value == 0x1F3F4 || (0xE0020...0xE007F).contains($0.value) } ?? false
    default: return false
    }
  }

  /// Whether the language or any letter of the text is written from right to left.
  private var isRightToLeft: Bool {
    LocaleTag(file.locale)?.isRightToLeft == true || file.scripts.contains(.arabic)
      || scalars.contains(where: \.isRightToLeft)
  }
}
