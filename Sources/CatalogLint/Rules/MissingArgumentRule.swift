internal import AuthCopy

/// Finds an argument that the source prints and a translation does not.
struct MissingArgumentRule: Rule {
  let name = "missing-argument"
  let severity = Finding.Severity.error
  let triggers: TextFeatures = .brace
  let documentation = RuleDocumentation(
    whatItDoes: """
      Finds an argument that the source prints and a translation does not. Only what the source prints for every number \
      counts: a plural branch that a locale does not have, or =N, may print more.
      """,
    whyIsThisBad: "People who read that locale miss a name or a number.",
    example: RuleDocumentation.Example(source: "Signed in as {name}", bad: "로그인했습니다", good: "{name} 님으로 로그인했습니다"),
    howToMend: "Put the argument where it belongs in the sentence.")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard let source = entry.source, !source.arguments.isEmpty else { return }
    // Without branches all arguments are printed.
    if !entry.eitherFeatures.contains(.branches), entry.entry.hasArguments(of: source) { return }
    guard let (nodes, sourceNodes) = entry.pair else { return }
    for name in sourceNodes.printedArguments.subtracting(nodes.printedArguments).sorted() {
      if entry.features.contains(.fullWidthBrace),
        let wide = entry.text.firstMatch(of: /[｛{][ 　]*([^{}｛｝]*?)[ 　]*[｝}]/), wide.output.1 == name
      {
        let spot = entry.text.spot(of: String(wide.output.0))
        findings.add(self, entry, at: spot, fullWidth(name, findings.language), fix: "{\(name)}")
      } else {
        findings.add(self, entry, at: 0..<0, words(name, findings.language))
      }
    }
  }

  private func fullWidth(_ name: String, _ language: LintLanguage) -> String {
    language.say(
      en: "the braces of \(name) are full-width: write {\(name)}", ko: "\(name)의 중괄호가 전각 문자입니다. {\(name)}(으)로 쓰세요",
      ja: "\(name)の波括弧が全角です。{\(name)}と書いてください")
  }

  private func words(_ name: String, _ language: LintLanguage) -> String {
    language.say(
      en: "{\(name)} is missing: the source prints it", ko: "{\(name)}이(가) 빠졌습니다. 원문에는 있습니다",
      ja: "{\(name)}が抜けています。原文にはあります")
  }
}

extension [MessageNode] {
  /// The arguments that are printed on a path which every locale reaches: no plural category but `other`, no `=N`.
  var printedArguments: Set<String> {
    var names: Set<String> = []
    collectPrinted(into: &names, counted: nil)
    return names
  }

  /// - Parameter counted: the argument that `#` prints.
  private func collectPrinted(into names: inout Set<String>, counted: String?) {
    for node in self {
      switch node {
      case .literal: break
      case .pound: if let counted { names.insert(counted) }
      case .argument(let argument), .formatted(let argument, _): names.insert(argument.name)
      case .plural(let argument, let style):
        let other = style.branches.first { $0.selector == .keyword("other") }
        other?.nodes.collectPrinted(into: &names, counted: argument.name)
      case .select(_, let branches):
        for branch in branches { branch.nodes.collectPrinted(into: &names, counted: nil) }
      case .choice(_, let branches):
        for branch in branches { branch.nodes.collectPrinted(into: &names, counted: nil) }
      }
    }
  }
}
