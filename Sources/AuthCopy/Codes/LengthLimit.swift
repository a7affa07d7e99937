/// The most or the least characters that a raw error allows.
///
/// The copy says "use up to" the one and "at least" the other: neither must stand for the other.
struct LengthLimit {
  /// The most characters of a value.
  static let most = LengthLimit(
    keys: ["maxlength", "maximumlength", "maxpasswordlength"],
    before: [
      "upto", "atmost", "nomorethan", "morethan", "longerthan", "exceed", "maximum", "maximumis", "maximumof",
      "maximumlengthof",
      "maximumlengthis", "max",
    ],
    after: [])

  /// The least characters of a password.
  static let least = LengthLimit(
    keys: ["minlength", "minimumlength", "minpasswordlength", "minpasswordsize"],
    before: [
      "atleast", "nolessthan", "lessthan", "fewerthan", "shorterthan", "minimum", "minimumis", "minimumof",
      "minimumlengthof",
      "minimumlengthis", "min",
    ],
    after: ["ormorecharacters", "charactersormore", "charactersorlonger"])

  /// The keys of members that hold it, without case, `_` and `-`.
  let keys: Set<String>
  /// The words before the number, without case and blanks.
  let before: [String]
  /// The words after the number, in the same form.
  let after: [String]

  private let foldedBefore: [FoldedText]
  private let foldedAfter: [FoldedText]

  private init(keys: Set<String>, before: [String], after: [String]) {
    self.keys = keys
    self.before = before
    self.after = after
    foldedBefore = before.map { FoldedText($0) }
    foldedAfter = after.map { FoldedText($0) }
  }

  /// The largest number of characters that is believed.
  private static let maximum: Int64 = 10_000

  /// A number of characters that is believed.
  static func number(_ text: String) -> Int64? {
    Int64(text).flatMap { (1...maximum).contains($0) ? $0 : nil }
  }

  /// The first number of a text that is named as in "longer than 72 characters".
  func value(in text: MeasuredText) -> Int64? {
    for quantity in text.quantities {
      let isNamed =
        quantity.countsCharacters && text.has(foldedBefore, before: quantity) || text.has(foldedAfter, after: quantity)
      if isNamed, let value = text.value(of: quantity), (1...Self.maximum).contains(value) { return value }
    }
    return nil
  }
}
