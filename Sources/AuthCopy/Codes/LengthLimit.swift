/// The most characters that a raw error allows.
///
/// The copy says "use up to": a least number must not become a limit.
enum LengthLimit {
  /// The keys of members that hold it, without case, `_` and `-`.
  private static let keys: Set<String> = ["maxlength", "maximumlength", "maxpasswordlength"]

  /// The words before a number that is the most, without case and blanks.
  private static let words = [
    "upto", "atmost", "nomorethan", "morethan", "longerthan", "exceed", "maximum", "maximumof", "maximumlengthof",
    "maximumlengthis", "max",
  ]

  /// The largest number of characters that is believed.
  private static let maximum: Int64 = 10_000

  static func value(_ named: [String], _ objects: [JSONNode], _ texts: [ErrorText]) -> Int64? {
    (named.lazy.compactMap(limit).first ?? ofMembers(in: objects)) ?? texts.lazy.compactMap(inText).first
  }

  private static func limit(_ text: String) -> Int64? {
    Int64(text).flatMap { (1...maximum).contains($0) ? $0 : nil }
  }

  private static func ofMembers(in objects: [JSONNode]) -> Int64? {
    for case .object(let members) in objects.lazy.map(\.content) {
      for member in members where (5...20).contains(member.key.utf8.count) {
        guard let text = member.value.scalarText,
          keys.contains(String(decoding: FoldedText(member.key).bytes, as: UTF8.self)), let limit = limit(text)
        else { continue }
        return limit
      }
    }
    return nil
  }

  /// The number in "longer than 72 characters".
  private static func inText(_ text: ErrorText) -> Int64? {
    text.numbers.lazy.filter { number in
      let before = FoldedText(text.bytes[..<number.lowerBound].suffix(24))
      return text.countsCharacters(number) && words.contains { before.bytes.ends(with: $0.utf8) }
    }.compactMap {
      limit(String(decoding: text.bytes[$0], as: UTF8.self))
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
