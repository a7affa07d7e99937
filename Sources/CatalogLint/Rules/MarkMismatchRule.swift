internal import CatalogFormats
internal import MessageFiles

/// Finds a mark of the source that a translation lacks although the other translations of its file have it.
///
/// The marks are the punctuation at the end, the sign of an access key, as in `_File` and `&File`, and the `¿` and `¡` of
/// Spanish. A full stop at the end that only the source or only the translation has is an info.
struct MarkMismatchRule: SetRule {
  let name = "mark-mismatch"
  let severity = Finding.Severity.warning
  private static let missing: Diagnostic.ID = "mark-mismatch.missing"
  private static let stop: Diagnostic.ID = "mark-mismatch.stop"
  private static let accessKey: Diagnostic.ID = "mark-mismatch.access-key"
  private static let opening: Diagnostic.ID = "mark-mismatch.opening"
  let ids = [missing, stop, accessKey, opening]
  let aggregateMessageID: String? = "report.mark-mismatch"
  let aggregatedIDs = [stop]

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    // The rule end-punctuation checks the copy of catalogs.
    if set.isCatalog { return }
    for pairing in set.translations where !pairing.file.isExported {
      var habits = Habits(pairing.file)
      for (entry, source) in zip(pairing.file.entries, pairing.sources) {
        guard let source, !entry.isUnused, !entry.isFragment, source.sourceTextKind == .text else { continue }
        habits.count(entry, source)
      }
      for slip in habits.slips {
        findings.add(
          self, slip.id, slip.id == Self.stop ? [:] : ["mark": .text(slip.mark)], in: slip.entry, of: pairing.file,
          source: slip.source.text, at: slip.spot, severity: slip.id == Self.stop ? .info : nil)
      }
    }
  }

  /// A translation that differs from the habit of its file.
  private struct Slip {
    let id: Diagnostic.ID
    let mark: String
    let entry: MessageEntry
    let source: MessageEntry
    let spot: Range<Int>
  }

  /// How many translations of a file keep each mark of the source, and those that do not.
  private struct Habits {
    private let language: String
    /// Whether a question mark and an ellipsis stand at the end of texts as in English, unless a file shows otherwise.
    private let isPunctuatedLikeEnglish: Bool
    private var kept: [Mark: Int] = [:]
    private var lost: [Mark: [Slip]] = [:]

    /// A kind of mark.
    private enum Mark: Hashable {
      case end(EndMark)
      /// The end of a text that has no mark in the source.
      case noEnd
      case accessKey(UInt8)
      case opening(EndMark)
    }

    init(_ file: MessageFile) {
      language = file.language
      isPunctuatedLikeEnglish = !file.scripts.isDisjoint(with: [.cyrillic, .greek]) || file.isWrittenInLatin
    }

    /// Returns whether a file usually keeps a mark.
    private func isHabit(_ mark: Mark, lostCount: Int) -> Bool {
      let keptCount = kept[mark, default: 0]
      return switch mark {
      case .end(.question), .end(.ellipsis):
        isPunctuatedLikeEnglish ? keptCount + 4 >= 4 * lostCount : keptCount >= 8 * lostCount
      case .end(.stop): keptCount >= (isPunctuatedLikeEnglish ? 4 : 20) * lostCount
      case .end, .opening: keptCount >= 4 * lostCount
      case .accessKey: keptCount >= 8 * lostCount
      case .noEnd: keptCount >= 20 * lostCount
      }
    }

    /// The slips of all marks that the file usually keeps, in the order of the file.
    var slips: [Slip] {
      lost.filter { isHabit($0, lostCount: $1.count) }.values.flatMap(\.self).sorted {
        $0.entry.range.lowerBound < $1.entry.range.lowerBound
      }
    }

    mutating func count(_ entry: MessageEntry, _ source: MessageEntry) {
      countAccessKey(entry, source)
      if entry.text.isEmpty || entry.text == source.text { return }
      let wanted = EndMark(endOf: source.text, language: "en", mayBeQuoted: false)
      let found = EndMark(endOf: entry.text, language: language, mayBeQuoted: true)
      if language == "es", let found, let opening = found.opening {
        add(.opening(found), isKept: entry.text.contains(opening)) {
          Slip(id: MarkMismatchRule.opening, mark: String(opening), entry: entry, source: source, spot: 0..<0)
        }
      }
      let end = entry.text.utf8.count
      if let wanted {
        // An abbreviation may end in a full stop, and languages differ in their exclamation marks.
        if wanted == .exclamation || (wanted == .stop && !source.text.endsInSentence) { return }
        // A full stop would be part of an address, and a sign other than a letter may replace it.
        if wanted == .stop, found == nil, !entry.text.endsInLetter || entry.text.endsInAddress { return }
        // In Chinese, Japanese and Korean, a particle at the end makes a question.
        if wanted == .question, found == nil, let last = entry.text.last, "吗嗎呢か까".contains(last) { return }
        // The mark may stand elsewhere in the text.
        if found == nil ? wanted == .stop || !entry.text.contains(wanted) : found == wanted {
          add(.end(wanted), isKept: found != nil) {
            Slip(
              id: wanted == .stop ? MarkMismatchRule.stop : MarkMismatchRule.missing, mark: wanted.text, entry: entry,
              source: source, spot: end..<end)
          }
        }
      } else if source.text.endsInLetter, found == nil || found == .stop {
        add(.noEnd, isKept: found == nil) {
          Slip(id: MarkMismatchRule.stop, mark: "", entry: entry, source: source, spot: end..<end)
        }
      }
    }

    private mutating func countAccessKey(_ entry: MessageEntry, _ source: MessageEntry) {
      // Few texts have an underscore or an ampersand.
      guard !source.features.isDisjoint(with: [.technicalName, .escape]),
        let (sign, word) = source.text.accessKey
      else { return }
      let isKept = entry.text.accessKey?.sign == sign
      // An identifier with an underscore is the same in each language.
      if !isKept, entry.text.utf8.contains(sign) || entry.text.isEmpty || entry.text == source.text { return }
      if isKept, entry.text.contains(word) { return }
      add(.accessKey(sign), isKept: isKept) {
        Slip(
          id: MarkMismatchRule.accessKey, mark: String(UnicodeScalar(sign)), entry: entry, source: source, spot: 0..<0)
      }
    }

    private mutating func add(_ mark: Mark, isKept: Bool, _ slip: () -> Slip) {
      if isKept { kept[mark, default: 0] += 1 } else { lost[mark, default: []].append(slip()) }
    }
  }
}

extension EndMark {
  /// The mark at the start of a Spanish question or exclamation; nil for other marks.
  fileprivate var opening: Character? {
    switch self {
    case .question: "¿"
    case .exclamation: "¡"
    case .stop, .colon, .ellipsis: nil
    }
  }
}

extension String {
  /// Returns whether the text has a mark anywhere.
  fileprivate func contains(_ mark: EndMark) -> Bool {
    unicodeScalars.contains { mark.forms.unicodeScalars.contains($0) }
  }

  /// Whether a text that ends in a full stop is a sentence: it has several words, and the last one is no abbreviation.
  fileprivate var endsInSentence: Bool {
    guard let space = utf8.lastIndex(of: 0x20) else { return false }
    let word = self[space...].dropFirst().lowercased()
    return !word.dropLast().contains(".") && !["etc.", "inc.", "ltd.", "max.", "min.", "no.", "sec."].contains(word)
  }

  fileprivate var endsInLetter: Bool {
    unicodeScalars.last.map { $0.properties.isAlphabetic || $0.properties.numericType != nil } ?? false
  }

  fileprivate var endsInAddress: Bool {
    let word = reversed().prefix { !$0.isWhitespace }
    return word.contains("@") || word.contains("/")
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
