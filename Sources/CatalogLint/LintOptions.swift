internal import AuthCopy

/// Whose messages are linted.
struct LintOptions {
  /// The files are the copy of a catalog of AuthCopy's.
  let isOwnCatalog: Bool
}
