internal import AuthCopy

/// The settings of a lint run that rules depend on.
///
/// A class, so that storing it in each message's context costs one retain.
final class LintOptions: Sendable {
  /// Whether the files are the copy of an AuthCopy catalog.
  let isAuthCopyCatalog: Bool
  /// The locale that translators translate from, a BCP 47 tag.
  let sourceLocale: String
  /// Whether the files have a source and translations of it.
  let hasTranslations: Bool
  /// The names of the rules that are run.
  let rules: Set<String>
  /// The names of the rules that were selected explicitly.
  ///
  /// A few rules check files other than AuthCopy catalogs only if they are selected.
  let selected: Set<String>
  /// The terms of the project that the files belong to.
  let glossary: ProjectGlossary

  init(
    isAuthCopyCatalog: Bool, hasTranslations: Bool, sourceLocale: String, rules: Set<String>, selected: Set<String>,
    glossary: ProjectGlossary
  ) {
    self.isAuthCopyCatalog = isAuthCopyCatalog
    self.hasTranslations = hasTranslations
    self.sourceLocale = sourceLocale
    self.rules = rules
    self.selected = selected
    self.glossary = glossary
  }

  /// Returns whether a rule is run; unknown rule names count as run.
  func isEnabled(_ rule: String) -> Bool { rules.contains(rule) || !Linter.rules.contains { $0.name == rule } }
}
