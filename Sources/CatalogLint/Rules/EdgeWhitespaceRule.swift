internal import CatalogFormats
internal import MessageFiles

/// Finds white space at the start or end of a translation that differs from the source, and a lost space beside a
/// placeholder or tag.
struct EdgeWhitespaceRule: MessageRule {
  let name = "edge-whitespace"
  let severity = Finding.Severity.warning
  let fixes = FixKind.mixed
  let triggers: TextFeatures = [.edgeSpace, .brace, .angle, .joinedSentence, .quote, .bracket]

  private static let start: Diagnostic.ID = "edge-whitespace.start"
  private static let end: Diagnostic.ID = "edge-whitespace.end"
  private static let joined: Diagnostic.ID = "edge-whitespace.joined"
  let ids = [start, end, joined]
  let example: RuleExample? = RuleExample(source: "Sign in", bad: "로그인 ", good: "로그인")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    if let range = entry.lostSpace {
      let text = String(entry.text.text(inUTF8: range))
      findings.add(self, Self.joined, ["text": .text(text)], in: entry, at: range)
    }
    // White space at the edge of a fragment separates it from the rest of the text.
    guard entry.combinedFeatures.contains(.edgeSpace), let source = entry.source, !source.text.isBlank,
      !entry.text.isBlank, !entry.entry.isFragment
    else { return }
    let text = entry.text
    let start = text.prefix(while: \.isWhitespace)
    let wantedStart = source.text.prefix(while: \.isWhitespace)
    // Angular collapses the white space of its templates, and white space on both sides comes from their layout.
    let isTemplate =
      entry.file.dialect == .angular
      && (source.text.contains(where: \.isNewline) || source.text.hasBlanksOnBothSides || text.hasBlanksOnBothSides)
    if isTemplate { return }
    // A space before a new sentence or label is a mistake of the source, not of each translation, unless the labels
    // around it are indented too.
    let isSourceMistakeAtStart =
      start.isEmpty && wantedStart == " " && source.text.beginsSentenceAfterBlank && !entry.isIndentedInSource
    // Korean writes a bracket without a space after the word before it.
    let isBracketed = start.isEmpty && wantedStart == " " && entry.language == "ko" && text.hasPrefix("(")
    // An ideographic space indents a paragraph in Chinese and Japanese.
    let isIndented =
      start.first == "\u{3000}" && entry.file.isIdeographic && text.contains("\n\u{3000}")
    // gettext's compiler refuses a translation that lacks the line break at an edge of its source, or adds one.
    let isGettext = entry.file.document.format == .po
    if isGettext, (start.first == "\n") != (wantedStart.first == "\n") {
      findings.add(self, Self.start, in: entry, at: 0..<start.utf8.count, fix: String(wantedStart), severity: .error)
    } else if !isIndented, !isSourceMistakeAtStart, !isBracketed,
      Self.differs(
        start, wantedStart, in: entry, separatesText: source.text.isOneWord || text.beginsOutsideOfProse)
    {
      findings.add(
        self, Self.start, in: entry, at: 0..<start.utf8.count, fix: String(wantedStart),
        isSafe: Self.isCertain(start, wantedStart, in: entry.file), severity: wantedStart.isLayout ? .info : nil)
    }
    let end = text.trailingWhitespace
    let wantedEnd = source.text.trailingWhitespace
    // White space at the end of the source is probably a mistake there, as after the words of a label in HTML.
    let isSourceMistake =
      end.isEmpty
      && ((source.text.endsInSentence && !(isGettext && (source.text.hasSuffix("? ") || source.text.hasSuffix("... "))))
        || entry.sourceNodes?.endsInTextAfterBranches ?? false
        || (entry.file.dialect == .chrome && source.text.endsInWord))
    let spot = text.utf8.count - end.utf8.count..<text.utf8.count
    if isGettext, (end.last == "\n") != (wantedEnd.last == "\n") {
      findings.add(self, Self.end, in: entry, at: spot, fix: String(wantedEnd), severity: .error)
    } else if Self.differs(end, wantedEnd, in: entry), !isSourceMistake {
      let isLostByMost = end.isEmpty && entry.options.evidence.strayEnds.value.contains(entry.entry.key)
      if isLostByMost, source.text.endsInWord { return }
      let isLostBySeveral =
        end.isEmpty && !entry.options.isCatalog && entry.isShared { !($0.text.last?.isWhitespace ?? true) }
      findings.add(
        self, Self.end, in: entry, at: spot, fix: String(wantedEnd),
        isSafe: Self.isCertain(end, wantedEnd, in: entry.file),
        severity: isLostByMost || isLostBySeveral || wantedEnd.isLayout || entry.isInvisible(end, besides: wantedEnd)
          || Self.isAligned(end, wantedEnd) ? .info : nil)
    }
  }

  /// Returns whether white space differs from the source's in a way that matters in the language.
  ///
  /// - Parameter separatesText: whether programs append the text to another one with a space in any language.
  private static func differs(
    _ found: Substring, _ wanted: Substring, in entry: EntryContext, separatesText: @autoclosure () -> Bool = false
  ) -> Bool {
    if found == wanted || (wanted.isEmpty && entry.collapsesSpaces && !found.contains(where: \.isNewline)) {
      return false
    }
    // French has a no-break space before the colon that may follow.
    if wanted == " ", found == "\u{202F}" || found == "\u{A0}" { return false }
    let wantsOnlySpaces = wanted.utf8.allSatisfy { $0 == UInt8(ascii: " ") }
    if !wanted.isEmpty, wantsOnlySpaces, !entry.file.hasSpacesBetweenWords, !separatesText() {
      // The translation may have an ideographic space, a space or none.
      return !found.allSatisfy { $0 == "\u{3000}" || $0 == " " }
    }
    return true
  }

  /// Returns whether both have spaces, of which the source has several to align a label.
  private static func isAligned(_ found: Substring, _ wanted: Substring) -> Bool {
    wanted.count > 1 && !found.isEmpty && (found + wanted).allSatisfy { $0 == " " }
  }

  /// Returns whether the source's white space can replace the translation's.
  ///
  /// More than one space may be a mistake in the source, as may any white space that the translation lacks.
  private static func isCertain(_ found: Substring, _ wanted: Substring, in file: MessageFile) -> Bool {
    wanted.isEmpty
      || (wanted == " " && !found.isEmpty && !found.contains(where: \.isNewline)
        && file.hasSpacesBetweenWords)
  }
}

