extension ErrorText {
  /// The longest token that can be a code, in bytes.
  private static let maximumToken = 100
  /// The number of parts that are tried, more than any text about an error has.
  private static let maximumAttempts = 2_000

  /// Calls a closure with each part of the text that looks like a code, in order, until it returns true.
  ///
  /// A token is tried as a whole, then without what stands before its last `/`, `#`, `:` or `.`, and the reverse:
  /// `firebase_auth/invalid-credential`, `com.amazonaws.cognito#NotAuthorizedException`, `AuthError.notAuthorized`.
  ///
  /// - Parameter onlyEnclosed: whether only tokens count that stand alone in parentheses or brackets.
  func firstToken(onlyEnclosed: Bool, where isWanted: (String) -> Bool) -> Bool {
    var attempts = 0
    func isFound(_ code: String) -> Bool {
      attempts += 1
      return isWanted(code)
    }
    var start = 0
    while start < bytes.count, attempts < Self.maximumAttempts {
      guard bytes[start].isPartOfToken else {
        start += 1
        continue
      }
      var end = start + 1
      while end < bytes.count, bytes[end].isPartOfToken { end += 1 }
      if end - start <= Self.maximumToken {
        let token = trimmed(start..<end)
        if !onlyEnclosed || isEnclosed(token), holdsCode(token, isFound) { return true }
      }
      start = end
    }
    return false
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, bytes[first].isJoint { range.removeFirst() }
    while let last = range.last, bytes[last].isJoint || bytes[last] == UInt8(ascii: "-") { range.removeLast() }
    return range
  }

  private func holdsCode(_ token: Range<Int>, _ isWanted: (String) -> Bool) -> Bool {
    func isWantedCode(_ range: Range<Int>, isMarked: Bool) -> Bool {
      guard range.count >= 2, looksLikeCode(range, isMarked: isMarked) else { return false }
      return isWanted(String(decoding: bytes[range], as: UTF8.self))
    }
    let isEnclosed = isEnclosed(token) || isHeading(token)
    let isCall = byte(at: token.upperBound) == UInt8(ascii: "(")
    if isWantedCode(token, isMarked: isEnclosed || isCall) { return true }
    guard let joint = token.last(where: { bytes[$0].isJoint }) else { return false }
    // The member of a type, such as `AuthError.canceled`.
    let isMember = bytes[joint] == UInt8(ascii: ".") && bytes[token.lowerBound].isUppercaseLetter
    if isWantedCode(joint + 1..<token.upperBound, isMarked: isEnclosed || isCall || isMember) { return true }
    let first = token.first { bytes[$0] == UInt8(ascii: ":") || bytes[$0] == UInt8(ascii: "#") } ?? joint
    return isWantedCode(token.lowerBound..<first, isMarked: isEnclosed)
  }

  /// Whether a token stands alone in parentheses or brackets.
  private func isEnclosed(_ token: Range<Int>) -> Bool {
    guard token.lowerBound > 0 else { return false }
    switch (bytes[token.lowerBound - 1], byte(at: token.upperBound)) {
    case (UInt8(ascii: "("), UInt8(ascii: ")")), (UInt8(ascii: "["), UInt8(ascii: "]")): return true
    default: return false
    }
  }

  /// Whether a token begins a line and a colon follows, as the name of an exception does.
  private func isHeading(_ token: Range<Int>) -> Bool {
    (token.lowerBound == 0 || bytes[token.lowerBound - 1] == 0x0A) && byte(at: token.upperBound) == UInt8(ascii: ":")
  }

  /// Whether a token is a code rather than a word: it has `_`, `-`, `/`, a digit, or capitals inside.
  ///
  /// A number alone is none, because the numbers in a text count other things.
  ///
  /// - Parameter isMarked: whether the token stands where a code does, so that a plain word can be one.
  private func looksLikeCode(_ token: Range<Int>, isMarked: Bool) -> Bool {
    var hasSign = isMarked
    var hasLetter = false
    var hasCapitalInside = false
    for offset in token {
      let byte = bytes[offset]
      if byte.isLetter || byte >= 0x80 { hasLetter = true }
      if byte.isUppercaseLetter, offset > token.lowerBound { hasCapitalInside = true }
      if byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/") {
        hasSign = true
      }
    }
    return hasLetter && (hasSign || hasCapitalInside)
  }
}

extension UInt8 {
  fileprivate var isPartOfToken: Bool {
    isLetter || isDigit || self >= 0x80 || self == UInt8(ascii: "_") || self == UInt8(ascii: "-") || isJoint
  }

  /// Whether the byte joins the parts of a name.
  fileprivate var isJoint: Bool {
    self == UInt8(ascii: ".") || self == UInt8(ascii: "/") || self == UInt8(ascii: ":") || self == UInt8(ascii: "#")
  }
}
