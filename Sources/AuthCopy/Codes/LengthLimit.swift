/// The maximum or minimum number of characters that a raw error specifies.
///
/// The two must not be confused: the copy prints "use up to" for the maximum and "at least" for the minimum.
struct LengthLimit {
  /// The maximum length of a value, in characters.
  static let maximum = LengthLimit(
    keys: ["maxlength", "maximumlength", "maxpasswordlength"],
    before: [
      "upto", "atmost", "nomorethan", "morethan", "longerthan", "exceed", "maximum", "maximumis", "maximumof",
      "maximumlengthof", "maximumlengthis", "max",
    ],
    after: ["자이하", "자이내", "글자이하", "글자이내", "文字以下", "文字以内"], lengths: ["maximumlength", "maxlength"], bound: .upper)

  /// The minimum length of a password, in characters.
  static let minimum = LengthLimit(
    keys: ["minlength", "minimumlength", "minpasswordlength", "minpasswordsize"],
    before: [
      "atleast", "nolessthan", "lessthan", "fewerthan", "shorterthan", "minimum", "minimumis", "minimumof",
      "minimumlengthof", "minimumlengthis", "min",
    ],
    after: ["ormorecharacters", "charactersormore", "charactersorlonger", "자이상", "글자이상", "文字以上"],
    lengths: ["minimumlength", "minlength"], bound: .lower)

  /// The keys of members that hold the limit, without case, `_` and `-`.
  let keys: Set<String>
  /// The words before the number, without case and blanks.
  let before: [String]
  /// The words after the number, in the same form.
  let after: [String]
  /// The words before a number of characters that has no unit.
  let lengths: [String]
  /// The position of the limit in a range such as `8 to 64 characters`.
  private let bound: ErrorQuantities.Bound

  private let foldedBefore: [CaseFoldedBytes]
  private let foldedAfter: [CaseFoldedBytes]
  private let foldedLengths: [CaseFoldedBytes]

  private init(keys: Set<String>, before: [String], after: [String], lengths: [String], bound: ErrorQuantities.Bound) {
    self.keys = keys
    self.before = before
    self.after = after
    self.lengths = lengths
    self.bound = bound
    foldedLengths = lengths.map { CaseFoldedBytes($0) }
    foldedBefore = before.map { CaseFoldedBytes($0) }
    foldedAfter = after.map { CaseFoldedBytes($0) }
  }

  /// The largest plausible number of characters.
  private static let largestPlausible: Int64 = 10_000

  /// Parses a number of characters; nil if it is not plausible.
  static func number(_ text: String) -> Int64? {
    Int64(text).flatMap { (1...largestPlausible).contains($0) ? $0 : nil }
  }

  /// Returns the first number in a text that is this limit, as in "longer than 72 characters"; nil if there is none.
  func value(in text: ErrorQuantities) -> Int64? {
    for quantity in text.quantities {
      let isNamedWithUnit = quantity.countsCharacters && text.has(foldedBefore, before: quantity)
      let isNamed =
        isNamedWithUnit || text.has(foldedAfter, after: quantity) || text.has(foldedLengths, before: quantity)
        || quantity.bound == bound
      if isNamed, let value = text.value(of: quantity), (1...Self.largestPlausible).contains(value) { return value }
    }
    return nil
  }
}
