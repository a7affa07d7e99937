internal import CatalogFormats
internal import Foundation
internal import MessageFiles

/// Finds text that machine translation and clipboards leave behind.
struct MachineDebrisRule: MessageRule {
  let name = "machine-debris"
  let severity = Finding.Severity.warning
  let isTriggeredBySource = false
  private static let escape: Diagnostic.ID = "machine-debris.escape"
  private static let entity: Diagnostic.ID = "machine-debris.entity"
  private static let escapedQuote: Diagnostic.ID = "machine-debris.escaped-quote"
  private static let invalidEntity: Diagnostic.ID = "machine-debris.invalid-entity"
  private static let placeholder: Diagnostic.ID = "machine-debris.placeholder"
  private static let token: Diagnostic.ID = "machine-debris.token"
  private static let clipboard: Diagnostic.ID = "machine-debris.clipboard"
  private static let signs: Diagnostic.ID = "machine-debris.signs"
  private static let letter: Diagnostic.ID = "machine-debris.letter"
  private static let note: Diagnostic.ID = "machine-debris.note"
  private static let space: Diagnostic.ID = "machine-debris.space"
  private static let spaceBefore: Diagnostic.ID = "machine-debris.space-before"
  private static let tail: Diagnostic.ID = "machine-debris.tail"
  private static let dots: Diagnostic.ID = "machine-debris.dots"
  private static let leftover: Diagnostic.ID = "machine-debris.leftover"
  let ids = [
    escape, escapedQuote, entity, invalidEntity, placeholder, token, clipboard, signs, letter, note, space, spaceBefore,
    tail, dots, leftover,
  ]
  let triggers: TextFeatures = [
    .signs, .escape, .percent, .angle, .bracket, .newline, .note, .spacedSign, .spacedPunctuation, .innerQuestionMark,
    .middleDot, .address, .foreignBrace,
  ]
  let example: RuleExample? = RuleExample(source: "One.\nTwo.", bad: "하나.\\ n둘.", good: "하나.\n둘.")

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    var triggers = file.language == "ja" ? triggers.union(.kana) : triggers
    if !file.scripts.isDisjoint(with: [.han, .hangul]) { triggers.insert(.joinedLatin) }
    if file.document.format == .properties { triggers.insert(.latinWords) }
    return triggers
  }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    if entry.features.contains(.kana), entry.language == "ja", entry.source != nil,
      entry.text.utf8.contains(0x20), let (word, range) = entry.text.brokenKatakana
    {
      findings.add(self, Self.spaceBefore, ["text": .text(word)], in: entry, at: range)
    }
    if entry.features.contains(.signs), let source = entry.source?.text, source.utf8.count > 8,
      source.contains(where: \.isLetter), !source.split(whereSeparator: { !$0.isLetter }).contains(entry.text[...])
    {
      let id = entry.text.utf8.first?.isLetter ?? false ? Self.letter : Self.signs
      findings.add(self, id, ["text": .text(entry.text)], in: entry, at: 0..<entry.text.utf8.count)
    }
    if entry.file.isSource, entry.features.contains(.escape), entry.file.document.format == .android,
      entry.text.split(separator: "\\n", maxSplits: 2).count > 2
    {
      findings.add(self, Self.escape, ["text": .text("\\n")], in: entry, at: entry.text.range(ofText: "\\n"))
    }
    guard !entry.features.isDisjoint(with: triggers.union([.joinedLatin, .latinWords])), let source = entry.source,
      source.text != entry.text
    else { return }
    if entry.features.contains(.joinedLatin), !entry.file.scripts.isDisjoint(with: [.han, .hangul]),
      let range = entry.text.latinTail
    {
      let tail = String(entry.text.text(inUTF8: range))
      if !source.text.lowercased().contains(tail) {
        findings.add(self, Self.tail, ["text": .text(tail)], in: entry, at: range, severity: .info)
      }
    }
    if entry.features.contains(.escape) {
      // Check the bytes first, because regular expressions are slow.
      if entry.text.utf8.contains(UInt8(ascii: "\\")), !source.text.utf8.contains(UInt8(ascii: "\\")) {
        add(Self.escape, Self.brokenEscape, entry, &findings)
        if let range = entry.text.escapedQuote {
          findings.add(
            self, Self.escapedQuote, ["text": .text(String(entry.text.text(inUTF8: range)))], in: entry, at: range)
        }
      }
      if entry.text.utf8.contains(UInt8(ascii: "&")) {
        add(Self.invalidEntity, Self.invalidEntityPattern, entry, &findings)
      }
      if entry.text.utf8.contains(UInt8(ascii: "&")), entry.text.utf8.contains(UInt8(ascii: ";")) {
        // If the source has entities or tags, it is HTML, and the translation may have other entities. If the format
        // prints HTML, this applies to all messages of the file.
        let isHTML = entry.file.dialect.printsHTML && entry.sourceFile?.evidence.isHTML ?? false
        let isPlain = !source.features.contains(.angle) && !source.text.utf8.contains(UInt8(ascii: "&"))
        if isPlain, !isHTML {
          add(Self.entity, Self.entityPattern, entry, &findings)
        } else if isPlain, entry.text.hasLetterEntity, entry.file.parsed.rarelyEscapesLetters.value {
          add(Self.entity, String.letterEntity, entry, &findings)
        } else if source.features.contains(.angle), !source.text.contains("&lt;") {
          add(Self.entity, Self.escapedTag, entry, &findings)
        }
      }
    }
    if entry.features.contains(.percent), source.features.contains(.percent) {
      add(Self.placeholder, String.arabicPlaceholder, entry, &findings)
      // If no conversion is missing, the percent sign is text. The rule missing-argument reports a broken argument.
      let wanted = source.text.placeholders([.printf]).count
      if wanted > 0, entry.text.placeholders([.printf]).count < wanted,
        Set(entry.entry.arguments.map(\.name)).isSuperset(of: source.arguments.map(\.name))
      {
        add(Self.placeholder, String.brokenPlaceholder, entry, &findings)
      }
    }
    if !entry.features.isDisjoint(with: [.angle, .bracket, .address]), Self.mayHaveToken(entry.text) {
      add(Self.token, Self.tokenPattern, entry, &findings)
    }
    if entry.features.contains(.note), entry.text.isUnsetValue, source.features.contains(.latinWords) {
      findings.add(self, Self.token, ["text": .text(entry.text)], in: entry, at: 0..<entry.text.utf8.count)
    }
    if entry.features.contains(.note), let range = entry.text.translatorNote, source.text.translatorNote == nil {
      findings.add(
        self, Self.note, ["text": .text(String(entry.text.text(inUTF8: range)))], in: entry, at: range)
    }
    if let range = entry.leftover {
      findings.add(
        self, Self.leftover, ["text": .text(String(entry.text.text(inUTF8: range)))], in: entry, at: range)
    }
    if entry.features.contains(.spacedSign),
      let range = entry.text.spacedToken(of: source.text)
    {
      findings.add(
        self, Self.space, ["text": .text(String(entry.text.text(inUTF8: range)))], in: entry, at: range)
    }
    if !entry.features.isDisjoint(with: [.percent, .foreignBrace]),
      entry.features.contains(.quote) || entry.features.contains(.apostrophe),
      let range = entry.text.spaceBeforeClosingQuote(of: source.text)
    {
      findings.add(
        self, Self.space, ["text": .text(String(entry.text.text(inUTF8: range)))], in: entry, at: range)
    }
    if entry.features.contains(.spacedPunctuation), !source.features.contains(.spacedPunctuation),
      let range = entry.spacedMark(besides: source)
    {
      let mark = String(entry.text.text(inUTF8: range))
      findings.add(self, Self.spaceBefore, ["text": .text(mark)], in: entry, at: range)
    }
    if entry.features.contains(.innerQuestionMark), let letter = entry.text.letterAfterEnd(like: source.text) {
      let end = entry.text.utf8.count
      findings.add(self, Self.tail, ["text": .text(letter)], in: entry, at: end - 1..<end)
    }
    if entry.features.contains(.middleDot), entry.file.hasSpacesBetweenWords, let range = entry.text.visibleSpaces,
      !source.features.contains(.middleDot)
    {
      findings.add(self, Self.dots, ["text": .text(String(entry.text.text(inUTF8: range)))], in: entry, at: range)
    }
    // Text that was copied along with a translation adds lines; a source about translation may contain the same words.
    if entry.features.contains(.newline), entry.text.lineCount > source.text.lineCount,
      !source.text.lowercased().contains("translat")
    {
      add(Self.clipboard, Self.clipboardPattern, entry, &findings)
    }
  }

  /// Reports the first match of a pattern, unless the source has one too.
  private func add(
    _ id: Diagnostic.ID, _ pattern: String, _ entry: EntryContext, _ findings: inout FindingList
  ) {
    guard let range = entry.text.range(of: pattern, options: [.regularExpression, .caseInsensitive]),
      entry.source?.text.range(of: pattern, options: [.regularExpression, .caseInsensitive]) == nil
    else { return }
    let found = String(entry.text[range])
    let start = entry.text.utf8.distance(from: entry.text.startIndex, to: range.lowerBound)
    findings.add(self, id, ["text": .text(found)], in: entry, at: start..<start + found.utf8.count)
  }

  /// Matches `\ n` and a `\n` of two characters, but not a path such as `C:\name`.
  private static let brokenEscape = #"\\ [nrt]|(?<![A-Za-z:])\\[nrt](?![a-z])"#
  /// Matches entities that lack the semicolon or have a space: `&nbsp:`, `&amp ;`, `& lt;`.
  private static let invalidEntityPattern =
    "(?-i)(&(nbsp|quot|amp|lt|gt|apos)(:| ?；| ;)|& (nbsp|quot|amp|lt|gt|apos);)"
  private static let entityPattern = "&([a-z]{2,8}|#[0-9]+|#x[0-9a-f]+);"
  private static let escapedTag = "&lt;/?[a-z]+ ?/?(&gt;|>)"
  /// Matches tokens that models print for unknown words or bytes, and marks that replace placeholders.
  private static let tokenPattern =
    #"<unk>|\[unk\]|\[object object\]|\[\[?(auto|auto[- ]?translated|machine[- ]translated|mt|missing|todo|tbd|fixme|untranslated|not translated|translate( me| this)?|to be translated|needs translation)\]|<0x[0-9a-f]{2}>|<pad>|<\|[a-z_]+\|>|@-@|@@[0-9]|</?(ph|bpt|ept) id=|<(x|g) id="[^"]*"/?>"#

  /// Returns whether a text contains the first bytes of a token, which most tags and brackets do not.
  private static func mayHaveToken(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.indices.dropLast(2).contains { index in
        let first = bytes[index]
        guard first == UInt8(ascii: "<") || first == UInt8(ascii: "[") || first == UInt8(ascii: "@") else {
          return false
        }
        // A closing tag has its letters one byte later.
        let start = bytes[index + 1] == UInt8(ascii: "/") && index + 3 < bytes.count ? index + 2 : index + 1
        let (second, third) = (bytes[start] | 0x20, bytes[start + 1] | 0x20)
        switch first {
        case UInt8(ascii: "<"):
          return second == UInt8(ascii: "|") || tokenStarts.contains { $0.0 == second && $0.1 == third }
        case UInt8(ascii: "["): return bracketStarts.contains { $0.0 == second && $0.1 == third }
        case UInt8(ascii: "@"):
          return (bytes[index + 1] == UInt8(ascii: "-") && bytes[index + 2] == first)
            || (bytes[index + 1] == first && bytes[index + 2].isDigit)
        default: return false
        }
      }
    }
  }

  /// The first two letters of tokens in angle brackets, and in square brackets.
  private static let tokenStarts = pairs("un", "0x", "pa", "ph", "bp", "ep", "x ", "g ")
  private static let bracketStarts = pairs(
    "un", "ob", "mi", "to", "fi", "tr", "ne", "au", "ma", "mt", "tb", "no", "{m", "{t", "{u")

  private static func pairs(_ texts: String...) -> [(UInt8, UInt8)] {
    texts.map { text in
      let letters = Array(text.utf8)
      return (letters[0], letters[1])
    }
  }

  /// Matches lines of a translation page: its counter of characters, `85 / 5000`, and its heading.
  private static let clipboardPattern =
    #"(?m)^\s*[0-9]+ ?/ ?5[.,]?000\s*$|^\s*(translation results?|번역 결과|翻訳結果|翻译结果|翻譯結果|resultados? de (la )?traducción|résultats de traduction|übersetzungsergebnisse?)\s*$"#
}

