internal import MessageFiles

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
    NeedlessParticleRule(), WrongParticleRule(), LetterAfterURLRule(), ForeignScriptRule(), BrokenLinkRule(),
    MisspelledOptionRule(), BrandCaseRule(), DoublePunctuationRule(), MissingIsolateRule(),
    MisspelledWordRule(),
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
    ByteOrderMarkRule(), UnprovenReviewRule(), OppositeTranslationRule(), MarkMismatchRule(),
    MissingSentenceRule(), UntranslatedWordRule(), MisplacedCapitalRule(), LostNameRule(),
  ]
}
