extension RawErrorText {
  /// A part of a text that looks like a code.
  struct Token {
    let code: String
    /// Whether it is a single word in capitals, such as `ERROR` or `ECONNREFUSED`, which is weak evidence.
    let isUppercaseWord: Bool
    /// Whether it is a class in a package of the programming language, such as `java.nio.file.AccessDeniedException`,
    /// and not of a provider.
    let isLanguageRuntime: Bool
    /// Whether it is alone in parentheses or brackets, and therefore more specific than the name of an exception.
    let isEnclosed: Bool
    /// Whether values follow it, as in `AuthFailed(reason: ...)`.
    let hasValues: Bool
  }

  /// Calls a closure with each part of the text that looks like a code, in order.
  ///
  /// A token is tried as a whole, then the part after its last `/`, `#`, `:` or `.`, then the part before its first `:`
  /// or `#`, or else before the last separator, until the closure returns true: `firebase_auth/invalid-credential`,
  /// `com.amazonaws.cognito#NotAuthorizedException`, `AuthError.notAuthorized`.
  func forEachToken(_ isKnown: (Token) -> Bool) {
    var attempts = 0
    func countAndTry(_ token: Token) -> Bool {
      attempts += 1
      return isKnown(token)
    }
    let signs = rules[.tokenSigns]
    func isPartOfToken(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit || byte >= 0x80 || signs.contains(byte) }
    let (limit, longest) = (rules[.tokens], rules[.tokenLength])
    var start = 0
    while start < bytes.count, attempts < limit {
      guard isPartOfToken(bytes[start]) else {
        start += 1
        continue
      }
      var end = start + 1
      while end < bytes.count, isPartOfToken(bytes[end]) { end += 1 }
      if end - start <= longest { tryParts(of: trimmed(start..<end), countAndTry) }
      start = end
    }
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    let (joints, trails) = (rules[.joints], rules[.tokenTrails])
    while let first = range.first, joints.contains(bytes[first]) { range.removeFirst() }
    while let last = range.last, joints.contains(bytes[last]) || trails.contains(bytes[last]) { range.removeLast() }
    return range
  }

  /// Returns a token with the word in brackets directly before it, as in `[blank]user.email`; nil if there is none.
  private func withLabel(_ token: Range<Int>) -> Range<Int>? {
    guard token.lowerBound > 0, bytes[token.lowerBound - 1] == UInt8(ascii: "]") else { return nil }
    let label = bytes[..<(token.lowerBound - 1)].suffix(rules[.quantityWordLength]).reversed().prefix { $0.isLetter }
    let start = token.lowerBound - 2 - label.count
    return start >= 0 && !label.isEmpty && bytes[start] == UInt8(ascii: "[") ? start..<token.upperBound : nil
  }

  private func tryParts(of token: Range<Int>, _ isKnown: (Token) -> Bool) {
    let isEnclosed = isEnclosed(token)
    let hasValues = rules[.callStarts].contains(byte(at: token.upperBound))
    @inline(never)
    func isKnownCode(_ range: Range<Int>, isMember: Bool = false, isLanguageRuntime: Bool = false) -> Bool {
      guard range.count >= 2, let strength = strength(of: range, isMember: isMember) else { return false }
      let code = String(decoding: bytes[range], as: UTF8.self)
      return isKnown(
        Token(
          code: code, isUppercaseWord: strength == .plain, isLanguageRuntime: isLanguageRuntime, isEnclosed: isEnclosed,
          hasValues: hasValues))
    }
    if let labeled = withLabel(token), isKnownCode(labeled) { return }
    if isKnownCode(token) { return }
    let joints = rules[.joints]
    guard let joint = token.last(where: { joints.contains(bytes[$0]) }) else { return }
    // The member of a type, such as `AuthError.canceled`.
    let isMember = bytes[joint] == UInt8(ascii: ".") && bytes[token.lowerBound].isUppercaseLetter
    let isLanguageRuntime = rules[.languagePackages].begin(bytes[token])
    if isKnownCode(joint + 1..<token.upperBound, isMember: isMember, isLanguageRuntime: isLanguageRuntime) { return }
    let headJoints = rules[.headJoints]
    let first = token.first { headJoints.contains(bytes[$0]) } ?? joint
    _ = isKnownCode(token.lowerBound..<first)
  }

  /// Returns whether a token is alone in parentheses or brackets.
  private func isEnclosed(_ token: Range<Int>) -> Bool {
    guard token.lowerBound > 0 else { return false }
    let (before, after) = (bytes[token.lowerBound - 1], byte(at: token.upperBound))
    return rules[.enclosures].contains { $0.key.bytes.first == before && $0.value.utf8.first == after }
  }

  private enum Strength {
    case plain, distinctive
  }

  /// Returns the strength of a token as evidence; nil if it is not a code.
  ///
  /// A token is distinctive with one of `distinctiveSigns`, a digit, or a capital inside a word with lowercase
  /// letters; a word in capitals is plain. Any other word is not a code. A number alone is not a code either, because the numbers in a
  /// text count other things.
  ///
  /// - Parameter isMember: whether the token is the member of a type, for which any word is a code.
  private func strength(of token: Range<Int>, isMember: Bool) -> Strength? {
    let signs = rules[.distinctiveSigns]
    var isDistinctive = isMember
    var (hasSmall, hasCapital, hasCapitalInside) = (false, false, false)
    for offset in token {
      let byte = bytes[offset]
      if byte.isLowercaseLetter || byte >= 0x80 { hasSmall = true }
      if byte.isUppercaseLetter {
        hasCapital = true
        if offset > token.lowerBound { hasCapitalInside = true }
      }
      if byte.isDigit || signs.contains(byte) { isDistinctive = true }
    }
    guard hasSmall || hasCapital else { return nil }
    if isDistinctive || hasSmall && hasCapitalInside { return .distinctive }
    return hasCapitalInside ? .plain : nil
  }
}
