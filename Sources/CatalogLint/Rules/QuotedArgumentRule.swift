internal import AuthCopy

/// Finds an argument between apostrophes, which ICU and Java treat as literal text, and in Java any apostrophe that is lost.
///
/// A translation that quotes what the source quotes follows the source; only the source is reported. Where nothing tells
/// whether messages are ICU's, apostrophes that only the translation has are a warning.
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
    let isGuess = entry.file.guessesDialect && !entry.mayBeICU
    // In a source, as in all of vue-i18n, they may be text.
    if isGuess, entry.source == nil { return }
    let meant = Set(entry.source.map { $0.quotedArguments.map(\.name) } ?? [])
    for argument in quoted
    where !meant.contains(argument.name) && !entry.text.isPattern(around: argument.range)
      && !entry.isToken(argument.name) && !argument.quoted.hasPrefix("{{")
    {
      findings.add(
        self, Self.quoted, ["argument": .text(argument.name)], in: entry, at: argument.range,
        fix: "‘\(argument.quoted)’", isSafe: false, severity: isGuess ? .warning : nil)
    }
  }

  /// Checks a message of `java.text.MessageFormat`, in which each apostrophe begins or ends quoted text.
  private func checkJava(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.features.contains(.brace), let tree = entry.entry.tree, !tree.tokens.isEmpty else { return }
    let quoted = entry.quotedArguments
    let meant = Set(entry.source.map { $0.quotedArguments.map(\.name) } ?? [])
    let bytes = Array(entry.text.utf8)
    for range in tree.quotations(end: bytes.count) {
      if let argument = quoted.first(where: { $0.range == range }) {
        // Java has no names: braces around one are text.
        guard argument.name.utf8.allSatisfy(\.isASCIIDigit), !meant.contains(argument.name) else { continue }
        findings.add(
          self, Self.quotedInJava, ["argument": .text(argument.name)], in: entry, at: range,
          fix: String(entry.text.text(inUTF8: range).replacing("'", with: "''")), isSafe: false)
      } else if !bytes[range].contains(where: { "{}".utf8.contains($0) }), !(entry.source?.hasQuotations ?? false) {
        let apostrophes = range.filter { bytes[$0] == UInt8(ascii: "'") }
        // Programs that have no doubled apostrophe anywhere may not format with MessageFormat.
        let isCertain = entry.file.doublesApostrophes || entry.sourceFile?.doublesApostrophes ?? false
        guard let first = apostrophes.first else { continue }
        findings.add(
          self, Self.lost, in: entry, at: first..<first + 1, fix: "''", isSafe: isCertain && apostrophes.count == 1,
          severity: isCertain ? nil : .warning)
      }
    }
  }
}

extension MessageEntry {
  /// Whether apostrophes quote a part of the message.
  fileprivate var hasQuotations: Bool {
    features.contains(.apostrophe) && !(tree?.quotations(end: text.utf8.count).isEmpty ?? true)
  }
}

extension EntryContext {
  /// Whether the file and its source may be ICU's; otherwise `{name}` is of vue-i18n or the like, where apostrophes are
  /// text.
  fileprivate var mayBeICU: Bool { file.mayBeICU && sourceFile?.mayBeICU ?? true }

  /// Whether the source quotes a name in capitals, as no argument of the file has them: what people are to type themselves.
  fileprivate func isToken(_ name: String) -> Bool {
    func isCapital(_ name: String) -> Bool { name.contains(where: \.isLetter) && name == name.uppercased() }
    return file.isSource && isCapital(name)
      && !file.entries.contains { $0.arguments.contains { isCapital($0.name) } }
  }
}

extension String {
  /// Whether a quotation is part of an address or a path, whose braces somebody else fills in: `'{s}'.tile.example/'{z}'`.
  fileprivate func isPattern(around range: Range<Int>) -> Bool {
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
