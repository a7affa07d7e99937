/// How a code is written, by which a file's codes are told from its other names.
enum CodeShape: Hashable, CaseIterable {
  /// `user_not_found`
  case snake
  /// `USER_NOT_FOUND`
  case upperSnake
  /// `user-not-found`
  case kebab
  /// `userNotFound`
  case camel
  /// `UserNotFoundException`
  case pascal
  /// `auth/user-not-found`, `a0.session.timeout`
  case qualified
  /// `AADSTS50034`
  case numbered
  /// `-1004`
  case number
  /// `timeout`, which may be any word of the file
  case word

  /// Nil for text that is no code, such as a sentence, a path or an address.
  init?(_ text: Substring) {
    var text = text.utf8
    let isNegative = text.first == UInt8(ascii: "-")
    if isNegative { text = text.dropFirst() }
    guard (2...100).contains(text.count) || (text.count == 1 && text.first?.isDigit == true),
      text.first?.isLetterOrDigit == true, text.last?.isLetterOrDigit == true
    else { return nil }
    var letters = Letters()
    for byte in text where !letters.add(byte) { return nil }
    if letters.lower + letters.upper == 0 {
      guard letters.separators.isEmpty, letters.digits < 11 else { return nil }
      self = .number
      return
    }
    guard !isNegative, let shape = letters.shape(startsUpper: text.first?.isUpper == true) else { return nil }
    self = shape
  }

  /// Whether text of the shape can hardly be anything but a name.
  var isDistinct: Bool { self != .word && self != .number }
}

/// What the letters of a text are.
private struct Letters {
  var lower = 0
  var upper = 0
  var digits = 0
  /// How often digits start: ids and hashes mix them with letters.
  var numbers = 0
  var separators: Set<UInt8> = []
  private var lastByte: UInt8?
  /// A capital after a small letter.
  private var hasHump = false

  /// False for a byte that no code has.
  mutating func add(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): lower += 1
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      upper += 1
      if let lastByte, !lastByte.isUpper, lastByte.isLetterOrDigit { hasHump = true }
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      digits += 1
      if lastByte?.isDigit != true { numbers += 1 }
    case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"):
      if let lastByte, !lastByte.isLetterOrDigit { return false }
      separators.insert(byte)
    default: return false
    }
    lastByte = byte
    return true
  }

  func shape(startsUpper: Bool) -> CodeShape? {
    if numbers > 2 { return nil }
    if !separators.isDisjoint(with: [UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":")]) { return .qualified }
    if separators.contains(UInt8(ascii: "-")) { return upper == 0 && separators.count == 1 ? .kebab : nil }
    if separators.contains(UInt8(ascii: "_")) { return lower == 0 ? .upperSnake : startsUpper ? nil : .snake }
    if digits >= 3, upper == 0 || lower == 0 { return .numbered }
    if hasHump { return startsUpper ? .pascal : .camel }
    return .word
  }
}

extension UInt8 {
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  var isUpper: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  var isLetterOrDigit: Bool { isDigit || isLetter }
  /// Whether the byte can be inside of an identifier.
  var isNamePart: Bool { isLetterOrDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") }
}
