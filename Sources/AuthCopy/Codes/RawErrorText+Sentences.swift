extension RawErrorText {
  /// Returns the start of the sentence about a code: of the part after the code and a punctuation mark.
  ///
  /// It is the whole text if the code is not in it, and empty if no punctuation mark follows the code.
  func sentence(after code: String) -> RawErrorText {
    let (name, length) = (Array(code.utf8), rules[.descriptionLength])
    guard let found = bytes.withUnsafeBufferPointer({ $0.offset(of: name, from: 0) }) else {
      return RawErrorText(Array(bytes.prefix(length)), rules)
    }
    let rest = bytes[(found + name.count)...].prefix(length)
    let punctuation = rest.prefix { $0 < 0x80 && !$0.isLetter && !$0.isDigit }
    return RawErrorText(punctuation.allSatisfy { $0 == 0x20 } ? [] : Array(rest[punctuation.endIndex...]), rules)
  }

  /// The words that can be the provider from which an error came, in lowercase and without the suffix `originEnd`.
  ///
  /// An example is `google` in `from GoogleOauth2`.
  var origins: [String] {
    var words: [String] = []
    var position = 0
    let end = rules[.originEnd].text
    while words.count < rules[.origins], let start = offset(after: .origin, from: position),
      start <= rules[.descriptionLength]
    {
      position = start
      let word = bytes[start...].prefix(rules[.originLength])
        .prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
      let name = String(decoding: word, as: UTF8.self).lowercased()
      words.append(name.hasSuffix(end) ? name.dropLast(end.count).filter { $0 != "_" } : name)
    }
    return words
  }

  /// Whether the text has several words, or several characters of Korean, Chinese or Japanese.
  var hasSeveralWords: Bool {
    let punctuation = rules[.sentencePunctuation]
    let words = bytes.split { $0 == 0x20 || $0 == 0x0A }.count { word in
      word.contains(where: \.isLowercaseLetter) && word.allSatisfy { $0.isLetter || punctuation.contains($0) }
        && !rules[.fillers].contains { $0.bytes.elementsEqual(word.lazy.filter(\.isLetter).map { $0 | 0x20 }) }
    }
    // Each of these characters begins with such a byte in UTF-8.
    return words >= rules[.sentenceWords] || bytes.count { $0 >= 0xE1 } >= rules[.sentenceCharacters]
  }

  /// Whether the text mentions credentials.
  var namesCredentials: Bool {
    let text = CaseFoldedBytes(bytes.prefix(rules[.descriptionLength])).bytes
    return text.withUnsafeBufferPointer { text in
      rules[.credentials].contains { text.offset(of: $0.bytes, from: 0) != nil }
    }
  }
}
