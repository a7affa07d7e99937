internal import AuthCopy

extension Linter {
  /// Rules that check one message at a time.
  static let messageRules: [any MessageRule] = [
    InvalidMessageRule(), WrongDialectRule(), StrayBraceRule(), EmptyTranslationRule(), UnknownArgumentRule(),
    MissingArgumentRule(), ArgumentTypeRule(), SelectKeysRule(), DuplicateSelectorRule(),
    UnknownPluralCategoryRule(), QuotedArgumentRule(), TagMismatchRule(), UnsafeMarkupRule(),
    InvisibleCharacterRule(), MojibakeRule(), StaleTranslationRule(), DeadPluralCategoryRule(),
    MissingPluralCategoryRule(), BareParticleRule(), URLMismatchRule(), EdgeWhitespaceRule(), NotNormalizedRule(),
    WrongScriptRule(), GlossaryRule(), EndPunctuationRule(), UntranslatedRule(), NewlineCountRule(),
    FormatterChangedRule(), LeftoverSourceRule(), TranslatedNameRule(), MachineDebrisRule(), UnpairedBracketRule(),
    DoubledWordRule(), DoubleSpaceRule(), NumberMismatchRule(), UnescapedCharacterRule(), StrayPercentRule(),
    NeedlessParticleRule(),
  ]

  /// The names of the rules that check one message at a time.
  package static let namesOfMessageRules = Set(messageRules.map(\.name))

  /// Rules that check a source and its translations as a whole.
  ///
  /// The slowest rule comes first, so that the other rules run in parallel with it (`Scripts/bench editing`).
  static let setRules: [any SetRule] = [
    TooLongRule(), DuplicateKeyRule(), MissingKeyRule(), ExtraKeyRule(), MissingFileRule(), MissingSourceRule(),
    LocaleMismatchRule(), MixedRegisterRule(), MissingDescriptionRule(), UnrecordedTranslationRule(),
    UndeclaredPlaceholderRule(), OrphanMetadataRule(), InvalidMetadataRule(), ForeignPunctuationRule(),
    InconsistentTranslationRule(), MisplacedTranslationRule(), LengthOutlierRule(), NeedsReviewRule(),
    ByteOrderMarkRule(),
  ]

  /// Rules that check an AuthCopy catalog.
  static let catalogRules: [any CatalogRule] = [
    EnumerationLeakRule(), CopyWithoutKindRule(), ProseArgumentRule(), DanglingPronounRule(), SilentPresentationRule(),
    DuplicateCodeRule(), RevealingRowRule(), StrayFileRule(),
  ]

  /// Rules whose findings come from the checks of a catalog or from suppressions.
  private static let otherRules: [any Rule] = [
    InvalidCatalogRule(), UnmappedKindRule(), KindWithoutCopyRule(), UndeclaredArgumentRule(), UnusedSuppressionRule(),
  ]

  /// All rules.
  ///
  /// Elements are converted one by one, because converting an array looks up every conformance at run time.
  static let rules: [any Rule] =
    messageRules.map { $0 as any Rule } + setRules.map { $0 as any Rule } + catalogRules.map { $0 as any Rule }
    + otherRules

  /// The ids of the messages that replace aggregated findings, by the id of the findings' diagnostic.
  static let aggregateMessageIDs = Dictionary(
    uniqueKeysWithValues: rules.flatMap { rule in
      rule.aggregateMessageID.map { messageID in rule.aggregatedIDs.map { ($0, messageID) } } ?? []
    })

  /// The names of all rules, sorted.
  public static var ruleNames: [String] { rules.map(\.name).sorted() }

  /// Returns the name of the rule that a misspelled name probably means; nil if none is similar.
  public static func ruleName(like name: String) -> String? {
    NameSuggestion(name, known: Set(ruleNames))?.name
  }
}
