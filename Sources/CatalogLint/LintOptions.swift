internal import MessageFiles

/// The settings of a lint run that rules depend on.
///
/// A class, so that storing it in each message's context costs one retain.
package final class LintOptions: Sendable {
  /// Whether the files are the copy of a catalog, which is held to stricter rules.
  let isCatalog: Bool
  /// Whether a key without a translation fails the run.
  private let requiresCompleteness: Bool
  /// Whether programs also format messages without arguments.
  let formatsAll: Bool
  /// The locale that translators translate from, a BCP 47 tag.
  let sourceLocale: String
  /// Whether the files have a source and translations of it.
  let hasTranslations: Bool
  /// The names of the rules that are run.
  package let rules: Set<String>
  /// The names of all rules that the linter knows.
  private let knownRules: Set<String>
  /// The names of the rules that were selected explicitly.
  ///
  /// A few rules check files other than AuthCopy catalogs only if they are selected.
  let selected: Set<String>
  /// The terms of the project that the files belong to.
  let glossary: ProjectGlossary
  /// The terms that the copy of a catalog avoids, by language; empty for other messages.
  let avoidedTerms: [String: [AvoidedTerm]]
  /// What the translations of the set show together.
  let evidence: SetEvidence

  init(
    isCatalog: Bool, requiresCompleteness: Bool, formatsAll: Bool, hasTranslations: Bool, sourceLocale: String,
    rules: Set<String>, knownRules: Set<String>, selected: Set<String>, glossary: ProjectGlossary,
    avoidedTerms: [String: [AvoidedTerm]], evidence: SetEvidence
  ) {
    self.isCatalog = isCatalog
    self.requiresCompleteness = requiresCompleteness
    self.formatsAll = formatsAll
    self.hasTranslations = hasTranslations
    self.sourceLocale = sourceLocale
    self.rules = rules
    self.knownRules = knownRules
    self.selected = selected
    self.glossary = glossary
    self.avoidedTerms = avoidedTerms
    self.evidence = evidence
  }

  /// Returns why findings of a rule do not fail the run; nil if they do.
  func tolerance(of rule: some Rule) -> Finding.Tolerance? {
    requiresCompleteness || !(rule is MissingKeyRule) ? nil : .incompleteness
  }

  /// Returns whether a rule is run; unknown rule names count as run.
  func isEnabled(_ rule: String) -> Bool { rules.contains(rule) || !knownRules.contains(rule) }
}
