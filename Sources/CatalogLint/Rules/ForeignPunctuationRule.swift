internal import MessageFiles

/// Finds punctuation of another language: `。` in Korean, a half-width `.` in Japanese or Chinese, and what nearly all
/// other texts of a file write otherwise: `...` and `“` in Chinese, a colon without a space before it in French, and three
/// full stops after a space.
///
/// A half-width comma before a number, an argument or a word in Latin letters often separates values: it is an info.
struct ForeignPunctuationRule: SetRule {
  let name = "foreign-punctuation"
  let severity = Finding.Severity.warning
  let example: RuleExample? = RuleExample(source: "Gone. Go on?", bad: "없앴습니다。 계속할까요?", good: "없앴습니다. 계속할까요?")

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    for pairing in set.pairings {
      for slip in pairing.file.punctuationHabits.slips(in: pairing) {
        add(
          slip.found, slip.wanted, slip.entry, slip.source, pairing.file, at: slip.offset,
          severity: slip.isNote ? .info : nil, &findings)
      }
      if pairing.file.isSource { continue }
      if pairing.file.scripts.contains(.hangul) {
        checkKorean(pairing, &findings)
      } else if pairing.file.isIdeographic {
        checkIdeographic(pairing, &findings)
      }
    }
  }

  private func checkKorean(_ pairing: Pairing, _ findings: inout FindingList) {
    let file = pairing.file
    for (entry, source) in zip(file.entries, pairing.sources)
    where entry.features.contains(.widePunctuation) && entry.features.contains(.hangul) {
      guard let scalars = MaskedProse(entry)?.scalars else { continue }
      for (index, (scalar, offset)) in scalars.enumerated() {
        guard let (narrow, _) = Self.widthPairs.first(where: { $0.wide == scalar }), index > 0,
          (0xAC00...0xD7A3).contains(scalars[index - 1].scalar.value),
          !(source?.text.unicodeScalars.contains(scalar) ?? false)
        else { continue }
        add(String(scalar), String(narrow), entry, source, file, at: offset, &findings)
        break
      }
    }
  }

  /// A half-width mark after kana or Han, at the end of a sentence or clause.
  private struct NarrowMark {
    let entry: MessageEntry
    let source: MessageEntry?
    let offset: Int
    /// Whether the mark may separate values.
    let isSeparator: Bool
  }

  private func checkIdeographic(_ pairing: Pairing, _ findings: inout FindingList) {
    let file = pairing.file
    var narrowMarks: [Unicode.Scalar: [NarrowMark]] = [:]
    // The numbers of wide marks, by the narrow mark.
    var wideCounts: [Unicode.Scalar: Int] = [:]
    for (entry, source) in zip(file.entries, pairing.sources) {
      if entry.features.contains(.widePunctuation) {
        // All wide marks are in these two ranges; the check skips the letters quickly.
        for scalar in entry.text.unicodeScalars
        where (0x3001...0x3002).contains(scalar.value) || scalar.value > 0xFF00 {
          if let pair = Self.widthPairs.first(where: { $0.wide == scalar }) { wideCounts[pair.narrow, default: 0] += 1 }
        }
      }
      if entry.features.isSuperset(of: [.widePunctuation, .digit]), let source,
        let (wide, narrow, offset) = entry.text.wideMarkInNumber(of: source.text)
      {
        add(String(wide), String(narrow), entry, source, file, at: offset, &findings)
      }
      guard entry.features.contains(.narrowPunctuation), entry.text != source?.text, let prose = MaskedProse(entry)
      else {
        continue
      }
      // The source may be a list that programs split: `meter,meters,m`, an abbreviation: `Int.`, or the pattern of a name
      // in capitals: `ALBUM - TRACK. TITLE`.
      let isList = source?.text.isList ?? false
      let isAbbreviation = source?.text.isAbbreviation ?? false
      let isPattern = source?.text.isPattern ?? false
      // Only the first of equal marks in a text counts.
      for (narrow, offset, isSeparator) in Self.narrowMarksAtEnds(in: prose)
      where !(narrowMarks[narrow]?.last?.entry === entry) && !(narrow == "," && isList)
        && !(narrow == "."
          && (isAbbreviation || isPattern || entry.text.utf8.dropFirst(offset).starts(with: ". .".utf8)))
      {
        narrowMarks[narrow, default: []].append(
          NarrowMark(entry: entry, source: source, offset: offset, isSeparator: isSeparator))
      }
    }
    for (narrow, marks) in narrowMarks.sorted(by: { $0.key < $1.key }) {
      guard Self.areMistakes(narrow, count: marks.count, wideCount: wideCounts[narrow] ?? 0) else { continue }
      let isChinese = !file.scripts.contains(.kana)
      let wanted: Unicode.Scalar =
        narrow == "," && !isChinese ? "、" : Self.widthPairs.first { $0.narrow == narrow }?.wide ?? narrow
      // A file with few of either kind may follow the style of its project.
      let mayBeStyle = marks.count > wideCounts[narrow] ?? 0
      for mark in marks {
        add(
          String(narrow), String(wanted), mark.entry, mark.source, file, at: mark.offset,
          severity: mark.isSeparator || mayBeStyle ? .info : nil, &findings)
      }
    }
  }

  /// Returns whether a file's half-width marks are mistakes rather than its style.
  private static func areMistakes(_ narrow: Unicode.Scalar, count: Int, wideCount: Int) -> Bool {
    switch narrow {
    // Many writers use these in half width on purpose.
    case "!", "?": wideCount >= 10 * count
    default: count < 5 || wideCount > count
    }
  }

  /// Returns the half-width marks after kana or Han that end a sentence or clause.
  private static func narrowMarksAtEnds(
    in prose: MaskedProse
  ) -> [(mark: Unicode.Scalar, offset: Int, isSeparator: Bool)] {
    let scalars = prose.scalars
    return scalars.indices.compactMap { index in
      let (scalar, offset) = scalars[index]
      guard index > 0, ".,!?".unicodeScalars.contains(scalar), isIdeographic(scalars[index - 1].scalar) else {
        return nil
      }
      guard index + 1 < scalars.count else { return (scalar, offset, false) }
      // A single letter before a full stop is an abbreviation, as 例 is.
      if scalar == ".", index == 1 || !scalars[index - 2].scalar.properties.isAlphabetic { return nil }
      if scalar == ",", isInNotation(scalars, index) { return nil }
      let next = scalars[index + 1].scalar
      // Between letters a full stop may be part of a name: 例.jp, 域名.公司.
      let isEnd =
        next == " " || next == "\n" || next.value == UInt32(MaskedProse.syntax)
        || (scalar == "," && isIdeographic(next))
      let following = scalars[(index + 1)...].first { !$0.scalar.properties.isWhitespace }?.scalar ?? " "
      return isEnd ? (scalar, offset, scalar == "," && !isIdeographic(following)) : nil
    }
  }

  /// Returns whether quotation marks enclose a comma and a few letters, which are then a notation, such as 「姓, 名」.
  private static func isInNotation(_ scalars: [MaskedProse.LocatedScalar], _ index: Int) -> Bool {
    let (before, after) = (scalars[..<index].suffix(4), scalars[(index + 1)...].prefix(4))
    return before.contains { "「『“‘\"'".unicodeScalars.contains($0.scalar) }
      && after.contains { "」』”’\"'".unicodeScalars.contains($0.scalar) }
  }

  private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x3096, 0x30A1...0x30FC, 0x4E00...0x9FFF: true
    default: false
    }
  }

  private static let widthPairs: [(narrow: Unicode.Scalar, wide: Unicode.Scalar)] = [
    (".", "。"), (",", "，"), (",", "、"), ("!", "！"), ("?", "？"), (":", "："), (";", "；"),
  ]

  private func add(
    _ found: String, _ wanted: String, _ entry: MessageEntry, _ source: MessageEntry?, _ file: MessageFile,
    at offset: Int, severity: Finding.Severity? = nil, _ findings: inout FindingList
  ) {
    findings.add(
      self, nil, ["found": .text(found), "wanted": .text(wanted)], in: entry, of: file, source: source?.text,
      at: offset..<offset + found.utf8.count, severity: severity)
  }
}

