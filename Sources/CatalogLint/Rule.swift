package import MessageFiles

/// A check that the linter performs.
///
/// A rule is named after the problem that it finds.
///
/// `Catalogs/messages` contains the messages of its diagnostics, and the texts `explain.<name>.what`, `.why` and `.fix`
/// that `--explain` prints.
package protocol Rule: Sendable {
  /// The stable name that users see.
  var name: String { get }
  var severity: Finding.Severity { get }
  /// The diagnostics that the rule itself reports, without those that the loading of a catalog reports under the rule's name.
  var ids: [Diagnostic.ID] { get }
  /// The kind of fixes that findings of the rule may have.
  var fixes: FixKind { get }
  /// An example; nil for a rule that a single message cannot demonstrate.
  var example: RuleExample? { get }
  /// The id of the report text that summarizes many findings of one file, with the parameters `count` and `keys`.
  ///
  /// nil for a rule whose findings differ in more than their keys.
  var aggregateMessageID: String? { get }
  /// The diagnostics whose findings are aggregated because they differ only in their keys.
  var aggregatedIDs: [Diagnostic.ID] { get }
}

extension Rule {
  package var ids: [Diagnostic.ID] { [Diagnostic.ID(rawValue: name)] }
  package var fixes: FixKind { .none }
  package var example: RuleExample? { nil }
  package var aggregateMessageID: String? { nil }
  package var aggregatedIDs: [Diagnostic.ID] { ids }
}

/// A rule that checks one message at a time.
protocol MessageRule: Rule {
  /// The features that trigger the rule: the message, or its source if `isTriggeredBySource`, must have at least one.
  var triggers: TextFeatures { get }
  /// Whether the features of the source count too.
  var isTriggeredBySource: Bool { get }
  /// Returns the triggers for one file; empty if the rule does not apply to its locale or catalog.
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
    // Most messages are skipped without accessing their contexts.
    let featuresOfEntries = isTriggeredBySource ? entries.combinedFeatures : entries.entryFeatures
    for (index, features) in featuresOfEntries.enumerated() where !triggers.isDisjoint(with: features) {
      check(entries.contexts[index], &findings)
    }
  }
}

/// A rule that checks a source and its translations as a whole.
protocol SetRule: Rule {
  func check(_ set: MessageSet, _ findings: inout FindingList)
}
