/// The maximum or minimum number of characters that a raw error specifies.
///
/// The two must not be confused: the copy prints "use up to" for the maximum and "at least" for the minimum.
final class LengthLimit: Sendable {
  /// The words before the number.
  private let before: [CaseFoldedBytes]
  /// The words after the number.
  private let after: [CaseFoldedBytes]
  /// The words before a number of characters that has no unit.
  private let lengths: [CaseFoldedBytes]
  /// The position of the limit in a range such as `8 to 64 characters`.
  private let bound: ErrorQuantities.Bound
  private let plausible: ClosedRange<Int64>

  init(before: [String], after: [String], lengths: [String], bound: ErrorQuantities.Bound, largest: Int) {
    self.before = before.map { CaseFoldedBytes($0) }
    self.after = after.map { CaseFoldedBytes($0) }
    self.lengths = lengths.map { CaseFoldedBytes($0) }
    self.bound = bound
    plausible = 1...Int64(max(largest, 1))
  }

  /// Parses a number of characters; nil if it is not plausible.
  func number(_ text: String) -> Int64? { Int64(text).flatMap { plausible.contains($0) ? $0 : nil } }

  /// Returns the first number in a text that is this limit, as in "longer than 72 characters"; nil if there is none.
  func value(in text: ErrorQuantities) -> Int64? {
    for quantity in text.quantities {
      let isNamedWithUnit = quantity.countsCharacters && text.has(before, before: quantity)
      let isNamed =
        isNamedWithUnit || text.has(after, after: quantity) || text.has(lengths, before: quantity)
        || quantity.bound == bound
      if isNamed, let value = text.value(of: quantity), plausible.contains(value) { return value }
    }
    return nil
  }
}
