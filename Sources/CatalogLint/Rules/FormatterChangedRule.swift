internal import AuthCopy

/// Finds an argument whose number or date style differs from the source's.
struct FormatterChangedRule: MessageRule {
  let name = "formatter-changed"
  let severity = Finding.Severity.info
  let triggers: TextFeatures = .formats
  let example: RuleExample? = RuleExample(source: "{n, number, percent}", bad: "{n}", good: "{n, number, percent}")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard let (nodes, sourceNodes) = entry.pair else { return }
    let wanted = sourceNodes.formats
    let found = nodes.formats
    for argument in entry.entry.arguments {
      guard let source = wanted[argument.name], found[argument.name] != source else { continue }
      let formats = source.map { ([argument.name, $0.type] + [$0.style].compactMap(\.self)).joined(separator: ", ") }
      findings.add(
        self, nil, ["formats": .list(formats.sorted().map { "{\($0)}" })], in: entry, at: argument.nameRange)
      return
    }
  }
}

extension [MessageNode] {
  fileprivate var formats: [String: Set<FormatType>] {
    var formats: [String: Set<FormatType>] = [:]
    forEachNode { node in
      if case .formatted(let argument, let format) = node.content { formats[argument.name, default: []].insert(format) }
    }
    return formats
  }
}
