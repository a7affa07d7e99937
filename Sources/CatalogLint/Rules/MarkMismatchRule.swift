internal import CatalogFormats
internal import MessageFiles

/// Finds a mark that a translation lacks although the other translations of its file have it: the sign of an access key,
/// as in `_File` and `&File`, and the `¿` and `¡` of Spanish; a sign of an access key that the source lacks; and lost signs
/// around a text, as in `--- File ---`.
struct MarkMismatchRule: SetRule {
  let name = "mark-mismatch"
  let severity = Finding.Severity.warning
  private static let accessKey: Diagnostic.ID = "mark-mismatch.access-key"
  private static let opening: Diagnostic.ID = "mark-mismatch.opening"
  private static let extraKey: Diagnostic.ID = "mark-mismatch.extra-key"
  private static let frame: Diagnostic.ID = "mark-mismatch.frame"
  private static let lostEnd: Diagnostic.ID = "mark-mismatch.lost-end"
  private static let extraEnd: Diagnostic.ID = "mark-mismatch.extra-end"
  private static let extraFrame: Diagnostic.ID = "mark-mismatch.extra-frame"
  private static let separator: Diagnostic.ID = "mark-mismatch.separator"
  private static let context: Diagnostic.ID = "mark-mismatch.context"
  private static let lostColon: Diagnostic.ID = "mark-mismatch.lost-colon"
  let ids = [accessKey, opening, extraKey, frame, extraFrame, lostEnd, extraEnd, separator, context, lostColon]
  let aggregateMessageID: String? = "report.mark-mismatch"
  let aggregatedIDs = [lostEnd, extraEnd]

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    if set.isCatalog { return }
    if set.source == nil {
      for pairing in set.pairings { checkSeparators(pairing.file, &findings) }
    }
    // Few sources have bars at all.
    let hasBars = set.source?.entries.contains { $0.text.utf8.contains(UInt8(ascii: "|")) } ?? false
    var slips: [(slip: Slip, file: MessageFile)] = []
    for pairing in set.translations where !pairing.file.isExported {
      var habits = Habits(pairing.file)
      for (entry, source) in zip(pairing.file.entries, pairing.sources) {
        guard let source, !entry.isUnused, !entry.isFragment, source.sourceTextKind == .text, !entry.text.isEmpty,
          !entry.text.hasSameBytes(as: source.text)
        else { continue }
        habits.count(entry, source)
        if hasBars { checkBars(entry, source, pairing.file, &findings) }
        if let frame = source.text.frame, !entry.text.contains(frame) {
          findings.add(
            self, Self.frame, ["mark": .text(frame)], in: entry, of: pairing.file, source: source.text,
            at: 0..<entry.text.utf8.count)
        }
      }
      slips += habits.unusual.map { ($0, pairing.file) }
    }
    // Where many locales differ in the same way, the source has changed, or is wrong itself.
    let counts = slips.reduce(into: [:]) { counts, item in counts[item.slip.place, default: 0] += 1 }
    for (slip, file) in slips {
      let count = counts[slip.place, default: 0]
      if slip.id != Self.accessKey, slip.id != Self.extraKey, count > 2, count * 4 > set.translations.count { continue }
      // A full stop that several translations lack may be new in the source.
      let mayBeNew = slip.mark == EndMark.stop.rawValue && count > 1 && count * 10 > set.translations.count
      findings.add(
        self, slip.id, ["mark": .text(slip.mark)], in: slip.entry, of: file, source: slip.source.text, at: 0..<0,
        severity: mayBeNew ? .info : slip.severity)
    }
  }

  /// Finds a separator of plural forms with other bars than other texts of the file have.
  private func checkSeparators(_ file: MessageFile, _ findings: inout FindingList) {
    let entries = file.entries.filter { $0.text.utf8.contains(UInt8(ascii: "|")) }
    guard let example = entries.first(where: { $0.text.contains(" |||| ") }) else { return }
    for entry in entries where entry.text.contains(" ||| ") {
      guard let mark = entry.text.brokenSeparator(of: example.text) else { continue }
      findings.add(
        self, Self.separator, ["mark": .text(mark)], in: entry, of: file, source: nil, at: 0..<entry.text.utf8.count)
    }
  }

  /// Finds a separator of plural forms with another number of bars, and the name of a place that stays in a text.
  private func checkBars(
    _ entry: MessageEntry, _ source: MessageEntry, _ file: MessageFile, _ findings: inout FindingList
  ) {
    if let mark = entry.text.brokenSeparator(of: source.text) {
      findings.add(
        self, Self.separator, ["mark": .text(mark)], in: entry, of: file, source: source.text,
        at: 0..<entry.text.utf8.count)
    } else if file.document.format == .po, let context = source.text.context, entry.text.hasPrefix(context) {
      findings.add(
        self, Self.context, ["text": .text(context)], in: entry, of: file, source: source.text,
        at: 0..<context.utf8.count)
    }
  }

  /// A translation that differs from the habit of its file.
  private struct Slip {
    let id: Diagnostic.ID
    var severity: Finding.Severity?
    let mark: String
    let entry: MessageEntry
    let source: MessageEntry

    /// What slips of several locales have in common.
    var place: [String] { [id.rawValue, entry.key] }

    func with(_ severity: Finding.Severity?) -> Slip {
      Slip(id: id, severity: severity, mark: mark, entry: entry, source: source)
    }
  }

  /// How many translations of a file have each mark, and those that differ in it.
  private struct Habits {
    private struct Kind: Hashable {
      let id: Diagnostic.ID
      let mark: String

      /// Whether the text lost a mark that tells what follows, a value or an input, or another dialog, or that it is a
      /// question.
      func isUrgent(in file: MessageFile) -> Bool {
        guard id == MarkMismatchRule.lostEnd else { return false }
        // Chinese, Japanese and Korean labels name a question without asking it.
        let mayOmitQuestion = file.isIdeographic || file.scripts.contains(.hangul)
        return [EndMark.colon.rawValue, EndMark.ellipsis.rawValue].contains(mark)
          || (mark == EndMark.question.rawValue && !mayOmitQuestion)
      }
    }

    private let file: MessageFile
    private var language: String { file.language }
    private var kept: [String: Int] = [:]
    /// How many texts keep a full stop for each one that lacks it, so that the lack is a slip.
    private static let nearlyAll = 50
    private var slips: [Kind: [Slip]] = [:]

    init(_ file: MessageFile) { self.file = file }

    /// The slips in all marks that the file usually has, in the order of the file.
    var unusual: [Slip] {
      slips.flatMap { kind, slips in
        let kept = kept[kind.mark, default: 0]
        // The forms of one message repeat its slip.
        let count = slips.count == 1 ? 1 : Set(slips.map(\.entry.messageKey)).count
        let share = kept / count
        return switch kind.id {
        case MarkMismatchRule.extraKey: slips.filter { kept > 0 || $0.severity == nil }
        case MarkMismatchRule.accessKey: share < 2 ? [] : slips.map { $0.with(share < 8 ? .info : nil) }
        // The mark is part of the spelling, unless the whole file does without it.
        case MarkMismatchRule.opening: kept == 0 ? [] : slips.map { $0.with(share < 2 ? .info : nil) }
        case MarkMismatchRule.lostEnd where kind.mark == EndMark.stop.rawValue && share >= Self.nearlyAll: slips
        // A single text is no habit either.
        default:
          share < 1 && count > 1 ? [] : slips.map { $0.with(share < 8 || !kind.isUrgent(in: file) ? .info : nil) }
        }
      }
      .sorted { $0.entry.range.lowerBound < $1.entry.range.lowerBound }
    }

    mutating func count(_ entry: MessageEntry, _ source: MessageEntry) {
      countAccessKey(entry, source)
      countEnd(entry, source)
      countColon(entry, source)
      switch (source.text.isInParentheses, entry.text.isInParentheses) {
      case (true, true): kept["()", default: 0] += 1
      case (true, false): add("()", isKept: false, MarkMismatchRule.frame, entry, source)
      case (false, true): add("()", isKept: false, MarkMismatchRule.extraFrame, entry, source)
      case (false, false): break
      }
      // After a sign, the mark may be one too, such as an operator.
      guard language == "es", let end = entry.text.last, let opening = ["?": "¿", "!": "¡"][end],
        entry.text.dropLast().last.map({ $0.isLetter || $0.isNumber || "})>\"'»”@".contains($0) }) ?? false
      else { return }
      add(opening, isKept: entry.text.contains(opening), MarkMismatchRule.opening, entry, source)
    }

    private mutating func countEnd(_ entry: MessageEntry, _ source: MessageEntry) {
      switch (source.text.ending(in: "en"), entry.text.ending(in: language)) {
      case (.mark(let wanted), .mark(let mark)) where wanted == mark: kept[mark.rawValue, default: 0] += 1
      // Japanese titles are often nouns in place of questions, and no mark follows an address.
      case (.mark(.question), .word) where language == "ja": break
      case (.mark, .word) where entry.features.contains(.address): break
      case (.word, .mark) where source.features.contains(.address): break
      // The mark may stand before a note at the end, or a pause elsewhere.
      case (.mark(let mark), .word) where mark.isInside(entry.text) && !entry.text.hasPrefix(mark.rawValue): break
      case (.word, .mark(let mark)) where mark.isInside(source.text): break
      case (.mark(let wanted), .word): add(wanted.rawValue, isKept: false, MarkMismatchRule.lostEnd, entry, source)
      case (.word, .mark(let mark)): add(mark.rawValue, isKept: false, MarkMismatchRule.extraEnd, entry, source)
      // A comma or hyphen in place of the mark.
      case (.mark(let wanted), .sign) where ",-".utf8.contains(entry.text.utf8.last ?? 0):
        add(wanted.rawValue, isKept: false, MarkMismatchRule.lostEnd, entry, source)
      case (.mark, _), (.word, _), (.sign, _): break
      }
    }

    /// Counts the colons before a placeholder at the end of texts.
    private mutating func countColon(_ entry: MessageEntry, _ source: MessageEntry) {
      guard !source.features.isDisjoint(with: [.brace, .percent]), let end = source.text.endAfterColon,
        entry.text.hasSuffix(end)
      else { return }
      let isKept = entry.text.contains { ":：∶﹕-–—。".contains($0) }
      add(":", isKept: isKept, MarkMismatchRule.lostColon, entry, source, habit: "inner colon")
    }

    private mutating func countAccessKey(_ entry: MessageEntry, _ source: MessageEntry) {
      if let (mark, isDoubled) = entry.extraAccessKey(besides: source) {
        // Some programs accept the sign in any label.
        slips[Kind(id: MarkMismatchRule.extraKey, mark: mark), default: []].append(
          Slip(
            id: MarkMismatchRule.extraKey, severity: isDoubled ? nil : .info, mark: mark, entry: entry, source: source))
        return
      }
      // Few texts have an underscore or an ampersand.
      guard !source.features.isDisjoint(with: [.technicalName, .escape]),
        let (sign, word) = source.text.accessKey
      else { return }
      let isKept = entry.text.accessKey?.sign == sign
      // An identifier with an underscore is the same in each language.
      let mark = String(UnicodeScalar(sign))
      // A sign before a placeholder marks no letter.
      let isMisplaced = entry.text.contains("\(mark)%") || entry.text.contains("\(mark){")
      if isKept ? entry.text.contains(word) : entry.text.utf8.contains(sign) && !isMisplaced { return }
      add(mark, isKept: isKept, MarkMismatchRule.accessKey, entry, source)
    }

    private mutating func add(
      _ mark: String, isKept: Bool, _ id: Diagnostic.ID, _ entry: MessageEntry, _ source: MessageEntry,
      habit: String? = nil
    ) {
      if isKept {
        kept[habit ?? mark, default: 0] += 1
      } else {
        slips[Kind(id: id, mark: habit ?? mark), default: []].append(
          Slip(id: id, mark: mark, entry: entry, source: source))
      }
    }
  }
}