extension EntryContext {
  /// Returns whether additional white space at the end of the text changes nothing that people see: spaces, unless the
  /// text is rather cut off after a sentence; white space at the end of HTML or of paragraphs; and that of several
  /// translations, which the source has lost.
  fileprivate func isInvisible(_ end: Substring, besides wanted: Substring) -> Bool {
    guard !options.isCatalog, end.count > wanted.count else { return false }
    if end.filter(\.isNewline) == wanted.filter(\.isNewline) {
      return text.sentenceCount >= source?.text.sentenceCount ?? 0
    }
    // Paragraphs are laid out by Markdown or the program, where a line break after the last one changes nothing.
    return wanted.isEmpty
      && (collapsesSpaces || (features.contains(.angle) && text.contains(/<\/|<br/))
        || text.dropLast(end.count).contains("\n\n")
        || isShared { $0.text.last?.isWhitespace ?? false })
  }

  /// Whether programs show the texts in HTML, which does not print additional spaces at the edges of an element: those of
  /// browser extensions and of Angular's templates.
  fileprivate var collapsesSpaces: Bool {
    file.dialect == .chrome || (file.dialect == .angular && sourceFile?.parsed.isFromTemplates.value ?? false)
  }
}

extension EntryContext {
  /// Whether the messages before and after this one begin with a space in the source, as labels of a column do.
  fileprivate var isIndentedInSource: Bool {
    guard let sourceFile, let index = sourceFile.indices[entry.key] else { return false }
    return [index - 1, index + 1].allSatisfy {
      sourceFile.entries.indices.contains($0) && sourceFile.entries[$0].text.hasPrefix(" ")
    }
  }
}

extension [MessageNode] {
  /// Whether the message ends in a literal, often only white space, after a plural or select.
  fileprivate var endsInTextAfterBranches: Bool {
    guard count > 1, case .literal = self[count - 1].content else { return false }
    switch self[count - 2].content {
    case .plural, .select: return true
    case .literal, .argument, .formatted, .choice, .pound: return false
    }
  }
}

extension Substring {
  /// Whether white space comes from the layout of a template or a comment in code: a line break and an indentation.
  fileprivate var isLayout: Bool { contains(where: \.isNewline) && contains { $0 == " " || $0 == "\t" } }
}

extension String {
  /// Whether a word with an initial capital follows the first character.
  fileprivate var beginsSentenceAfterBlank: Bool {
    let word = dropFirst().prefix(while: \.isLetter)
    return word.first?.isUppercase ?? false && word.dropFirst().contains(where: \.isLowercase)
  }

  /// Whether the text begins with a placeholder, or another sign of ASCII that is no letter.
  fileprivate var beginsOutsideOfProse: Bool {
    utf8.first.map { $0 < 0x80 && !$0.isLetterOrDigit && $0 > 0x20 } ?? false
  }

  fileprivate var hasBlanksOnBothSides: Bool {
    first?.isWhitespace ?? false && last?.isWhitespace ?? false
  }

  /// Whether the text is a single word, with or without spaces around it.
  fileprivate var isOneWord: Bool {
    split(whereSeparator: \.isWhitespace).count == 1 && allSatisfy { $0.isLetter || $0 == " " }
  }

  /// Whether the text ends in a letter, apart from white space.
  fileprivate var endsInWord: Bool { last { !$0.isWhitespace }?.isLetter ?? false }

  /// Whether the text ends in a full sentence, apart from white space on the same line.
  fileprivate var endsInSentence: Bool {
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
