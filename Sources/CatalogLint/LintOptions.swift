internal import AuthCopy

/// What rules need to know about the linted files.
struct LintOptions {
  /// Whether the files are the copy of an AuthCopy catalog.
  let isOwnCatalog: Bool
  /// The terms of the project that the files belong to.
  let glossary: ProjectGlossary
}
