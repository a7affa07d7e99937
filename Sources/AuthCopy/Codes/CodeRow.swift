/// A code that a provider emits on a surface, and the kind that it maps to there.
package struct CodeRow: Hashable, Sendable {
  /// How the code of a row is compared with a value.
  package enum Match: String, CaseIterable, Sendable {
    /// The value equals the code.
    case exact
    /// The value starts with the code.
    case prefix
    /// The code is `FROM-TO`, and the value is an integer in that range.
    case range
    /// The code is a phrase, and the value or the text of the error contains it.
    case phrase
  }

  /// How much a code or a phrase proves, where its row says it.
  package enum Strength: String, CaseIterable, Sendable {
    /// A phrase proves something as a whole message or the head of an error only; a code is an ordinary name, which proves
    /// nothing to other providers.
    case plain
    /// A phrase proves something wherever it stands.
    case distinctive
  }

  /// What an error must have for the row to be its own.
  package struct Condition: Hashable {
    private let code: String
    private let symbol: String?
    private let numeric: Int?
    private let match: Match
    private let description: String?

    fileprivate init(_ row: CodeRow) {
      code = row.code
      symbol = row.symbol
      numeric = row.numeric
      match = row.match
      description = row.description
    }
  }

  package private(set) var code: String
  package private(set) var symbol: String?
  package private(set) var numeric: Int?
  package let match: Match
  /// A phrase of the error's description that distinguishes this row from others with the same code.
  package let description: String?
  package let meaning: CodeMeaning
  /// Whether the code wraps errors of many kinds, so that whatever else the error says comes before it.
  package let isOverloaded: Bool
  /// How much it proves; nil for what its form tells.
  package let strength: Strength?
  /// What the code means to a developer: one sentence.
  package internal(set) var explanation: String?
  /// Whether the code was met in real errors, but not in the vendor's text.
  package internal(set) var isOnlySeenInUse = false
  /// Why the code is treated as it is, for people who read its page.
  package let note: String?
  /// Whether a row of the same code is overloaded, so that the rest of the raw error is read whatever this one says.
  package internal(set) var isWrapper = false
  /// The index of the row's surface in the table.
  package internal(set) var surface: Int

  /// Returns the row with other names.
  package func with(code: String, symbol: String?, numeric: Int?) -> CodeRow {
    var row = self
    (row.code, row.symbol, row.numeric) = (code, symbol, numeric)
    return row
  }

  /// The kind without a flow.
  package var kind: Kind { meaning.kinds.standard }

  package var condition: Condition { Condition(self) }

  /// The range of a row whose code is `FROM-TO`.
  package var range: ClosedRange<Int>? {
    let bounds = code.split(separator: "-").compactMap { Int($0) }
    guard bounds.count == 2, bounds[0] <= bounds[1] else { return nil }
    return bounds[0]...bounds[1]
  }

  /// The phrase that a text is searched for: the row's description, or a code that is a phrase.
  package var phrase: String? { match == .phrase ? code : description }
}
