internal import MessageFiles

/// The rules that a ``Linter`` knows: those for any messages and, with a catalog's support, those of the catalog.
public struct RuleSet: Sendable {
  /// The support for catalogs; nil if the set has only rules for messages.
  package let catalogs: (any CatalogSupport)?
  /// All rules.
  package let all: [any Rule]
  /// The ids of the messages that replace aggregated findings, by the id of the findings' diagnostic.
  let aggregateMessageIDs: [Diagnostic.ID: String]

  /// The rules for the messages of any project.
  public static let messages = RuleSet(nil)

  /// Creates the set with the rules for messages and those for catalogs.
  package init(_ catalogs: (any CatalogSupport)?) {
    self.catalogs = catalogs
    // Elements are converted one by one, because converting an array looks up every conformance at run time.
    all =
      Linter.messageRules.map { $0 as any Rule } + Linter.setRules.map { $0 as any Rule } + (catalogs?.rules ?? [])
      + [UnusedSuppressionRule()] + (catalogs == nil ? [NeedsAuthCopyLintRule()] : [])
    aggregateMessageIDs = Dictionary(
      uniqueKeysWithValues: all.flatMap { rule in
        rule.aggregateMessageID.map { messageID in rule.aggregatedIDs.map { ($0, messageID) } } ?? []
      })
  }

  /// The names of all rules, sorted.
  public var names: [String] { all.map(\.name).sorted() }

  /// Returns the name of the rule that a misspelled name probably means; nil if none is similar.
  public func name(like name: String) -> String? { NameSuggestion(name, known: Set(names))?.name }

  package subscript(name: String) -> (any Rule)? { all.first { $0.name == name } }
}
