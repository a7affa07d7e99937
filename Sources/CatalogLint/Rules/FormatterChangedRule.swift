internal import AuthCopy
internal import Foundation

/// Finds an argument whose number or date style differs from the source.
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
      let formats = source.sorted().map { "{\(argument.name), \($0)}" }
      findings.add(self, nil, ["formats": .list(formats)], in: entry, at: argument.nameRange)
      return
    }
  }
}

extension [MessageNode] {
  /// The types and styles of each argument, without surrounding white space, which ICU ignores.
  fileprivate var formats: [String: Set<String>] {
    var formats: [String: Set<String>] = [:]
    forEachNode { node in
      guard case .formatted(let argument, let format) = node.content else { return }
      let style = format.style.map { ", " + $0.trimmingCharacters(in: .whitespacesAndNewlines) } ?? ""
      formats[argument.name, default: []].insert(format.type + style)
    }
    return formats
  }
}
