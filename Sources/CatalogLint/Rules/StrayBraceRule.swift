internal import MessageFiles

/// Finds a closing brace without an opening one, or, in a dialect with two braces, a third one.
struct StrayBraceRule: MessageRule {
  let name = "stray-brace"
  let severity = Finding.Severity.warning
  let fixes = FixKind.mixed
  let triggers: TextFeatures = .brace
  let example: RuleExample? = RuleExample(source: "Hi {name}", bad: "{name}} 님", good: "{name} 님")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.features.contains(.brace) else { return }
    if !entry.file.dialect.isICU {
      guard let source = entry.source, source.text.contains("}}"), !source.text.contains("}}}"),
        let range = entry.text.firstRange(of: "}}}"), !entry.text.contains("{{{"), entry.text.hasUnopenedBrace
      else { return }
      let end = entry.text.utf8.distance(from: entry.text.startIndex, to: range.upperBound)
      findings.add(self, in: entry, at: end - 1..<end, fix: "", isSafe: true)
      return
    }
    guard let tree = entry.entry.tree else { return }
    let strays = tree.strayBraces(in: entry.text)
    guard !strays.isEmpty, !(entry.sourceNodes?.allText.contains("}") ?? false) else { return }
    let missing = entry.parsedPair.map { $0.source.printedArguments.subtracting($0.translation.printedArguments) }
    for offset in strays {
      // If an argument is missing, the brace is the rest of it: `name}` was `{name}`.
      let before = entry.text.utf8.prefix(offset)
      if let name = missing?.first(where: { before.endsInWord($0.utf8) }) {
        let start = offset - name.utf8.count
        findings.add(self, in: entry, at: start..<offset + 1, fix: "{\(name)}", isSafe: missing?.count == 1)
      } else {
        findings.add(self, in: entry, at: offset..<offset + 1, fix: "", isSafe: missing?.isEmpty ?? false)
      }
    }
  }
}

extension Collection where Element == UInt8, Self: BidirectionalCollection {
  /// Returns whether the bytes end in a name that is not part of a longer name.
  fileprivate func endsInWord(_ name: some BidirectionalCollection<UInt8>) -> Bool {
    guard reversed().starts(with: name.reversed()) else { return false }
    guard let last = dropLast(name.count).last else { return true }
    return !(0x30...0x39).contains(last) && !(0x41...0x5A).contains(last) && !(0x61...0x7A).contains(last)
      && last != 0x5F
  }
}

extension MessageTree {
  /// Returns the offsets of unquoted closing braces in the literal text outside all branches, in UTF-8 bytes.
  fileprivate func strayBraces(in text: String) -> [Int] {
    // Without apostrophes that are syntax, counting braces is enough.
    if tokens.isEmpty, !text.hasUnopenedBrace { return [] }
    let bytes = Array(text.utf8)
    var isQuoted = Array(repeating: false, count: bytes.count)
    for offset in quotations(end: bytes.count).joined() { isQuoted[offset] = true }
    return nodes.flatMap { node -> [Int] in
      guard case .literal(let literal) = node.content, literal.utf8.contains(UInt8(ascii: "}")) else { return [] }
      return node.range.filter { bytes[$0] == UInt8(ascii: "}") && !isQuoted[$0] }
    }
  }
}

extension String {
  /// Whether a closing brace occurs while none is open.
  fileprivate var hasUnopenedBrace: Bool {
    var depth = 0
    for byte in utf8 {
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      if depth < 0 { return true }
    }
    return false
  }
}
