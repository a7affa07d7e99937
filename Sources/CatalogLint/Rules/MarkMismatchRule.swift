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
  let ids = [accessKey, opening, extraKey, frame]

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    if set.isCatalog { return }
    for pairing in set.translations where !pairing.file.isExported {
      var habits = Habits(pairing.file)
      for (entry, source) in zip(pairing.file.entries, pairing.sources) {
        guard let source, !entry.isUnused, !entry.isFragment, source.sourceTextKind == .text, !entry.text.isEmpty,
          entry.text != source.text
        else { continue }
        habits.count(entry, source)
        if let frame = source.text.frame, !entry.text.contains(frame) {
          findings.add(
            self, Self.frame, ["mark": .text(frame)], in: entry, of: pairing.file, source: source.text,
            at: 0..<entry.text.utf8.count)
        }
      }
      for slip in habits.slips {
        findings.add(
          self, slip.id, ["mark": .text(slip.mark)], in: slip.entry, of: pairing.file, source: slip.source.text,
          at: 0..<0, severity: slip.severity)
      }
    }
  }

  /// A translation that differs from the habit of its file.
  private struct Slip {
    let id: Diagnostic.ID
    var severity: Finding.Severity?
    let mark: String
    let entry: MessageEntry
    let source: MessageEntry
  }

  /// How many translations of a file have each mark, and those that lack it.
  private struct Habits {
    private let isSpanish: Bool
    private var kept: [String: Int] = [:]
    private var lost: [String: [Slip]] = [:]
    /// The labels with a sign of an access key that their sources lack, or with two.
    private var extra: [String: [Slip]] = [:]

    init(_ file: MessageFile) { isSpanish = file.language == "es" }

    /// The slips of all marks that the file usually has, in the order of the file.
    var slips: [Slip] {
      let lost = lost.filter { mark, slips in
        kept[mark, default: 0] >= (slips[0].id == MarkMismatchRule.accessKey ? 8 : 2) * slips.count
      }
      let extra = extra.filter { mark, _ in kept[mark, default: 0] > 0 }
      return (lost.values.flatMap(\.self) + extra.values.flatMap(\.self))
        .sorted { $0.entry.range.lowerBound < $1.entry.range.lowerBound }
    }

    mutating func count(_ entry: MessageEntry, _ source: MessageEntry) {
      countAccessKey(entry, source)
      // After a sign, the mark may be one too, such as an operator.
      guard isSpanish, let end = entry.text.last, let opening = ["?": "¿", "!": "¡"][end],
        entry.text.dropLast().last.map({ $0.isLetter || $0.isNumber || "})>\"'»”".contains($0) }) ?? false
      else { return }
      add(opening, isKept: entry.text.contains(opening), MarkMismatchRule.opening, entry, source)
    }

    private mutating func countAccessKey(_ entry: MessageEntry, _ source: MessageEntry) {
      if let (mark, isDoubled) = entry.extraAccessKey(besides: source) {
        // Some programs accept the sign in any label.
        extra[mark, default: []].append(
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
      if isKept ? entry.text.contains(word) : entry.text.utf8.contains(sign) { return }
      add(String(UnicodeScalar(sign)), isKept: isKept, MarkMismatchRule.accessKey, entry, source)
    }

    private mutating func add(
      _ mark: String, isKept: Bool, _ id: Diagnostic.ID, _ entry: MessageEntry, _ source: MessageEntry
    ) {
      if isKept {
        kept[mark, default: 0] += 1
      } else {
        lost[mark, default: []].append(Slip(id: id, mark: mark, entry: entry, source: source))
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
      if key?.sign == byte, count == 2, text.contains("(\(sign)"), text.contains("\(sign))") {
        return (sign, true)
      }
      if count == 1, !source.text.utf8.contains(where: { $0 == byte }), text.accessKey?.sign == byte,
        text.hasPrefix(sign) || text.contains(" \(sign)") || text.contains("(\(sign)")
      {
        return (sign, false)
      }
    }
    return nil
  }
}

extension String {
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
