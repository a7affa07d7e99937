extension Linter {
  /// Rules that check one message at a time.
  static let messageRules: [any MessageRule] = [
    InvalidMessageRule(), WrongDialectRule(), StrayBraceRule(), EmptyTranslationRule(), UnknownArgumentRule(),
    MissingArgumentRule(), ArgumentTypeRule(), SelectKeysRule(), DuplicateSelectorRule(),
    UnknownPluralCategoryRule(), QuotedArgumentRule(), TagMismatchRule(), UnsafeMarkupRule(),
    InvisibleCharacterRule(), MojibakeRule(), StaleTranslationRule(), DeadPluralCategoryRule(),
    MissingPluralCategoryRule(), BareParticleRule(), URLMismatchRule(), EdgeWhitespaceRule(), NotNormalizedRule(),
    WrongScriptRule(), GlossaryRule(), EndPunctuationRule(), UntranslatedRule(), NewlineCountRule(),
    FormatterChangedRule(),
  ]

  /// Rules that check a source and its translations as a whole.
  static let setRules: [any SetRule] = [
    DuplicateKeyRule(), MissingKeyRule(), ExtraKeyRule(), LocaleMismatchRule(), MixedRegisterRule(),
    MissingDescriptionRule(), UndeclaredPlaceholderRule(), OrphanMetadataRule(), InvalidMetadataRule(), TooLongRule(),
    NeedsReviewRule(),
  ]

  /// Rules that check an AuthCopy catalog.
  static let catalogRules: [any CatalogRule] = [
    EnumerationLeakRule(), CopyWithoutKindRule(), ProseArgumentRule(), SilentPresentationRule(),
  ]

  /// Rules whose findings come from the checks of a catalog or from suppressions.
  private static let otherRules: [any Rule] = [
    InvalidCatalogRule(), UnmappedKindRule(), KindWithoutCopyRule(), UndeclaredArgumentRule(), UnusedSuppressionRule(),
  ]

  /// All rules.
  static let rules: [any Rule] = messageRules + setRules + catalogRules + otherRules

  /// The names of all rules, sorted.
  public static var ruleNames: [String] { rules.map(\.name).sorted() }
}
