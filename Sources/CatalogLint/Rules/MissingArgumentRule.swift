internal import AuthCopy

/// Finds an argument that the source prints and a translation does not.
///
/// Only arguments that the source prints for every number count, because a plural branch that the locale does not have,
/// or `=N`, may print more.
struct MissingArgumentRule: MessageRule {
  let name = "missing-argument"
  let severity = Finding.Severity.error
  let fixes = FixKind.safe
  let triggers: TextFeatures = .brace
  private static let missing: Diagnostic.ID = "missing-argument.missing"
  private static let fullWidth: Diagnostic.ID = "missing-argument.full-width"
  private static let placeholder: Diagnostic.ID = "missing-argument.placeholder"
  let ids = [missing, fullWidth, placeholder]
  let example: RuleExample? = RuleExample(
    source: "Signed in as {name}", bad: "로그인했습니다", good: "{name} 님으로 로그인했습니다")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard let source = entry.source, !source.arguments.isEmpty else { return }
    // Without branches, every argument is printed.
    if !entry.eitherFeatures.contains(.branches), entry.entry.hasArguments(of: source) { return }
    // A form for one number may print it in words.
    guard entry.entry.isGeneral, let (nodes, sourceNodes) = entry.pair else { return }
    let missing = sourceNodes.printedArguments.subtracting(entry.printedArguments(nodes, source: sourceNodes))
    // The rule quoted-argument reports these.
    let quoted = missing.isEmpty ? [] : Set(entry.quotedArguments.map(\.name))
    for name in missing.subtracting(quoted).sorted() {
      if !entry.file.dialect.isICU {
        if entry.entry.hasVariables || source.hasVariables || entry.hasPlaceOfNumber || entry.doesWithout(link: name) {
          continue
        }
        let written = source.arguments.first { $0.name == name }.map { source.text.text(inUTF8: $0.nameRange) } ?? ""
        findings.add(self, Self.placeholder, ["placeholder": .text(String(written))], in: entry, at: 0..<0)
      } else if entry.features.contains(.fullWidthBrace),
        let wide = entry.text.firstMatch(of: /[｛{][ 　]*([^{}｛｝]*?)[ 　]*[｝}]/), wide.output.1 == name
      {
        let spot = entry.text.range(ofText: String(wide.output.0))
        findings.add(self, Self.fullWidth, ["argument": .text(name)], in: entry, at: spot, fix: "{\(name)}")
      } else {
        findings.add(self, Self.missing, ["argument": .text(name)], in: entry, at: 0..<0)
      }
    }
  }
}

extension EntryContext {
  /// The arguments that the translation prints, whatever number is given.
  ///
  /// Where `#` is text, it stands for its argument only if it does so in the source, which is as wrong.
  fileprivate func printedArguments(_ nodes: [MessageNode], source: [MessageNode]) -> Set<String> {
    if file.dialect.traits.hasNumberSign || !source.hasPlainNumbers { return nodes.printedArguments }
    return nodes.mapTree { node in
      if case .pound = node.content { MessageNode(content: .literal("#"), range: node.range) } else { node }
    }.printedArguments
  }
}

extension [MessageNode] {
  /// Whether the argument of a plural is printed without `#`.
  fileprivate var hasPlainNumbers: Bool {
    let counted = Set(plurals.map(\.argument.name))
    var found = false
    forEachNode { node in
      switch node.content {
      case .argument(let argument), .formatted(let argument, _): found = found || counted.contains(argument.name)
      default: break
      }
    }
    return found
  }
}
