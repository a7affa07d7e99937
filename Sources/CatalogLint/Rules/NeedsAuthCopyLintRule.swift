internal import MessageFiles

/// Finds a catalog of AuthCopy, which only the rules of AuthCopyLint can check.
///
/// `MessageGroupReader` reports the finding.
struct NeedsAuthCopyLintRule: Rule {
  let name = "needs-auth-copy-lint"
  let severity = Finding.Severity.error
}
