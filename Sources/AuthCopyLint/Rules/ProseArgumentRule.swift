internal import AuthCopy
internal import CatalogLint

/// Finds an argument that is meant to hold whole sentences.
struct ProseArgumentRule: CatalogRule {
  let name = "prose-argument"
  let severity = Finding.Severity.warning

  /// Names, in lower case, of arguments that probably hold sentences.
  private static let proseNames: Set<String> = [
    "message", "text", "reason", "sentence", "description", "detail", "details", "hint", "explanation",
  ]

  func check(_ catalog: LintedCatalog, _ findings: inout FindingList) {
    for kinds in catalog.linted.compactMap(\.kinds) {
      for argument in kinds.arguments
      where Self.proseNames.contains(argument.name.lowercased()) && argument.definition?.type == .text {
        findings.add(
          self, nil, ["argument": .text(argument.name)], in: kinds.file, key: argument.name, at: argument.offset)
      }
    }
  }
}
