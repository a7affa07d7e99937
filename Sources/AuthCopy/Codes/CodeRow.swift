/// A code that a provider emits on a surface, and the kind that it maps to there.
package final class CodeRow: Sendable {
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

  /// The properties that rows of the same meaning share.
  struct Details: Hashable {
    let match: Match
    let description: String?
    let meaning: CodeMeaning
    let isOverloaded: Bool
    let strength: Strength?
    let explanation: String?
    let isUndocumented: Bool
    let note: String?
  }

  /// Details that many rows refer to: a table has thousands of rows, but few meanings.
  final class SharedDetails: Sendable {
    fileprivate let details: Details

    init(_ details: Details) { self.details = details }
  }

  package let code: String
  package let symbol: String?
  package let numeric: Int?
  private let shared: SharedDetails
  /// The index of the row's surface in the table.
  package let surface: Int

  init(code: String, symbol: String?, numeric: Int?, _ shared: SharedDetails, surface: Int) {
    self.code = code
    self.symbol = symbol
    self.numeric = numeric
    self.shared = shared
    self.surface = surface
  }

  /// Returns the row with another code, symbol and number.
  package func with(code: String, symbol: String?, numeric: Int?) -> CodeRow {
    CodeRow(code: code, symbol: symbol, numeric: numeric, shared, surface: surface)
  }

  /// Returns the row on another surface.
  func on(_ surface: Int) -> CodeRow {
    CodeRow(code: code, symbol: symbol, numeric: numeric, shared, surface: surface)
  }

  private var details: Details { shared.details }

  package var match: Match { details.match }
  /// A phrase of the error's description that distinguishes this row from others with the same code.
  package var description: String? { details.description }
  package var meaning: CodeMeaning { details.meaning }
  /// Whether the code wraps errors of many kinds, so that anything else in the error takes precedence.
  package var isOverloaded: Bool { details.isOverloaded }
  /// The declared strength; nil if the form of the code or phrase determines it.
  package var strength: Strength? { details.strength }
  /// An explanation of the code for developers, in one sentence.
  package var explanation: String? { details.explanation }
  /// Whether the code occurs in real errors but not in the vendor's documentation.
  package var isUndocumented: Bool { details.isUndocumented }
  /// The reason for the row's mapping, for readers of the code's page.
  package var note: String? { details.note }

  /// The kind without a flow.
  package var kind: Kind { meaning.kinds.standard }

  package var condition: Condition { Condition(self) }

  /// The range of a row whose code is `FROM-TO`.
  package var range: ClosedRange<Int>? {
    let bounds = code.parts(at: UInt8(ascii: "-")).compactMap { Int($0) }
    guard bounds.count == 2, bounds[0] <= bounds[1] else { return nil }
    return bounds[0]...bounds[1]
  }

  /// The phrase to find in a text: the row's description, or a code that is a phrase.
  package var phrase: String? { match == .phrase ? code : description }
}