extension String {
  /// Whether the text has a comma without white space after it.
  fileprivate var isList: Bool {
    zip(utf8, utf8.dropFirst()).contains { $0 == UInt8(ascii: ",") && $1 > 0x20 }
  }

  /// Returns the first ideographic full stop or full-width colon between the digits of a decimal number or a time that a
  /// source has with the narrow mark; nil if there is none.
  fileprivate func wideMarkInNumber(
    of source: String
  ) -> (wide: Unicode.Scalar, narrow: Unicode.Scalar, offset: Int)? {
    for (wide, narrow) in [("。", "."), ("：", ":")] as [(Unicode.Scalar, Unicode.Scalar)] {
      let bytes = Array(utf8)
      let mark = Array(String(wide).utf8)
      for index in bytes.indices.dropFirst() where bytes[index] == mark[0] {
        let end = index + mark.count
        guard end < bytes.count, bytes[index..<end].elementsEqual(mark), bytes[index - 1].isDigit else { continue }
        let before = String(decoding: bytes[..<index].reversed().prefix(while: \.isDigit).reversed(), as: UTF8.self)
        let after = String(decoding: bytes[end...].prefix(while: \.isDigit), as: UTF8.self)
        // Ratios are often written with the wide colon: 16：9.
        guard !after.isEmpty, narrow == "." || after.count == 2,
          source.contains("\(before)\(narrow)\(after)")
        else { continue }
        return (wide, narrow, index)
      }
    }
    return nil
  }

  /// Whether the text is at most five letters and a full stop.
  fileprivate var isPattern: Bool { contains(where: \.isUppercase) && !contains(where: \.isLowercase) }

  fileprivate var isAbbreviation: Bool { utf8.count <= 6 && hasSuffix(".") && dropLast().allSatisfy(\.isLetter) }
}