extension MessageEntry {
  /// Returns the sign of an access key that the source lacks, or that the message has twice; nil if there is none.
  fileprivate func extraAccessKey(besides source: MessageEntry) -> (mark: String, isDoubled: Bool)? {
    guard !features.isDisjoint(with: [.technicalName, .escape]) else { return nil }
    let key = source.text.accessKey
    for sign in ["_", "&"] {
      let byte = sign.utf8.first
      let count = text.utf8.count { $0 == byte }
      if key?.sign == byte, count > 1,
        text.split(separator: "(\(sign)", maxSplits: 2).count > 2
          || (count == 2 && text.contains("(\(sign)") && text.contains("\(sign))"))
      {
        return (sign, true)
      }
      if count == 1, !source.text.utf8.contains(where: { $0 == byte }), text.accessKey?.sign == byte,
        text.hasPrefix(sign) || text.contains(" \(sign)") || text.contains("(\(sign)")
          || (sign == "&" && text.contains(/\p{L}&\p{Ll}/))
      {
        return (sign, false)
      }
    }
    return nil
  }
}

extension String {
  /// Whether one pair of round brackets encloses the whole text.
  fileprivate var isInParentheses: Bool {
    // Most texts begin with another character.
    guard let start = utf8.first(where: { $0 != 0x20 }), start == UInt8(ascii: "(") || start == 0xEF else {
      return false
    }
    let text = drop(while: \.isWhitespace)
    guard let first = text.first, first == "(" || first == "（",
      let last = last(where: { !$0.isWhitespace }), last == ")" || last == "）"
    else { return false }
    return count { "(（".contains($0) } == 1 && contains(where: \.isLetter)
  }

