extension Linter {
  /// Rules that look at one message after the other.
  static let messageRules: [any MessageRule] = [
    InvalidMessageRule(), WrongDialectRule(), StrayBraceRule(), EmptyTranslationRule(), UnknownArgumentRule(),
    MissingArgumentRule(), ArgumentTypeRule(), SelectKeysRule(), DuplicateSelectorRule(),
    UnknownPluralCategoryRule(), QuotedArgumentRule(), TagMismatchRule(), UnsafeMarkupRule(),
    InvisibleCharacterRule(), MojibakeRule(), StaleTranslationRule(), DeadPluralCategoryRule(),
    MissingPluralCategoryRule(), BareParticleRule(), URLMismatchRule(), EdgeWhitespaceRule(), NotNormalizedRule(),
    WrongScriptRule(), GlossaryRule(), EndPunctuationRule(), UntranslatedRule(), NewlineCountRule(),
    FormatterChangedRule(),
  ]

  /// Rules that look at a source and its translations as a whole.
  static let setRules: [any SetRule] = [
    DuplicateKeyRule(), MissingKeyRule(), ExtraKeyRule(), LocaleMismatchRule(), MixedRegisterRule(),
    MissingDescriptionRule(), UndeclaredPlaceholderRule(), OrphanMetadataRule(),
  ]

  /// Rules that look at a catalog of AuthCopy's.
  static let catalogRules: [any CatalogRule] = [
    EnumerationLeakRule(), CopyWithoutKindRule(), ProseArgumentRule(), SilentPresentationRule(),
  ]

  /// Rules whose findings come from the checks of a catalog, or from what was suppressed.
  private static let otherRules: [any Rule] = [
    InvalidCatalogRule(), UnmappedKindRule(), KindWithoutCopyRule(), UndeclaredArgumentRule(), UnusedSuppressionRule(),
  ]

  /// Every rule.
  static let rules: [any Rule] = messageRules + setRules + catalogRules + otherRules

  /// The names of all rules, sorted.
  public static var ruleNames: [String] { rules.map(\.name).sorted() }
}
