internal import AuthCopy

/// A check that the linter performs.
///
/// A rule is named after the bad pattern.
///
/// The messages of its diagnostics are in `Catalogs/messages`, beside `explain.<name>.what`, `.why` and `.fix`, which
/// `--explain` prints.
protocol Rule: Sendable {
  /// The stable name that users see.
  var name: String { get }
  var severity: Finding.Severity { get }
  /// The diagnostics that the rule reports, except those that the checks of a catalog report under its name.
  var ids: [Diagnostic.ID] { get }
  /// Which fixes its findings may have.
  var fixes: FixKind { get }
  /// An example; nil for a rule that cannot be shown with a single message.
  var example: RuleExample? { get }
  /// The message that reports show once for many findings in a file, with `count` and `keys`; nil for a rule whose
  /// findings differ in more than their keys.
  var gathered: String? { get }
  /// The diagnostics that are gathered, if any are: those that differ in nothing but their keys.
  var gatheredIDs: [Diagnostic.ID] { get }
}

extension Rule {
  var ids: [Diagnostic.ID] { [Diagnostic.ID(rawValue: name)] }
  var fixes: FixKind { .none }
  var example: RuleExample? { nil }
  var gathered: String? { nil }
  var gatheredIDs: [Diagnostic.ID] { ids }
}

/// A rule that checks one message at a time.
protocol MessageRule: Rule {
  /// The features of which a message or its source must have at least one for the rule to check it.
  var triggers: TextFeatures { get }
  /// Whether a feature that only the source has counts.
  var isTriggeredBySource: Bool { get }
  /// The triggers for one file, because a rule may not apply to the file's locale or catalog.
  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures

  func check(_ entry: EntryContext, _ findings: inout FindingList)
}

extension MessageRule {
  var triggers: TextFeatures { .any }
  var isTriggeredBySource: Bool { true }
  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures { triggers }

  /// Checks the messages of the batch that the rule applies to.
  func check(_ entries: EntryBatch, _ findings: inout FindingList) {
    let triggers = triggers(in: entries.file, findings.options)
    guard !triggers.isDisjoint(with: entries.allFeatures) else { return }
    // Most messages are passed over; their contexts are not even touched.
    let all = isTriggeredBySource ? entries.eitherFeatures : entries.ownFeatures
    for (index, features) in all.enumerated() where !triggers.isDisjoint(with: features) {
      check(entries.contexts[index], &findings)
    }
  }
}

/// A rule that checks a source and its translations as a whole.
protocol SetRule: Rule {
  func check(_ set: MessageSet, _ findings: inout FindingList)
}

/// A rule that checks the kinds and codes of an AuthCopy catalog together with its copy.
protocol CatalogRule: Rule {
  func check(_ catalog: CatalogContext, _ findings: inout FindingList)
}
