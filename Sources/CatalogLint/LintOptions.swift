/// What rules need to know about the linted files.
struct LintOptions {
  /// Whether the files are the copy of an AuthCopy catalog.
  let isOwnCatalog: Bool
  /// The locale that translators translate from, a BCP 47 tag.
  let sourceLocale: String
  /// The names of the rules that are run.
  let rules: Set<String>
  /// The project's own terms.
  let glossary: [GlossaryTerm]
  /// Names that no translation may translate.
  let kept: [String]

  /// Whether a rule is run; a name that no rule has counts as one that is.
  func isRun(_ rule: String) -> Bool { rules.contains(rule) || !Linter.rules.contains { $0.name == rule } }
}
