/// A place where a provider emits codes: an SDK, an endpoint, an error enum.
package struct CodeSurface: Hashable, Sendable {
  package let id: String
  /// Whether codes are compared without regard to case.
  let ignoresCase: Bool
  /// The character that separates the code from details, which are ignored.
  let detailSeparator: Character?
  /// The ids of other surfaces that callers may mean by this one.
  let also: [String]
  /// The rule that derives codes from those of another surface.
  let derivation: CodeDerivation?
  package let rows: [CodeRow]
}

/// A rule that derives codes from those of the surface `source`, such as `auth/some-thing` from `SOME_THING`: the
/// source code is the derived one without `prefix`, in upper case and with underscores.
struct CodeDerivation: Hashable, Sendable {
  let prefix: String
  let source: String

  func sourceCode(of code: String) -> String? {
    guard code.hasPrefix(prefix) else { return nil }
    return code.dropFirst(prefix.count).uppercased().replacing("-", with: "_")
  }
}
