/// The most or the least characters that a raw error allows.
///
/// The copy says "use up to" the one and "at least" the other: neither must stand for the other.
struct LengthLimit {
  /// The most characters of a value.
  static let most = LengthLimit(
    keys: ["maxlength", "maximumlength", "maxpasswordlength"],
    before: [
      "upto", "atmost", "nomorethan", "morethan", "longerthan", "exceed", "maximum", "maximumof", "maximumlengthof",
      "maximumlengthis", "max",
    ],
    after: [])

  /// The least characters of a password.
  static let least = LengthLimit(
    keys: ["minlength", "minimumlength", "minpasswordlength", "minpasswordsize"],
    before: [
      "atleast", "nolessthan", "lessthan", "fewerthan", "shorterthan", "minimum", "minimumof", "minimumlengthof",
      "minimumlengthis", "min",
    ],
    after: ["ormorecharacters", "charactersormore", "charactersorlonger"])

  /// The keys of members that hold it, without case, `_` and `-`.
  let keys: Set<String>
  /// The words before the number, without case and blanks.
  let before: [String]
  /// The words after the number, in the same form.
  let after: [String]

  /// The largest number of characters that is believed.
  private static let maximum: Int64 = 10_000

  func value(_ named: [String], _ objects: [JSONNode], _ texts: [ErrorText]) -> Int64? {
    (named.lazy.compactMap(Self.number).first ?? ofMembers(in: objects)) ?? texts.lazy.compactMap(inText).first
  }

  private static func number(_ text: String) -> Int64? {
    Int64(text).flatMap { (1...maximum).contains($0) ? $0 : nil }
  }

  private func ofMembers(in objects: [JSONNode]) -> Int64? {
    for case .object(let members) in objects.lazy.map(\.content) {
      for member in members where (5...20).contains(member.key.utf8.count) {
        guard let text = member.value.scalarText,
          keys.contains(String(decoding: FoldedText(member.key).bytes, as: UTF8.self)), let number = Self.number(text)
        else { continue }
        return number
      }
    }
    return nil
  }

  /// The number in "longer than 72 characters".
  private func inText(_ text: ErrorText) -> Int64? {
    text.numbers.lazy.filter { number in
      if text.countsCharacters(number) {
        let before = FoldedText(text.bytes[..<number.lowerBound].suffix(24)).bytes
        if self.before.contains(where: { before.ends(with: $0.utf8) }) { return true }
      }
      if after.isEmpty { return false }
      let rest = String(decoding: FoldedText(text.bytes[number.upperBound...].prefix(24)).bytes, as: UTF8.self)
      return after.contains(where: rest.hasPrefix)
    }.compactMap {
      Self.number(String(decoding: text.bytes[$0], as: UTF8.self))
    }.first
  }
}

extension ErrorText {
  /// Whether a number is one of characters.
  func countsCharacters(_ number: Range<Int>) -> Bool {
    let unit = unit(after: number)
    if unit.hasPrefix("char") { return true }
    let rest = String(decoding: bytes[number.upperBound...].prefix(12), as: UTF8.self)
    return rest.hasPrefix("자") || rest.hasPrefix("글자") || rest.hasPrefix("文字")
  }
}

extension [UInt8] {
  fileprivate func ends(with end: String.UTF8View) -> Bool { suffix(end.count).elementsEqual(end) }
}
