internal import MessageFiles

/// Finds a bracket, quotation mark or grave accent without its partner in a translation whose source has pairs or none.
struct UnpairedBracketRule: MessageRule {
  let name = "unpaired-bracket"
  let severity = Finding.Severity.warning
  let isTriggeredBySource = false
  let triggers: TextFeatures = [.bracket, .brace, .quote, .bold, .angle]
  let example: RuleExample? = RuleExample(
    source: "Maximum size (0 for unlimited)", bad: "최대 크기(0이면 무제한", good: "최대 크기(0이면 무제한)")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard let mark = unpairedBracket(entry) ?? entry.unpairedQuoteAtArgument ?? entry.unpairedSign,
      !(entry.source.map { Self.listsPairs($0.text) } ?? false)
    else { return }
    findings.add(
      self, nil, ["bracket": .text(String(mark.scalar))], in: entry,
      at: mark.offset..<mark.offset + UTF8.width(mark.scalar))
  }

  private func unpairedBracket(_ entry: EntryContext) -> MaskedProse.LocatedScalar? {
    guard entry.features.contains(.bracket), let source = entry.source, source.text != entry.text,
      let prose = MaskedProse(entry.entry)
    else { return nil }
    // A sentence in several messages may be quoted as a whole: `Delete [` and `] for ever?`
    let isPart = !source.features.contains(.bracket) && !source.text.utf8.contains(UInt8(ascii: "\""))
    let pairsQuotes = entry.traits.pairsQuotes
    guard let bracket = Self.unpaired(prose, pairsQuotes).first,
      !(isPart && Self.encloses(bracket, entry.text)), !Self.hasPartner(bracket, beside: entry),
      let sourceProse = MaskedProse(source),
      Self.unpaired(sourceProse, true).isEmpty,
      // In other scripts, 《 and 》 are arrows.
      entry.file.isIdeographic || entry.file.scripts.contains(.hangul) || !["《", "》"].contains(bracket.scalar),
      // Symfony's number ranges, such as `]1,Inf[`, are not brackets.
      !entry.text.contains(/[\[\]] *-?\d+ *, *\+?Inf *[\[\]]/)
    else { return nil }
    return bracket
  }

  /// Returns the kind of an opening bracket; half-width and full-width brackets may pair.
  private static func opening(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar {
    case "(", "（": 0
    case "[", "［": 1
    case "「": 2
    case "『": 3
    case "【": 4
    case "《": 5
    case "“": quotationKind
    default: nil
    }
  }

  /// Returns the kind of a closing bracket.
  private static func closing(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar {
    case ")", "）": 0
    case "]", "］": 1
    case "」": 2
    case "』": 3
    case "】": 4
    case "》": 5
    case "”": quotationKind
    default: nil
    }
  }

  /// Returns whether the next or the previous message has the partner of a bracket, because a sentence is in both.
  private static func hasPartner(_ bracket: MaskedProse.LocatedScalar, beside entry: EntryContext) -> Bool {
    guard let index = entry.file.indices[entry.entry.key] else { return false }
    let neighbor = opening(bracket.scalar) == nil ? index - 1 : index + 1
    guard entry.file.entries.indices.contains(neighbor), let prose = MaskedProse(entry.file.entries[neighbor]) else {
      return false
    }
    return unpaired(prose, entry.traits.pairsQuotes).contains { other in
      opening(bracket.scalar).map { $0 == closing(other.scalar) } ?? (closing(bracket.scalar) == opening(other.scalar))
    }
  }

  /// Returns whether a bracket opens at the end of a text, or closes at its start, and so encloses another text.
  private static func encloses(_ bracket: MaskedProse.LocatedScalar, _ text: String) -> Bool {
    opening(bracket.scalar) == nil
      ? bracket.offset == 0 : bracket.offset + UTF8.width(bracket.scalar) == text.utf8.count
  }

  /// Returns whether a text names several kinds of brackets, as in `()[]`.
  private static func listsPairs(_ text: String) -> Bool {
    ["()", "[]", "{}"].count { text.contains(utf8: $0) } > 1
  }

  private static let quotationKind = 6
  /// The maximum number of scalars from one bracket of an interval to the other.
  private static let maximumIntervalLength = 100

  private static func unpaired(_ prose: MaskedProse, _ pairsQuotes: Bool) -> [MaskedProse.LocatedScalar] {
    let scalars = prose.scalars
    // Box-drawing characters belong to an emoticon, such as a flipped table.
    if scalars.contains(where: { (0x2500...0x257F).contains($0.scalar.value) }) { return [] }
    var open: [(kind: Int, index: Int)] = []
    // How many brackets of each kind are open, so that a search always succeeds and its cost is linear in total.
    var openCounts = Array(repeating: 0, count: quotationKind + 1)
    var unpaired: [Int] = []
    for (index, (scalar, _)) in scalars.enumerated() {
      guard opening(scalar) != nil || closing(scalar) != nil else { continue }
      // A backslash makes a bracket literal, as in a regular expression.
      if isEscaped(scalars, index) || isQuoted(scalars, index) || isListed(scalars, index) { continue }
      if let kind = opening(scalar), pairsQuotes || kind != quotationKind {
        // A smiley begins with a round or square bracket, whose kinds are 0 and 1.
        if kind > 1 || !isOpeningSmiley(scalars, index) {
          open.append((kind, index))
          openCounts[kind] += 1
        }
      } else if let kind = closing(scalar), pairsQuotes || kind != quotationKind {
        if openCounts[kind] > 0, let partner = open.lastIndex(where: { $0.kind == kind }) {
          unpaired += open[(partner + 1)...].map(\.index)
          for bracket in open[partner...] { openCounts[bracket.kind] -= 1 }
          open.removeSubrange(partner...)
        } else if let partner = open.last, kind + partner.kind == 1, isInterval(scalars, partner.index, index) {
          // (0, 10] is an interval without 0: one bracket is round, kind 0, and the other square, kind 1.
          openCounts[open.removeLast().kind] -= 1
        } else if !isListMark(scalars, index) && !isClosingSmiley(scalars, index) {
          unpaired.append(index)
        }
      }
    }
    let found = (unpaired + open.map(\.index)).sorted().map { scalars[$0] }
    // The partner may be one of those that were skipped: `( value )`, `\\(a backslash)`.
    if !found.isEmpty, areAllPaired(scalars) { return [] }
    // Some writers use the same mark on both sides: ”so”.
    let quotes = found.filter { $0.scalar == "“" || $0.scalar == "”" }
    let arePairsOfOneMark = quotes.count % 2 == 0 && Set(quotes.map(\.scalar)).count == 1
    return arePairsOfOneMark ? found.filter { $0.scalar != quotes[0].scalar } : found
  }

  /// Returns whether all brackets are paired, whatever stands beside them, except closing ones with a backslash.
  private static func areAllPaired(_ scalars: [MaskedProse.LocatedScalar]) -> Bool {
    var open: [Int] = []
    for (index, (scalar, _)) in scalars.enumerated() {
      if let kind = opening(scalar) {
        open.append(kind)
      } else if let kind = closing(scalar), !isEscaped(scalars, index), open.popLast() != kind {
        return false
      }
    }
    return open.isEmpty
  }

  /// Returns whether quotation marks enclose only the bracket, as in `「(」`.
  private static func isQuoted(_ scalars: [MaskedProse.LocatedScalar], _ index: Int) -> Bool {
    guard index > 0, index + 1 < scalars.count else { return false }
    // A bracket between two quotations belongs to neither: “a”（“b”）.
    if scalars[index - 1].scalar == "”", scalars[index + 1].scalar == "“" { return false }
    return "\"'`‘’“”„‚«»‹›「『".unicodeScalars.contains(scalars[index - 1].scalar)
      && "\"'`‘’“”«»‹›」』".unicodeScalars.contains(scalars[index + 1].scalar)
  }

  /// Returns whether a backslash precedes a bracket, unless another bracket encloses the backslash, as in `(\)`.
  private static func isEscaped(_ scalars: [MaskedProse.LocatedScalar], _ index: Int) -> Bool {
    let backslashes = scalars[..<index].reversed().prefix { $0.scalar == "\\" }.count
    let start = index - backslashes
    return backslashes % 2 == 1 && (start == 0 || opening(scalars[start - 1].scalar) == nil)
  }

  /// Returns whether a list names the bracket, with spaces between it and other signs: `( [ {`.
  private static func isListed(_ scalars: [MaskedProse.LocatedScalar], _ index: Int) -> Bool {
    guard index > 0, index + 1 < scalars.count, scalars[index - 1].scalar == " ", scalars[index + 1].scalar == " "
    else { return false }
    // A pair with only a space in it is no list.
    if index > 1, let kind = closing(scalars[index].scalar), opening(scalars[index - 2].scalar) == kind { return false }
    if index + 2 < scalars.count, let kind = opening(scalars[index].scalar), closing(scalars[index + 2].scalar) == kind
    {
      return false
    }
    return [index - 2, index + 2].contains {
      scalars.indices.contains($0) && "()[]{}'\"".unicodeScalars.contains(scalars[$0].scalar)
    }
  }

  /// Returns whether the brackets enclose two numbers, as in `(0, 10]`.
  private static func isInterval(_ scalars: [MaskedProse.LocatedScalar], _ start: Int, _ end: Int) -> Bool {
    guard end - start <= maximumIntervalLength else { return false }
    let parts = scalars[(start + 1)..<end].split { ",;".unicodeScalars.contains($0.scalar) }
    return parts.count == 2
      && parts.allSatisfy { $0.allSatisfy { isDigit($0.scalar) || " .+-∞%".unicodeScalars.contains($0.scalar) } }
  }

  /// Returns whether the bracket ends a list mark, at the start of a line or after a space, a sign or, for a number, Han:
  /// `1)`, `a)`, `예)`, `以及3)`.
  private static func isListMark(_ scalars: [MaskedProse.LocatedScalar], _ index: Int) -> Bool {
    var index = index
    if index > 0, scalars[index - 1].scalar == "." { index -= 1 }
    var start = index
    var count = 0
    while start > 0, count < 3 {
      let scalar = scalars[start - 1].scalar
      // Signs of vowels belong to the letter before them.
      let isMark = [.nonspacingMark, .spacingMark].contains(scalar.properties.generalCategory)
      guard isMark || scalar.properties.isAlphabetic || isDigit(scalar) else { break }
      start -= 1
      if !isMark { count += 1 }
    }
    if followsHanAndNumber(scalars, index) { return true }
    guard start < index, count < 3 else { return false }
    return start == 0 || scalars[start - 1].scalar.properties.isWhitespace
      || "，、；：。:;,،".unicodeScalars.contains(scalars[start - 1].scalar)
      || scalars[start - 1].scalar.value == UInt32(MaskedProse.syntax)
  }

  private static func followsHanAndNumber(_ scalars: [MaskedProse.LocatedScalar], _ index: Int) -> Bool {
    index > 1 && (0x30...0x39).contains(scalars[index - 1].scalar.value)
      && (0x4E00...0x9FFF).contains(scalars[index - 2].scalar.value)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.numericType != nil }

  /// Returns whether the bracket ends a smiley, such as `:)`, `;-)`, `:))` or `; )`.
  private static func isClosingSmiley(_ scalars: [MaskedProse.LocatedScalar], _ index: Int) -> Bool {
    var start = index
    // Few smileys have more than one mouth.
    while start > 0, index - start < 20, [")", "）"].contains(scalars[start - 1].scalar) { start -= 1 }
    if start > 1, scalars[start - 1].scalar == " ", [";", "；"].contains(scalars[start - 2].scalar) { return true }
    return start > 0 && ":;؛：；=-^".unicodeScalars.contains(scalars[start - 1].scalar)
  }

  /// Returns whether the bracket is part of a smiley: `:(` at the end of a word, or `(:`.
  private static func isOpeningSmiley(_ scalars: [MaskedProse.LocatedScalar], _ index: Int) -> Bool {
    let next = index + 1 < scalars.count ? scalars[index + 1].scalar : " "
    if next == ":" || next == ";" {
      let after = index + 2 < scalars.count ? scalars[index + 2].scalar : " "
      return !after.properties.isAlphabetic && after.value != UInt32(MaskedProse.argument)
    }
    if next == "_" { return false }
    // `:_(` is a crying face.
    let eyes = index > 1 && scalars[index - 1].scalar == "_" ? index - 2 : index - 1
    // Neither a letter nor masked text follows a smiley; masks are at most `opaque`.
    return eyes >= 0 && ":;=-".unicodeScalars.contains(scalars[eyes].scalar) && !next.properties.isAlphabetic
      && next.value > UInt32(MaskedProse.opaque)
  }
}
