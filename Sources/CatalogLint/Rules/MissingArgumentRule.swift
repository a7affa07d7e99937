internal import AuthCopy

/// Finds an argument that the source prints and a translation does not.
///
/// People who read that locale miss a name or a number. Only what the source prints for every number counts: a plural
/// branch that a locale does not have, or `=N`, may print more.
struct MissingArgumentRule: Rule {
  let name = "missing-argument"
  let severity = Finding.Severity.error

  func findings(in set: MessageSet) -> [Finding] {
    var findings: [Finding] = []
    set.eachParsedPair { file, entry, nodes, sourceNodes in
      let printed = nodes.printedArguments
      for name in sourceNodes.printedArguments.subtracting(printed).sorted() {
        findings.append(finding(file, entry, at: 0, words(name)))
      }
    }
    return findings
  }

  private func words(_ name: String) -> String { "{\(name)} is missing: the source prints it" }
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