extension EntryContext {
  /// The range of the first mark that a space separates from its word, although the language writes it without; nil if
  /// there is none.
  fileprivate func spacedMark(besides source: MessageEntry) -> Range<Int>? {
    if let place = text.spacedPunctuation { return place..<place + 1 }
    if file.isIdeographic { return text.spacedWideMark }
    return file.spacesColons || !source.text.contains(": ") && !source.text.hasSuffix(":") ? nil : text.spacedColon
  }
}

extension MessageFile {
  /// Whether texts of the language may have a space before a colon, as French has.
  fileprivate var spacesColons: Bool {
    ["bm", "br", "co", "ff", "fr", "ht", "kab", "ln", "mg", "oc", "wo", "zgh"].contains(language) || !isWrittenInLatin
  }
}

extension String {
  /// Matches a placeholder of printf with an Arabic percent sign.
  static let arabicPlaceholder = #"٪[0-9]+\$[sd@]"#

  /// Matches a placeholder of printf with a space in it.
  static let brokenPlaceholder = #"%( [0-9]+ ?\$ ?| ?[0-9]+ \$ ?| ?[0-9]+\$ | )[sd@](?![a-z])"#

  /// Matches entities for letters with accents and for the opening marks of Spanish.
  static let letterEntity = "&([a-z](acute|grave|circ|tilde|uml|cedil|ring|slash)|szlig|iexcl|iquest);"

