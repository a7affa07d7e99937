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
