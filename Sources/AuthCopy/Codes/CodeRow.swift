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

  /// The strength of a code or a phrase as evidence, where its row declares it.
  package enum Strength: String, CaseIterable, Sendable {
    /// A phrase counts only between both edges of a message (``MessageEdges``); a code is a common name,
    /// which does not count for other providers.
    case plain
    /// A phrase counts anywhere in a text.
    case distinctive
  }

  /// The properties that an error must have for the row to apply.
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
  /// Whether the code wraps errors of many kinds, so that anything else in the error takes precedence.
  package let isOverloaded: Bool
  /// The declared strength; nil if the form of the code or phrase determines it.
  package let strength: Strength?
  /// An explanation of the code for developers, in one sentence.
  package internal(set) var explanation: String?
  /// Whether the code occurs in real errors but not in the vendor's documentation.
  package internal(set) var isUndocumented = false
  /// The reason for the row's mapping, for readers of the code's page.
  package let note: String?
  /// Whether a row of the same code is overloaded, so that the rest of the raw error is read even if this row applies.
  package internal(set) var isWrapper = false
  /// The index of the row's surface in the table.
  package internal(set) var surface: Int

  /// Returns the row with another code, symbol and number.
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

  /// The phrase to find in a text: the row's description, or a code that is a phrase.
  package var phrase: String? { match == .phrase ? code : description }
}