  /// Whether the text has an entity that `letterEntity` matches.
  var hasLetterEntity: Bool {
    utf8.contains(UInt8(ascii: "&"))
      && range(of: Self.letterEntity, options: [.regularExpression, .caseInsensitive]) != nil
  }

  /// The range of the first quotation mark with a backslash, in UTF-8 bytes.
  ///
  /// Marks of attributes do not count: the rule tag-mismatch reports them.
  fileprivate var escapedQuote: Range<Int>? {
    let bytes = Array(utf8)
    var isInTag = false
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "<"): isInTag = index + 1 < bytes.count && bytes[index + 1].isLetter
      case UInt8(ascii: ">"): isInTag = false
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        // Two backslashes may be a path and its end.
        let isEscaped = index > 0 && bytes[index - 1] == UInt8(ascii: "\\")
        if isEscaped, !isInTag, index < 2 || bytes[index - 2] != UInt8(ascii: "\\") { return index - 1..<index + 1 }
      default: break
      }
    }
    return nil
  }

  /// The range of at least two small Latin letters directly after kana, Han or Hangul at the end, in UTF-8 bytes; nil if
  /// there are none.
  fileprivate var latinTail: Range<Int>? {
    let bytes = Array(utf8)
    let end = bytes.lastIndex(where: \.isLowercaseLetter).map { $0 + 1 } ?? 0
    let start = bytes[..<end].lastIndex { !$0.isLowercaseLetter }.map { $0 + 1 } ?? 0
    guard end - start > 1, start > 2, (0xE3...0xED).contains(bytes[start - 3]), bytes[start - 1] >= 0x80,
      // Only punctuation may follow.
      self.text(inUTF8: end..<bytes.count).allSatisfy({ $0.isPunctuation || $0.isWhitespace })
    else { return nil }
    return start..<end
  }

  fileprivate var lineCount: Int { utf8.count { $0 == UInt8(ascii: "\n") } }
}
