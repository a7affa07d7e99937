internal import MessageFiles

/// A mark at the end of a text, which scripts write differently.
enum EndMark: String {
  case stop = "."
  case colon = ":"
  case ellipsis = "…"
  case question = "?"
  case exclamation = "!"

  /// Returns whether the mark is one other than a full stop that stands anywhere in a text.
  func isInside(_ text: String) -> Bool {
    switch self {
    case .colon: text.contains { ":：".contains($0) }
    case .ellipsis: text.contains("…") || text.contains("...")
    case .question: text.contains { "?？؟;".contains($0) }
    case .exclamation: text.contains { "!！".contains($0) }
    case .stop: false
    }
  }

  /// The end of a text.
  enum Ending: Equatable {
    /// A letter, a digit or a closing bracket.
    case word
    case mark(EndMark)
    /// A placeholder, an abbreviation, or a sign that may stand in place of a mark.
    case sign
  }
}

extension String {
  /// Returns the end of the text without the white space, closing tags, quotation marks and access key after it.
  func ending(in language: String) -> EndMark.Ending {
    // Most texts end in a letter.
    if let last = utf8.last, last.isLetterOrDigit { return .word }
    var rest = unicodeScalars[...]
    while let last = rest.last {
      switch last {
      case " ", "\u{A0}", "\n", "\"", "'", "”", "“", "’", "»", "«", "」", "』", "*", "\u{200E}", "\u{200F}": break
      case ">":
        guard let open = rest.lastIndex(of: "<"), open < rest.index(before: rest.endIndex) else { return .sign }
        rest = rest[...open]
      case ")":
        // An access key after the word: `打开(_O)…`.
        let key = rest.suffix(4)
        guard key.count == 4, key.first == "(", key.dropFirst().first == "_" || key.dropFirst().first == "&" else {
          return .word
        }
        rest.removeLast(3)
      case ".":
        rest.removeLast()
        return rest.last == "." ? .mark(.ellipsis) : rest.endsInAbbreviation ? .sign : .mark(.stop)
      case "。": return rest.dropLast().last == "。" ? .mark(.ellipsis) : .mark(.stop)
      case "．", "।", "۔", "።", "։": return .mark(.stop)
      case "…", "⋯", "‥": return .mark(.ellipsis)
      case ":": return language == "hy" ? .mark(.stop) : .mark(.colon)
      case "：", "፦": return .mark(.colon)
      case "?", "？", "؟", "፧": return .mark(.question)
      case "!", "！": return .mark(.exclamation)
      case ";", "\u{37E}": return language == "el" ? .mark(.question) : .sign
      case "）", "]": return .word
      // Letters of Europe, and of East Asia.
      case "\u{C0}"..."\u{36F}", "\u{400}"..."\u{52F}", "\u{3041}"..."\u{D7A3}": return .word
      default: return last.properties.isAlphabetic || last.properties.numericType != nil ? .word : .sign
      }
      rest.removeLast()
    }
    return .sign
  }
}

extension Substring.UnicodeScalarView {
  /// Whether the full stop after the text may belong to a word: the text has less than three words or ends in `U.S`, `etc`
  /// or a single letter.
  fileprivate var endsInAbbreviation: Bool {
    guard let space = lastIndex(where: { $0 == " " || $0 == "\u{A0}" }) else {
      // Chinese and Japanese sentences have no spaces.
      return !contains { $0.value >= 0x3040 }
    }
    let word = self[index(after: space)...]
    let hasThreeWords = self[..<space].contains(" ")
    return !hasThreeWords || word.count < 2 || word.contains(".")
      || ["etc", "usw", "Inc", "Ltd"].contains { word.elementsEqual($0.unicodeScalars) }
  }
}
