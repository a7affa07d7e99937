extension String {
  /// The note of a translator or tool at the start, such as `TODO:`, in UTF-8 bytes; nil if there is none.
  var translatorNote: Range<Int>? {
    guard let word = Self.notes.first(where: hasPrefix) else { return nil }
    let next = dropFirst(word.count).first
    // In Spanish and Portuguese, `todo` is also a word.
    return next == ":" || (word != "TODO" && next.map { !$0.isLetter && !$0.isNumber } ?? false)
      ? 0..<word.utf8.count : nil
  }

  /// Whether the text is what programs print for a value that is not set.
  var isUnsetValue: Bool { ["undefined", "null", "NaN", "TBD", "FIXME"].contains(self) }

  private static let notes = ["TODO", "FIXME", "TBD", "XXX"]

  /// Returns the first range in which a space separates what the source writes together; nil if there is none.
  ///
  /// Examples: `$ 1`, `% %`, `[text] (address)`, `/ path`, `@ name`, `** bold **` and, around an argument, `" {name} "`.
  func spacedToken(of source: String) -> Range<Int>? {
    let bytes = Array(utf8)
    // Each mark is compared with the source.
    if max(bytes.count, source.utf8.count) > Self.maximumLength { return nil }
    let isBold = components(of: "**") % 2 == 1 && source.contains("**") && !source.hasSpaceInBold
    var boldMarks = 0
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "*"), index > 0, bytes[index - 1] == bytes[index] { boldMarks += 1 }
      guard bytes[index] == 0x20, index > 0, index + 1 < bytes.count else { continue }
      let (previous, next) = (bytes[index - 1], bytes[index + 1])
      let (sign, spaced) = (UnicodeScalar(previous), UnicodeScalar(next))
      switch previous {
      case UInt8(ascii: "$") where next.isDigit, UInt8(ascii: "%") where next == previous,
        UInt8(ascii: "]") where next == UInt8(ascii: "("):
        if source.contains("\(sign)\(spaced)"), !source.contains("\(sign) \(spaced)") { return index - 1..<index + 2 }
      case UInt8(ascii: "/"), UInt8(ascii: "@"):
        let isAtStart = index == 1 || bytes[index - 2] == 0x20 || "\"'(".utf8.contains(bytes[index - 2])
        let word = bytes[(index + 1)...].prefix(while: \.isLetterOrDigit)
        let text = String(decoding: word, as: UTF8.self)
        if isAtStart, word.count > 2, source.beginsWord("\(sign)\(text)"), !contains("\(sign)\(text)") {
          return index - 1..<word.endIndex
        }
      case UInt8(ascii: "*"):
        // An opening mark has an odd number; a space after a closing one is right.
        if isBold, boldMarks % 2 == 1, index > 1, bytes[index - 2] == previous { return index - 2..<index + 1 }
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

  private static let maximumLength = 16 << 10

  /// The number of parts that a mark divides the text into.
  private func components(of mark: String) -> Int { split(separator: mark, omittingEmptySubsequences: false).count }

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
