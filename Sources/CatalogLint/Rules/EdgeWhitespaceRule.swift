internal import AuthCopy

/// Finds white space at the start or end of a translation that differs from the source.
struct EdgeWhitespaceRule: MessageRule {
  let name = "edge-whitespace"
  let severity = Finding.Severity.warning
  let fixes = FixKind.mixed
  let triggers: TextFeatures = .edgeSpace
  private static let start: Diagnostic.ID = "edge-whitespace.start"
  private static let end: Diagnostic.ID = "edge-whitespace.end"
  let ids = [start, end]
  let example: RuleExample? = RuleExample(source: "Sign in", bad: "로그인 ", good: "로그인")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.eitherFeatures.contains(.edgeSpace), let source = entry.source, !source.text.isBlank,
      !entry.text.isBlank
    else { return }
    let text = entry.text
    let start = text.prefix(while: \.isWhitespace)
    let wantedStart = source.text.prefix(while: \.isWhitespace)
    // Angular collapses the white space of its templates.
    let isTemplate = entry.file.dialect == .angular && source.text.contains(where: \.isNewline)
    if isTemplate { return }
    // An ideographic space indents a paragraph in Chinese and Japanese.
    let isIndented =
      start.first == "\u{3000}" && Self.indentingLanguages.contains(entry.language) && text.contains("\n\u{3000}")
    if !isIndented, Self.differs(start, wantedStart, in: entry.language, isPiece: source.text.isOneWord) {
      findings.add(
        self, Self.start, in: entry, at: 0..<start.utf8.count, fix: String(wantedStart),
        isSafe: Self.isCertain(start, wantedStart, in: entry.language))
    }
    let end = text.trailingWhitespace
    let wantedEnd = source.text.trailingWhitespace
    let isSlip = end.isEmpty && (source.text.isSentenceAndSpace || entry.sourceNodes?.endsInBranches ?? false)
    if Self.differs(end, wantedEnd, in: entry.language), !isSlip {
      let spot = text.utf8.count - end.utf8.count..<text.utf8.count
      findings.add(
        self, Self.end, in: entry, at: spot, fix: String(wantedEnd),
        isSafe: Self.isCertain(end, wantedEnd, in: entry.language))
    }
  }

  private static let indentingLanguages: Set<String> = ["ja", "yue", "zh"]
  /// Languages that put no spaces between words, and none after a colon: those of the source have no counterpart.
  private static let unspacedLanguages: Set<String> = ["bo", "ja", "km", "lo", "lzh", "my", "th", "yue", "zh"]

  /// - Parameter isPiece: whether the source is a word that code puts after another text, which shows in any language.
  private static func differs(
    _ found: Substring, _ wanted: Substring, in language: String, isPiece: @autoclosure () -> Bool = false
  ) -> Bool {
    if found == wanted { return false }
    let isSpace = wanted.utf8.allSatisfy { $0 == UInt8(ascii: " ") }
    if !wanted.isEmpty, isSpace, unspacedLanguages.contains(language), !isPiece() {
      return !found.allSatisfy { $0 == "\u{3000}" || $0 == " " }
    }
    return true
  }

  /// Whether the source's white space can replace the translation's.
  ///
  /// More of it than one space may be a slip of the source, and so may all where the translation has none.
  private static func isCertain(_ found: Substring, _ wanted: Substring, in language: String) -> Bool {
    wanted.isEmpty
      || (wanted == " " && !found.isEmpty && !found.contains(where: \.isNewline)
        && !unspacedLanguages.contains(language))
  }
}

extension [MessageNode] {
  /// Whether nothing but white space follows a plural or a select, where it is a slip.
  fileprivate var endsInBranches: Bool {
    guard count > 1, case .literal = self[count - 1].content else { return false }
    switch self[count - 2].content {
    case .plural, .select: return true
    case .literal, .argument, .formatted, .choice, .pound: return false
    }
  }
}

extension String {
  /// Whether the text is one word and nothing else.
  fileprivate var isOneWord: Bool {
    split(whereSeparator: \.isWhitespace).count == 1 && allSatisfy { $0.isLetter || $0 == " " }
  }

  /// Whether the text is a sentence or several with a space behind, which is a slip where nothing follows.
  fileprivate var isSentenceAndSpace: Bool {
    let text = trimmingPrefix(while: \.isWhitespace)
    let end = text.reversed().prefix(while: \.isWhitespace)
    return !end.contains(where: \.isNewline) && text.dropLast(end.count).last.map { ".!?".contains($0) } ?? false
  }

  fileprivate var trailingWhitespace: Substring {
    var start = endIndex
    while start > startIndex, self[index(before: start)].isWhitespace { start = index(before: start) }
    return self[start...]
  }
}
