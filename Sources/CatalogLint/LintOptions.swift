internal import AuthCopy

/// What rules need to know about the linted files.
struct LintOptions {
  /// Whether the files are the copy of an AuthCopy catalog.
  let isOwnCatalog: Bool
<<<<<<< HEAD
  /// The names of the rules that the user asked for; a few rules check only AuthCopy's own catalogs otherwise.
  var selected: Set<String> = []
=======
  /// The terms of the project that the files belong to.
  let glossary: ProjectGlossary
>>>>>>> wt-docs/lint16
}
