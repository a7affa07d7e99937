/// Finds a translation of more than one word that equals the source's text.
struct UntranslatedRule: MessageRule {
  let name = "untranslated"
  let severity = Finding.Severity.info
  let triggers: TextFeatures = .sameAsSource
  let example: RuleExample? = RuleExample(
    source: "Forgot your password?", bad: "Forgot your password?", good: "비밀번호를 잊었나요?")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard let source = entry.source, entry.text == source.text,
      entry.sourceFile.map({ $0.language != entry.file.language }) ?? false, let nodes = entry.nodes
    else { return }
    let all = nodes.allText
    let text = entry.features.contains(.address) ? all.withoutAddresses : all
    let pieces = text.unicodeScalars.split { !$0.isOfWord }.map(Substring.init)
    let hasTerms = pieces.count > 1 && pieces.contains { $0.unicodeScalars.count > 1 }
    // A single word beside an argument counts too, unless it is an abbreviation.
    guard hasTerms || (!entry.entry.arguments.isEmpty && pieces.contains { $0.count > 3 && $0 != $0.uppercased() })
    else { return }
    findings.add(self, in: entry, at: 0..<entry.text.utf8.count)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter or a character that occurs inside words.
  fileprivate var isOfWord: Bool {
    if isASCII { return (0x61...0x7A).contains(value | 0x20) || self == "'" || self == "-" }
    return self == "’" || properties.isAlphabetic
  }
}
