internal import MessageFiles

/// Finds an argument between apostrophes, which ICU and Java treat as text, and any apostrophe that Java drops.
///
/// If the source quotes the argument too, only the source is reported. If nothing shows that the messages are ICU's or
/// Java's, apostrophes that only the translation has are a warning, and an info if several messages of a set write
/// single apostrophes beside arguments.
struct QuotedArgumentRule: MessageRule {
  let name = "quoted-argument"
  let severity = Finding.Severity.error
  let fixes = FixKind.mixed
  let triggers: TextFeatures = .apostrophe
  private static let quoted: Diagnostic.ID = "quoted-argument"
  private static let quotedInJava: Diagnostic.ID = "quoted-argument.java"
  private static let lost: Diagnostic.ID = "quoted-argument.lost-apostrophe"
  let ids = [quoted, quotedInJava, lost]
  let example: RuleExample? = RuleExample(
    source: "Type {word} to confirm", bad: "{word} 확인: '{word}'을(를) 입력하세요", good: "{word} 확인: ‘{word}’을(를) 입력하세요")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    if entry.file.dialect == .java { return checkJava(entry, &findings) }
    let quoted = entry.quotedArguments
    if quoted.isEmpty { return }
    let isGuess = entry.file.isDialectGuessed && !entry.mayBeICU
    // Apostrophes may be text, as they are in vue-i18n: a source is not reported, nor are translations of one that
    // quotes arguments too.
    if isGuess, entry.source == nil || entry.sourceFile?.evidence.quotesArguments ?? false { return }
    let quotedInSource = Set(entry.source.map { $0.quotedArguments.map(\.name) } ?? [])
    // Numbers in a guessed dialect are rather those of vue-i18n.
    if isGuess, quoted.allSatisfy({ $0.name.utf8.allSatisfy(\.isDigit) }) { return }
    // Doubled braces between apostrophes are meant for another program: `'{{firstName}}'`.
    for argument in quoted
    where !quotedInSource.contains(argument.name) && !entry.text.isAddress(around: argument.range)
      && !entry.isTypedByPeople(argument.name) && !argument.quoted.hasPrefix("{{")
    {
      findings.add(
        self, Self.quoted, ["argument": .text(argument.name)], in: entry, at: argument.range,
        fix: "‘\(argument.quoted)’", isSafe: false, severity: isGuess ? .warning : nil)
    }
  }

  /// Checks a message of `java.text.MessageFormat`, in which each apostrophe begins or ends quoted text.
  private func checkJava(_ entry: EntryContext, _ findings: inout FindingList) {
    let quotations = entry.entry.quotationsOfJava(entry.options)
    if quotations.isEmpty { return }
    // If programs certainly format the message, an apostrophe of the source excuses none of the translation.
    let isExcused = !entry.options.formatsAll && !(entry.source?.quotationsOfJava(entry.options).isEmpty ?? true)
    let quoted = entry.quotedArguments
    let quotedInSource = Set(entry.source.map { $0.quotedArguments.map(\.name) } ?? [])
    let bytes = Array(entry.text.utf8)
    // Programs without any doubled apostrophe may not use MessageFormat.
    let isCertain =
      entry.options.formatsAll || entry.file.evidence.doublesApostrophes
      || entry.sourceFile?.evidence.doublesApostrophes ?? false
    let severity: Finding.Severity? =
      isCertain ? nil : entry.options.evidence.writesApostrophesAlone.value ? .info : .warning
    for range in quotations {
      if let argument = quoted.first(where: { $0.range == range }) {
        // Java's arguments are numbers: braces around a name are text.
        guard argument.name.utf8.allSatisfy(\.isDigit), !quotedInSource.contains(argument.name) else { continue }
        findings.add(
          self, Self.quotedInJava, ["argument": .text(argument.name)], in: entry, at: range,
          fix: String(entry.text.text(inUTF8: range).replacing("'", with: "''")), isSafe: false, severity: severity)
      } else if !bytes[range].contains(where: { "{}".utf8.contains($0) }), !isExcused {
        let apostrophes = range.filter { bytes[$0] == UInt8(ascii: "'") }
        guard let first = apostrophes.first else { continue }
        findings.add(
          self, Self.lost, in: entry, at: first..<first + 1, fix: "''", isSafe: isCertain && apostrophes.count == 1,
          severity: severity)
      }
    }
  }
}

extension MessageEntry {
  /// Returns the parts of the message that apostrophes quote when a Java program formats it.
  fileprivate func quotationsOfJava(_ options: LintOptions) -> [Range<Int>] {
    guard features.contains(.apostrophe) else { return [] }
    // The tree of a message without arguments has no quotations: most programs print it unchanged.
    let isFormatted = options.formatsAll && arguments.isEmpty
    let formatted = isFormatted ? try? MessageParser().parse(text, apostrophes: .pairing) : tree
    return formatted?.quotations(end: text.utf8.count) ?? []
  }
}

extension EntryContext {
  /// Whether the file and its source may be ICU's, rather than vue-i18n's or similar, where apostrophes are text.
  fileprivate var mayBeICU: Bool { file.evidence.mayBeICU && sourceFile?.evidence.mayBeICU ?? true }

  /// Returns whether a name in the source is for people to type: it is in capitals, unlike the file's arguments.
  fileprivate func isTypedByPeople(_ name: String) -> Bool {
    file.isSource && name.isInCapitals && !file.evidence.hasArgumentsInCapitals
  }
}

extension String {
  /// Returns whether a quotation is part of an address or path whose braces another program replaces:
  /// `'{s}'.tile.example/'{z}'`.
  fileprivate func isAddress(around range: Range<Int>) -> Bool {
    let bytes = Array(utf8)
    let blanks: (UInt8) -> Bool = { $0 <= 0x20 }
    let start = bytes[..<range.lowerBound].lastIndex(where: blanks).map { $0 + 1 } ?? 0
    let end = bytes[range.upperBound...].firstIndex(where: blanks) ?? bytes.count
    let word = bytes[start..<range.lowerBound] + bytes[range.upperBound..<end]
    return word.contains(UInt8(ascii: "/"))
      || (range.upperBound + 1 < end && bytes[range.upperBound] == UInt8(ascii: ".")
        && bytes[range.upperBound + 1] != UInt8(ascii: "."))
  }
}
