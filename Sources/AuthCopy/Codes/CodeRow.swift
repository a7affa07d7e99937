/// A code that a provider emits on a surface, and the kind that it means there.
package struct CodeRow: Hashable, Sendable {
  /// How the value of a row is compared with the code.
  enum Match: String, CaseIterable, Sendable {
    /// The same text.
    case exact
    /// The code is the start of the value.
    case prefix
    /// The code is `FROM-TO`, the value an integer between.
    case range
  }

  package let code: String
  package let symbol: String?
  package let numeric: Int?
  let match: Match
  /// Words of the error's description, in lower case, that tell this row from others of the same code.
  let description: String?
  package let kind: Kind
  /// The index of its surface in the table.
  let surface: Int
}

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

/// Where the code stands in a raw error of a provider.
struct PayloadShape: Hashable, Sendable {
  enum Carrier: String, CaseIterable, Sendable {
    case json, query
  }

  /// Nil when the shape comes either way.
  let carrier: Carrier?
  /// Keys from the top, `[]` for any element of a list.
  let code: [String]
  /// Only the text after the last of these counts.
  let after: Character?
  /// Where the description stands that tells rows of one code apart.
  let description: [String]?
  /// The surfaces that send this shape, likeliest first.
  let surfaces: [Int]
}
