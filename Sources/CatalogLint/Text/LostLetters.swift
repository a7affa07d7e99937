internal import MessageFiles

/// Letters that an encoding lacks, or that were read in the wrong encoding of one byte a letter.
extension Mojibake {
  /// Finds question marks in place of letters, in a translation whose source has fewer: `El?ment`, `l ? d`, `????`.
  ///
  /// - Returns: the damaged word, and whether the mark is inside of it.
  static func questionMarks(_ message: String, _ features: TextFeatures, _ source: String) -> Substring? {
    guard features.contains(.innerQuestionMark),
      message.utf8.count(where: { $0 == UInt8(ascii: "?") }) > source.utf8.count(where: { $0 == UInt8(ascii: "?") })
    else { return nil }
    // A mark between spaces, before a word, was a letter if the source has no mark.
    if let mark = message.firstRange(of: " ? ")?.lowerBound, !source.utf8.contains(UInt8(ascii: "?")) {
      let rest = message[mark...].dropFirst(3)
      if rest.first?.isLowercase ?? false { return message[mark...].dropFirst().prefix(1) }
    }
    return message.split(whereSeparator: \.isWhitespace).first { word in
      // Parts of an address have question marks too.
      !word.utf8.contains { "/=&._".utf8.contains($0) } && word.hasQuestionMarkInside && !source.contains(word)
    }
  }

  /// Finds the first letters that a language has only if its text was read in the encoding of Western Europe.
  ///
  /// - Returns: the word, and what it was.
  static func misreadLetters(
    _ message: String, _ features: TextFeatures, _ file: MessageFile, _ source: String
  ) -> (run: Substring, original: String)? {
    let letters = file.traits.misreadLetters
    guard !letters.isEmpty, features.contains(file.traits.hasLatin1Letters ? .latin : .extendedLatin)
    else { return nil }
    for word in message.split(whereSeparator: { !$0.isLetter && letters[$0] == nil })
    where word.contains(where: { letters[$0] != nil }) && !source.contains(word) {
      // A sign that is no letter may stand beside a word, as ² does, and capitals may be a name.
      let characters = Array(word)
      // A name in a language of Western Europe may be from elsewhere.
      if !file.traits.hasLatin1Letters, word.first?.isUppercase ?? false { continue }
      let isInside = characters.indices.contains { index in
        letters[characters[index]] != nil && index + 1 < characters.count && characters[index + 1].isLowercase
      }
      let isAtEnd =
        characters.count > 2 && letters[characters[characters.count - 1]] != nil
        && characters[characters.count - 1].isLetter
      guard isInside || isAtEnd else { continue }
      return (word, String(word.map { letters[$0] ?? $0 }))
    }
    return nil
  }

  /// Finds a word in a script such as Cyrillic that was read in the encoding of Western Europe: `Ïðèâåò`.
  static func misreadWord(
    _ message: String, _ features: TextFeatures, _ file: MessageFile, _ source: String
  ) -> (run: Substring, original: String)? {
    guard let encoding = file.traits.oldEncoding, features.contains(.latin) else { return nil }
    let words = message.split { !(0xC0...0xFF).contains($0.unicodeScalars.first?.value ?? 0) }
    guard let word = words.first(where: { $0.count > 3 && !source.contains($0) }) else { return nil }
    let original = String(word).transcoded(writtenAs: "windows-1252", readAs: encoding)
    return original.unicodeScalars.allSatisfy({ $0.value >= 0x370 && $0.properties.isAlphabetic })
      ? (word, original) : nil
  }
}

extension Substring {
  /// Whether a question mark stands before a small letter of a word that another letter begins or precedes.
  fileprivate var hasQuestionMarkInside: Bool {
    let characters = Array(unicodeScalars)
    func isSmallLetter(_ index: Int) -> Bool {
      characters.indices.contains(index) && characters[index].properties.isLowercase
    }
    if characters.count(where: { $0 == "?" }) > 2, characters.allSatisfy({ "?.,!:()".unicodeScalars.contains($0) }) {
      return true
    }
    return characters.indices.contains { index in
      characters[index] == "?" && isSmallLetter(index + 1)
        && (index == 0 || characters[index - 1] == "?" || characters[index - 1].properties.isAlphabetic
          || characters[index - 1] == "'")
    }
  }
}
