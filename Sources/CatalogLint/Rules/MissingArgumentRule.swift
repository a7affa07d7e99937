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
    for name in sourceNodes.printedArguments.subtracting(nodes.printedArguments).sorted() {
      if !entry.file.dialect.isICU {
        if entry.entry.hasVariables || source.hasVariables { continue }
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
