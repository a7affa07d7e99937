internal import MessageFiles

/// The naming style of a code, which distinguishes codes from other names in a file.
enum CodeShape: Hashable {
  /// `user_not_found`, `USER_NOT_FOUND`, `user-not-found`, `userNotFound`, `UserNotFoundException`
  case snake, upperSnake, kebab, camel, pascal
  /// `auth/user-not-found` or `a0.session.timeout`, `AADSTS50034`, `-1004`
  case qualified, numbered, number
  /// `timeout`, which may be any word
  case word

  /// Determines the style of a text; nil if it is not a code, such as a sentence, a path or an address.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let pairs = zip(bytes, bytes.dropFirst())
    guard let first = bytes.first, bytes.last?.isLetterOrDigit == true, bytes.count <= 100,
      bytes.allSatisfy({ $0.isLetterOrDigit || Self.separators.contains($0) }),
      pairs.allSatisfy({ $0.isLetterOrDigit || $1.isLetterOrDigit || $0 == $1 && $0 == UInt8(ascii: "_") })
    else { return nil }
    let hasUpper = bytes.contains(where: \.isUppercaseLetter)
    let hasLower = bytes.contains(where: \.isLowercaseLetter)
    if !hasUpper, !hasLower {
      guard bytes.count <= 11, Int(text) != nil else { return nil }
      self = .number
      return
    }
    // Ids and hashes mix digits with letters.
    let digitRuns = pairs.count { !$0.isDigit && $1.isDigit } + (first.isDigit ? 1 : 0)
    guard first.isLetterOrDigit, bytes.count > 1, digitRuns <= 2 else { return nil }
    if bytes.contains(where: { "./:".utf8.contains($0) }) {
      self = .qualified
    } else if bytes.contains(UInt8(ascii: "-")) {
      if hasUpper || bytes.contains(UInt8(ascii: "_")) { return nil }
      self = .kebab
    } else if bytes.contains(UInt8(ascii: "_")) {
      if hasLower, first.isUppercaseLetter { return nil }
      self = hasLower ? .snake : .upperSnake
    } else if hasUpper != hasLower, bytes.count(where: \.isDigit) >= 3 {
      self = .numbered
    } else if pairs.contains(where: { !$0.isUppercaseLetter && $1.isUppercaseLetter }) {
      self = first.isUppercaseLetter ? .pascal : .camel
    } else {
      self = .word
    }
  }

  private static let separators = Array("_-./:".utf8)

  /// Whether text of this style is unlikely to be anything but a name.
  var isDistinct: Bool { self != .word && self != .number }
}

extension UInt8 {
  /// Whether the byte can be part of an identifier.
  var isNamePart: Bool { isLetterOrDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80 }
}
