internal import AuthCopy

/// Finds an argument of a translation that the source does not have.
///
/// No app passes it: the message cannot be formatted, or shows the name in braces.
struct UnknownArgumentRule: Rule {
  let name = "unknown-argument"
  let severity = Finding.Severity.error

  func findings(in set: MessageSet) -> [Finding] {
    var findings: [Finding] = []
    set.eachParsedPair { file, entry, nodes, sourceNodes in
      let declared = set.source?.declaredArguments[entry.key] ?? []
      let known = declared.union(sourceNodes.arguments.map(\.name))
      var seen: Set<String> = []
      for argument in nodes.arguments where !known.contains(argument.name) && seen.insert(argument.name).inserted {
        findings.append(finding(file, entry, at: argument.nameRange.lowerBound, words(argument.name, known)))
      }
    }
    return findings
  }

  private func words(_ name: String, _ known: Set<String>) -> String {
    let names = known.isEmpty ? "none" : known.sorted().map { "{\($0)}" }.joined(separator: ", ")
    return "{\(name)} is no argument of the source, which has \(names)"
  }
}
