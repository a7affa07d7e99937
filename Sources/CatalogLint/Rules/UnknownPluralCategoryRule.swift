internal import CatalogFormats
internal import MessageFiles

/// Finds a plural keyword that is not a plural category.
struct UnknownPluralCategoryRule: MessageRule {
  let name = "unknown-plural-category"
  let severity = Finding.Severity.error
  let fixes = FixKind.mixed
  let triggers: TextFeatures = .branches
  private static let unknown: Diagnostic.ID = "unknown-plural-category.unknown"
  private static let misspelled: Diagnostic.ID = "unknown-plural-category.misspelled"
  let ids = [unknown, misspelled]
  let example: RuleExample? = RuleExample(
    source: "{n, plural, one {# day} other {# days}}", bad: "{n, plural, 하나 {하루} other {#일}}",
    good: "{n, plural, =1 {하루} other {#일}}")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.features.contains(.branches), let nodes = entry.nodes else { return }
    let categories = Set(PluralCategory.allCases.map(\.rawValue))
    if let unknown = entry.entry.form?.unknownCategory {
      let meant = NameSuggestion(unknown, known: categories)?.name
      findings.add(
        self, meant == nil ? Self.unknown : Self.misspelled,
        ["keyword": .text(unknown), "meant": .text(meant ?? "other")], in: entry, at: 0..<0)
    }
    for (_, _, branches) in nodes.plurals {
      for branch in branches {
        guard case .keyword(let keyword) = branch.selector, !categories.contains(keyword) else { continue }
        if let meant = NameSuggestion(keyword, known: categories) {
          findings.add(
            self, Self.misspelled, ["keyword": .text(keyword), "meant": .text(meant.name)], in: entry,
            at: branch.selectorRange, fix: meant.name, isSafe: meant.isCertain)
        } else {
          findings.add(self, Self.unknown, ["keyword": .text(keyword)], in: entry, at: branch.selectorRange)
        }
      }
    }
  }
}
