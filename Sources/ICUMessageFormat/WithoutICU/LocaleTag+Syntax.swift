extension LocaleTag {
  /// Whether there is data for the language; always true, because a compiled catalog contains its locales' data.
  package var isKnown: Bool { true }

  /// The tag in the usual case of letters (RFC 5646, section 2.1.1); nil when it is not well-formed.
  ///
  /// A deprecated language code is kept, because the language table of a catalog contains both codes.
  static func canonical(_ tag: String) -> String? {
    var subtags = tag.lowercased().split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map(String.init)
    guard subtags.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(isLetterOrDigit) }) else {
      return nil
    }
    if subtags[0] == "x" { return subtags.count > 1 ? subtags.joined(separator: "-") : nil }
    guard subtags[0].utf8.count > 1, subtags[0].utf8.allSatisfy(isLetter) else { return nil }
    var index = 1
    @inline(never) func isNextSubtag(_ lengths: ClosedRange<Int>, _ isAllowed: (UInt8) -> Bool) -> Bool {
      index < subtags.count && lengths.contains(subtags[index].utf8.count)
        && subtags[index].utf8.allSatisfy(isAllowed)
    }
    // A script.
    if isNextSubtag(4...4, isLetter) {
      subtags[index] = subtags[index].prefix(1).uppercased() + subtags[index].dropFirst()
      index += 1
    }
    // A region: two letters or three digits.
    if isNextSubtag(2...2, isLetter) {
      subtags[index] = subtags[index].uppercased()
      index += 1
    } else if isNextSubtag(3...3, isDigit) {
      index += 1
    }
    // Variants; a variant of four characters begins with a digit.
    while isNextSubtag(4...8, isLetterOrDigit),
      subtags[index].utf8.count > 4 || subtags[index].utf8.first.map(isDigit) == true
    {
      index += 1
    }
    // The remaining subtags are extensions: a single letter or digit, and its subtags.
    while index < subtags.count {
      let isPrivate = subtags[index] == "x"
      guard subtags[index].utf8.count == 1 else { return nil }
      let start = index + 1
      index = start
      while index < subtags.count, isPrivate || subtags[index].utf8.count > 1 { index += 1 }
      if index == start { return nil }
    }
    return subtags.joined(separator: "-")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte.isASCIIDigit }
  private static func isLetter(_ byte: UInt8) -> Bool { byte.isASCIILetter }
  private static func isLetterOrDigit(_ byte: UInt8) -> Bool { byte.isASCIIDigit || byte.isASCIILetter }
}
