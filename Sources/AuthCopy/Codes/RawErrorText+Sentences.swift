extension RawErrorText {
  /// The words for credentials, in the form of ``CaseFoldedBytes``.
  static let credentials = [
    "password", "passcode", "credential", "username", "loginid", "비밀번호", "아이디", "パスワード", "ユーザー名", "認証情報",
  ]
  private static let foldedCredentials = credentials.map { CaseFoldedBytes($0) }

  /// Returns the sentence about a code: the part after the code and a punctuation mark.
  ///
  /// It is the whole text if the code is not in it, and empty if no punctuation mark follows the code.
  func sentence(after code: String) -> RawErrorText {
    let name = Array(code.utf8)
    guard let found = bytes.withUnsafeBufferPointer({ $0.offset(of: name, from: 0) }) else { return self }
    let rest = bytes[(found + name.count)...]
    let punctuation = rest.prefix { $0 < 0x80 && !$0.isLetter && !$0.isDigit }
    return RawErrorText(punctuation.allSatisfy { $0 == 0x20 } ? [] : Array(rest[punctuation.endIndex...]))
  }

  /// The maximum number of words that `words(after:)` returns.
  private static let maximumWords = 4

  /// Returns the words after the first occurrences of a marker, in lowercase and without the suffix `oauth2`.
  ///
  /// An example is `google` for the marker ` from ` in `from GoogleOauth2`.
  func words(after mark: StaticString) -> [String] {
    var words: [String] = []
    var position = 0
    while words.count < Self.maximumWords, let start = offset(after: mark, from: position),
      start <= CaseFoldedBytes.descriptionLimit
    {
      position = start
      let word = bytes[start...].prefix(32).prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
      let name = String(decoding: word, as: UTF8.self).lowercased()
      words.append(name.hasSuffix("oauth2") ? name.dropLast(6).filter { $0 != "_" } : name)
    }
    return words
  }

  /// Whether the text has at least two words, or six characters of Korean, Chinese or Japanese.
  var hasSeveralWords: Bool {
    let words = bytes.split { $0 == 0x20 || $0 == 0x0A }
      .count { word in word.contains(where: \.isLowercaseLetter) && word.allSatisfy { $0.isLetter || $0.isPunctuation }
      }
    // Each of these characters begins with such a byte in UTF-8.
    return words >= 2 || bytes.count { $0 >= 0xE1 } >= 6
  }

  /// Whether the text mentions credentials.
  var namesCredentials: Bool {
    let text = CaseFoldedBytes(bytes.prefix(CaseFoldedBytes.descriptionLimit)).bytes
    return text.withUnsafeBufferPointer { text in
      Self.foldedCredentials.contains { text.offset(of: $0.bytes, from: 0) != nil }
    }
  }
}

extension UInt8 {
  fileprivate var isPunctuation: Bool { ".,;!?'\")(".utf8.contains(self) }
}
