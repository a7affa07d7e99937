/// A code that a provider emits on a surface, and the kind that it maps to there.
package struct CodeRow: Hashable, Sendable {
  /// How the code of a row is compared with a value.
  enum Match: String, CaseIterable, Sendable {
    /// The value equals the code.
    case exact
    /// The value starts with the code.
    case prefix
    /// The code is `FROM-TO`, and the value is an integer in that range.
    case range
  }

  package let code: String
  package let symbol: String?
  package let numeric: Int?
  let match: Match
  /// Lowercase text in the error's description that distinguishes this row from others with the same code.
  let description: String?
  package let kind: Kind
  /// The index of the row's surface in the table.
  let surface: Int
}
