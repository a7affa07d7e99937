/// A place where a provider emits codes: an SDK, an endpoint, an error enum.
package struct CodeSurface: Hashable, Sendable {
  package let id: String
  /// Codes are compared without case.
  let ignoresCase: Bool
  /// Only the text before this counts: details may follow.
  let detailSeparator: Character?
  /// The ids of surfaces that a caller who names this one may mean too.
  let also: [String]
  /// Codes made by rule from another surface's.
  let derivation: CodeDerivation?
  package let rows: [CodeRow]
}

/// A code with `prefix`, the rest in upper case with underscores, is a code of the surface `source`:
/// `auth/some-thing` of `SOME_THING`.
struct CodeDerivation: Hashable, Sendable {
  let prefix: String
  let source: String

  func sourceCode(of code: String) -> String? {
    guard code.hasPrefix(prefix) else { return nil }
    return code.dropFirst(prefix.count).uppercased().replacing("-", with: "_")
  }
}
