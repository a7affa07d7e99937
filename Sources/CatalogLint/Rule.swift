internal import AuthCopy

/// Something that the linter finds.
///
/// A rule is named after the bad pattern.
///
/// Its messages are those of its diagnostics in `Catalogs/messages`; `explain.<name>.what`, `.why` and `.fix` beside them
/// are what `--explain` prints.
protocol Rule: Sendable {
  /// The name that users see; stable.
  var name: String { get }
  var severity: Finding.Severity { get }
  /// What it may report, but for what the checks of a catalog report under its name.
  var ids: [Diagnostic.ID] { get }
  /// Nil for a rule that no single message shows.
  var example: RuleExample? { get }
}

extension Rule {
  var ids: [Diagnostic.ID] { [Diagnostic.ID(rawValue: name)] }
  var example: RuleExample? { nil }
}

/// A rule that looks at one message after the other.
protocol MessageRule: Rule {
  /// What a message or its source must have for the rule to look at it.
  var triggers: TextFeatures { get }
  /// The same for the messages of one file: a rule may not concern its locale or its owner.
  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures

  func check(_ entry: EntryContext, _ findings: inout FindingList)
}

extension MessageRule {
  var triggers: TextFeatures { .any }
  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures { triggers }

  /// Looks at those messages that may concern the rule.
  func check(_ entries: EntryBatch, _ findings: inout FindingList) {
    let triggers = triggers(in: entries.file, findings.options)
    guard !triggers.isDisjoint(with: entries.allFeatures) else { return }
    for context in entries.contexts where !triggers.isDisjoint(with: context.eitherFeatures) {
      check(context, &findings)
    }
  }
}

/// A rule that looks at a source and its translations as a whole.
protocol SetRule: Rule {
  func check(_ set: MessageSet, _ findings: inout FindingList)
}

/// A rule that looks at the kinds and codes of a catalog of AuthCopy's, with its copy.
protocol CatalogRule: Rule {
  func check(_ catalog: CatalogContext, _ findings: inout FindingList)
}
