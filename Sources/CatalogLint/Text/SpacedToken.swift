extension String {
  /// The note of a translator or tool at the start, such as `TODO:`, in UTF-8 bytes; nil if there is none.
  var translatorNote: Range<Int>? {
    if hasPrefix("!!!") { return 0..<3 }
    guard let word = Self.notes.first(where: hasPrefix) else { return nil }
    let next = dropFirst(word.count).first
    // In Spanish and Portuguese, `todo` is also a word.
    return next == ":" || (word != "TODO" && next.map { !$0.isLetter && !$0.isNumber } ?? false)
      ? 0..<word.utf8.count : nil
  }

  /// Whether the text is what programs print for a value that is not set.
  var isUnsetValue: Bool { ["undefined", "null", "NaN", "TBD", "FIXME"].contains(self) }

  private static let notes = ["TODO", "FIXME", "TBD", "XXX"]

  /// The range of the first full-width mark that follows a space; nil if there is none.
  var spacedWideMark: Range<Int>? {
    guard let match = firstMatch(of: /[^\s「『（【《、。，：；！？] ([。、，：；！？])/) else { return nil }
    return utf8Range(of: match.output.1)
  }

  /// The range of the first colon that follows a space after a word of at least three letters and ends the word or the
  /// text; nil if there is none.
  var spacedColon: Range<Int>? {
    guard let match = firstMatch(of: /\p{L}{3} (:)(?:\s|$)/) else { return nil }
    return utf8Range(of: match.output.1)
  }

  /// The offset of the first full stop or comma that follows a space after a word, and ends a word or the text.
  var spacedPunctuation: Int? {
    let bytes = Array(utf8)
    return bytes.indices.dropFirst(2).first { index in
      guard bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ",") else { return false }
      let isNonBreaking = bytes[index - 1] == 0xA0 && bytes[index - 2] == 0xC2
      guard bytes[index - 1] == 0x20 || isNonBreaking, index > 2 else { return false }
      let previous = bytes[index - (isNonBreaking ? 3 : 2)]
      return (previous.isLetterOrDigit || previous >= 0x80 || ")\"'%}".utf8.contains(previous))
        && (index + 1 == bytes.count || bytes[index + 1] <= 0x20)
    }
  }

  /// The range up to the second of two middle dots that an editor shows in place of spaces: no space is beside them, and
  /// one stands beside a sign that is no letter.
  var visibleSpaces: Range<Int>? {
    let characters = Array(self)
    let places = characters.indices.filter { characters[$0] == "·" }
    func isSpace(_ index: Int) -> Bool { !characters.indices.contains(index) || characters[index].isWhitespace }
    guard places.count > 1, !places.contains(where: { isSpace($0 - 1) || isSpace($0 + 1) }),
      places.contains(where: { !characters[$0 - 1].isLetter || !characters[$0 + 1].isLetter })
    else { return nil }
    let start = String(characters[..<places[0]]).utf8.count
    return start..<String(characters[...places[1]]).utf8.count
  }

  /// Returns a single small letter after the question mark that ends the text, if a source ends with one too.
  func letterAfterEnd(like source: String) -> String? {
    let bytes = Array(utf8.suffix(3))
    guard bytes.count == 3, bytes[2].isLowercaseLetter, bytes[1] == UInt8(ascii: "?"), source.utf8.last == bytes[1],
      bytes[0].isLowercaseLetter || bytes[0] >= 0x80 || "\")".utf8.contains(bytes[0])
    else { return nil }
    return String(UnicodeScalar(bytes[2]))
  }

  /// Returns the first range in which a space separates what the source writes together; nil if there is none.
  ///
  /// Examples: `$ 1`, `% %`, `[text] (address)`, `/ path`, `@ name`, `** bold **` and, around an argument, `" {name} "`.
  func spacedToken(of source: String) -> Range<Int>? {
    let bytes = Array(utf8)
    // Each mark is compared with the source.
    if max(bytes.count, source.utf8.count) > Self.maximumLength { return nil }
    // A space after a closing mark is right.
    let marks = source.boldPlaces.isEmpty || source.hasSpaceInBold ? [] : boldPlaces
    let openingMarks = Set(marks.count % 2 == 0 ? stride(from: 0, to: marks.count, by: 2).map { marks[$0] } : [])
    for index in bytes.indices {
      guard bytes[index] == 0x20, index > 0, index + 1 < bytes.count else { continue }
      let (previous, next) = (bytes[index - 1], bytes[index + 1])
      let (sign, spaced) = (UnicodeScalar(previous), UnicodeScalar(next))
      switch previous {
      // Names of properties follow the sign in expressions of Java.
      case UInt8(ascii: "$") where next.isDigit || next == UInt8(ascii: "{"), UInt8(ascii: "%") where next == previous,
        UInt8(ascii: "]") where next == UInt8(ascii: "("):
        if source.contains("\(sign)\(spaced)"), !source.contains("\(sign) \(spaced)") { return index - 1..<index + 2 }
      case UInt8(ascii: "/"), UInt8(ascii: "@"):
        let isAtStart = index == 1 || bytes[index - 2] == 0x20 || "\"'(".utf8.contains(bytes[index - 2])
        let word = bytes[(index + 1)...].prefix(while: \.isLetterOrDigit)
        let text = String(decoding: word, as: UTF8.self)
        if isAtStart, word.count > 2, source.beginsWord("\(sign)\(text)"), !contains("\(sign)\(text)") {
          return index - 1..<word.endIndex
        }
      case UInt8(ascii: "-") where next.isDigit:
        let isSign = index == 1 || bytes[index - 2] == 0x20 || bytes[index - 2] == UInt8(ascii: "(")
        if isSign, source.contains("-\(spaced)"), !source.contains("- \(spaced)") { return index - 1..<index + 2 }
      case UInt8(ascii: ">"):
        let word = bytes[(index + 1)...].prefix { $0 > 0x20 && $0 != UInt8(ascii: "<") }
        let end = bytes[word.endIndex...].firstIndex { $0 != 0x20 } ?? bytes.count
        if "{%".utf8.contains(next), bytes[end...].starts(with: "</".utf8),
          source.contains(">\(String(decoding: word, as: UTF8.self))<")
        {
          return index - 1..<end + 1
        }
      case UInt8(ascii: "*"):
        if openingMarks.contains(index - 2) { return index - 2..<index + 1 }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let word = bytes[(index + 1)...].prefix { $0 != 0x20 }
        if "{%$".utf8.contains(next), word.endIndex + 1 < bytes.count, bytes[word.endIndex + 1] == previous,
          source.contains("\(sign)\(String(decoding: word, as: UTF8.self))\(sign)")
        {
          return index - 1..<word.endIndex + 2
        }
      default: break
      }
    }
    return nil
  }

  /// Returns the first placeholder between quotation marks with a space before the closing one, which a source lacks:
  /// `'%s '`; nil if there is none.
  func spaceBeforeClosingQuote(of source: String) -> Range<Int>? {
    let bytes = Array(utf8)
    guard bytes.count <= Self.maximumLength else { return nil }
    return bytes.indices.lazy.dropLast(4).compactMap { index -> Range<Int>? in
      let quote = bytes[index]
      guard quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\""), "{%".utf8.contains(bytes[index + 1]) else {
        return nil
      }
      let token = bytes[index...].prefix { $0 != 0x20 }
      guard token.dropFirst().allSatisfy({ $0 != quote }), token.endIndex + 1 < bytes.count,
        bytes[token.endIndex + 1] == quote,
        source.contains(String(decoding: token + [quote], as: UTF8.self))
      else { return nil }
      return index..<token.endIndex + 2
    }.first
  }

  private static let maximumLength = 16 << 10

  /// Returns whether a word begins with a text.
  private func beginsWord(_ start: String) -> Bool {
    split { $0.isWhitespace || "\"'`(".contains($0) }.contains { $0.hasPrefix(start) }
  }

  /// Whether a space follows an opening `**` of Markdown.
  private var hasSpaceInBold: Bool {
    split(separator: "**", omittingEmptySubsequences: false).enumerated().contains { index, part in
      index % 2 == 1 && part.hasPrefix(" ")
    }
  }
}
