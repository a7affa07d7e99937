internal import MessageFiles

/// A token of a line.
struct Lexeme {
  enum Kind {
    /// An identifier, a keyword or a word of a sentence.
    case name
    case number
    /// A text between quotation marks that is one word.
    case literal
    /// Any other character, such as a quotation mark around a sentence.
    case mark
  }

  let kind: Kind
  let text: String
  /// Whether the lexeme is inside a comment or a longer text between quotation marks.
  let isNested: Bool
}

/// Splits lines of source code, data and logs into lexemes.
struct Lexer {
  /// The prefixes of codes that end in a separator, such as `auth/`, which would otherwise end the name.
  let prefixes: Set<String>
  /// Whether `//` starts a comment.
  let hasComments: Bool

  private static let separators = Array("-./:#".utf8)

  func lexemes(of line: ArraySlice<UInt8>, isComment: Bool) -> [Lexeme] {
    var lexemes: [Lexeme] = []
    var isComment = isComment
    /// The quotation mark that opened the enclosing text; nil outside of texts.
    var quote: UInt8?
    var index = line.startIndex
    func end(from start: Int, while isWanted: (UInt8) -> Bool) -> Int {
      line[start...].firstIndex { !isWanted($0) } ?? line.endIndex
    }
    func byte(_ index: Int) -> UInt8 { line.indices.contains(index) ? line[index] : 0 }
    while index < line.endIndex {
      let first = line[index]
      let previous = byte(index - 1)
      var kind = Lexeme.Kind.mark
      var range = index..<index + 1
      var next = index + 1
      if "\"'`".utf8.contains(first) {
        let last = end(from: next) { $0.isNamePart || Self.separators.contains($0) }
        // Inside a printed string, a backslash precedes the closing quotation mark.
        let closing = byte(last) == UInt8(ascii: "\\") ? last + 1 : last
        if first == quote, previous != UInt8(ascii: "\\") {
          quote = nil
        } else if previous.isLetterOrDigit {
          // An apostrophe.
        } else if last > next, byte(closing) == first {
          (kind, range, next) = (.literal, next..<last, closing + 1)
        } else if quote == nil {
          quote = first
        }
      } else if first.isDigit || first == UInt8(ascii: "-") && byte(next).isDigit && !previous.isNamePart {
        let last = end(from: next, while: \.isDigit)
        next = end(from: last) { $0.isNamePart || $0 == UInt8(ascii: ".") }
        // A number before letters or a dot is part of a version, a hash or a time.
        if last == next { (kind, range) = (.number, index..<last) }
      } else if first.isNamePart {
        next = end(from: next, while: \.isNamePart)
        let isPath = "/.-@".utf8.contains(previous)
        if "/.:".utf8.contains(byte(next)), byte(next + 1).isLetterOrDigit, !isPath,
          prefixes.contains(String(decoding: line[index...next], as: UTF8.self))
        {
          next = end(from: next + 1) { $0.isNamePart || Self.separators.contains($0) }
          // Punctuation after the code is not part of it.
          while !line[next - 1].isLetterOrDigit { next -= 1 }
        }
        (kind, range) = (.name, index..<next)
      } else if first == UInt8(ascii: "/"), byte(next) == first, hasComments, quote == nil,
        previous != UInt8(ascii: ":")
      {
        isComment = true
      }
      if kind != .mark || first > 0x20 && first != UInt8(ascii: "\\") {
        let text = String(decoding: line[range], as: UTF8.self)
        lexemes.append(Lexeme(kind: kind, text: text, isNested: isComment || quote != nil))
      }
      index = next
    }
    return lexemes
  }
}
