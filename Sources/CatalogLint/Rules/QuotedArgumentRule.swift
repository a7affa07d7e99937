internal import AuthCopy

/// Finds an argument between apostrophes, which ICU treats as literal text.
///
/// A translation that quotes what the source quotes follows the source; only the source is reported.
struct QuotedArgumentRule: MessageRule {
  let name = "quoted-argument"
  let severity = Finding.Severity.error
  let fixes = FixKind.suggested
  let triggers: TextFeatures = .apostrophe
  let example: RuleExample? = RuleExample(
    source: "Type {word} to confirm", bad: "{word} 확인: '{word}'을(를) 입력하세요", good: "{word} 확인: ‘{word}’을(를) 입력하세요")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    let quoted = entry.quotedArguments
    if quoted.isEmpty || (entry.file.guessesDialect && !entry.mayBeICU) { return }
    let meant = Set(entry.source.map { $0.quotedArguments.map(\.name) } ?? [])
    for argument in quoted
    where !meant.contains(argument.name) && !entry.text.isPattern(around: argument.range)
      && !entry.isToken(argument.name)
    {
      findings.add(
        self, nil, ["argument": .text(argument.name)], in: entry, at: argument.range, fix: "‘\(argument.quoted)’",
        isSafe: false)
    }
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