  /// The signs at both ends of the text, at least two of one kind on each side; nil if there are none.
  fileprivate var frame: String? {
    guard let first = utf8.first, "-=*~#".utf8.contains(first), utf8.last == first else { return nil }
    let count = min(utf8.prefix { $0 == first }.count, utf8.reversed().prefix { $0 == first }.count)
    guard count > 1, contains(where: \.isLetter) else { return nil }
    return String(repeating: Character(UnicodeScalar(first)), count: 2)
  }

  /// The sign that marks the access key of a label, `_` or `&`, and its word; nil if there is none, or more than one.
  ///
  /// The next character is the key, so that a letter or digit has to follow the sign.
  fileprivate var accessKey: (sign: UInt8, word: Substring)? {
    guard let index = utf8.firstIndex(where: { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "&") }) else {
      return nil
    }
    let sign = utf8[index]
    let rest = self[index...].dropFirst()
    guard let first = rest.first, first.isLetter || first.isNumber, !rest.utf8.contains(sign),
      // An entity of HTML ends in a semicolon.
      sign == UInt8(ascii: "_") || !rest.drop(while: \.isLetter).hasPrefix(";")
    else { return nil }
    let start = self[..<index].lastIndex(where: \.isWhitespace).map { self.index(after: $0) } ?? startIndex
    let word = self[start...].prefix { !$0.isWhitespace }
    // Other signs beside letters make the word an identifier or an address.
    let letters = word.filter { $0 != "_" && $0 != "&" }.reversed().drop { ":.…?!".contains($0) }
    return letters.allSatisfy { $0.isLetter || "()".contains($0) } ? (sign, word) : nil
  }
}
