internal import AuthCopy

/// What rules need to know about the linted files.
///
/// A class, so that each message's context costs one retain.
final class LintOptions: Sendable {
  /// Whether the files are the copy of an AuthCopy catalog.
  let isOwnCatalog: Bool
  /// The locale that translators translate from, a BCP 47 tag.
  let sourceLocale: String
  /// The names of the rules that are run.
  let rules: Set<String>
  /// The names of the rules that were asked for; a few rules check only AuthCopy's own catalogs otherwise.
  let selected: Set<String>
  /// The terms of the project that the files belong to.
  let glossary: ProjectGlossary

  init(
    isOwnCatalog: Bool, sourceLocale: String, rules: Set<String>, selected: Set<String>, glossary: ProjectGlossary
  ) {
    self.isOwnCatalog = isOwnCatalog
    self.sourceLocale = sourceLocale
    self.rules = rules
    self.selected = selected
    self.glossary = glossary
  }

  /// Whether a rule is run; a name that no rule has counts as one that is.
  func isRun(_ rule: String) -> Bool { rules.contains(rule) || !Linter.rules.contains { $0.name == rule } }
}
