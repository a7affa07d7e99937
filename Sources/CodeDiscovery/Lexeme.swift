/// A piece of a line.
struct Lexeme {
  enum Kind {
    case name, number, literal, mark
  }

  let kind: Kind
  /// The bytes in the file; those of a literal without its quotation marks.
  let range: Range<Int>
}

/// Splits lines of source code, data and logs into names, numbers, literals and single marks.
struct Lexer {
  let bytes: [UInt8]
  /// Names that continue after a separator, such as `auth` of `auth/user-not-found`.
  let qualifiers: Set<[UInt8]>
  /// Whether `//` starts a comment.
  let hasComments: Bool

  /// The lexemes of a line, and where a comment starts.
  func lexemes(in line: Range<Int>) -> (lexemes: [Lexeme], comment: Int) {
    var lexemes: [Lexeme] = []
    // Quotation marks that close nothing: looking for the end of each would take quadratic time.
    var unclosed: Set<UInt8> = []
    var index = line.lowerBound
    while index < line.upperBound {
      let byte = bytes[index]
      if byte <= 0x20 || byte == UInt8(ascii: "\\") {
        index += 1
      } else if hasComments, byte == UInt8(ascii: "/"), isComment(at: index, in: line) {
        return (lexemes, index)
      } else {
        let lexeme = lexeme(at: index, in: line, after: lexemes.last, &unclosed)
        lexemes.append(lexeme.0)
        index = lexeme.end
      }
    }
    return (lexemes, line.upperBound)
  }

  private func isComment(at index: Int, in line: Range<Int>) -> Bool {
    guard index + 1 < line.upperBound, bytes[index + 1] == UInt8(ascii: "/") else { return false }
    return index == line.lowerBound || bytes[index - 1] != UInt8(ascii: ":")
  }

  private func lexeme(
    at start: Int, in line: Range<Int>, after last: Lexeme?, _ unclosed: inout Set<UInt8>
  ) -> (Lexeme, end: Int) {
    let byte = bytes[start]
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`"),
      !unclosed.contains(byte), start == line.lowerBound || !bytes[start - 1].isLetterOrDigit
    {
      if let end = literalEnd(start, line) { return (Lexeme(kind: .literal, range: start + 1..<end), end + 1) }
      unclosed.insert(byte)
    }
    if byte.isDigit || byte == UInt8(ascii: "-") && startsNumber(start, line, last) {
      let end = end(from: start + 1, line, while: \.isDigit)
      // A digit inside of something else: a version, a hash, a time.
      let rest = self.end(from: end, line) { $0.isNamePart || $0 == UInt8(ascii: ".") }
      let isNumber = rest == end || rest == end + 1 && bytes[end] == UInt8(ascii: ".")
      return (Lexeme(kind: isNumber ? .number : .mark, range: start..<(isNumber ? end : rest)), isNumber ? end : rest)
    }
    if byte.isNamePart || byte >= 0x80 {
      let end = end(from: start + 1, line) { $0.isNamePart || $0 >= 0x80 }
      let qualified = qualifiedEnd(start, end, line)
      return (Lexeme(kind: .name, range: start..<qualified), qualified)
    }
    return (Lexeme(kind: .mark, range: start..<start + 1), start + 1)
  }

  private func end(from start: Int, _ line: Range<Int>, while isWanted: (UInt8) -> Bool) -> Int {
    bytes[start..<line.upperBound].firstIndex { !isWanted($0) } ?? line.upperBound
  }

  private func literalEnd(_ start: Int, _ line: Range<Int>) -> Int? {
    var index = start + 1
    while index < line.upperBound {
      if bytes[index] == bytes[start] { return index }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private func startsNumber(_ start: Int, _ line: Range<Int>, _ last: Lexeme?) -> Bool {
    guard start + 1 < line.upperBound, bytes[start + 1].isDigit else { return false }
    return last.map { $0.kind == .mark && bytes[$0.range.lowerBound] != UInt8(ascii: ")") } ?? true
  }

  /// The end of a name that goes on after a separator, as `auth/user-not-found` does; paths do not.
  private func qualifiedEnd(_ start: Int, _ end: Int, _ line: Range<Int>) -> Int {
    guard end + 1 < line.upperBound, bytes[end + 1].isLetterOrDigit,
      start == line.lowerBound || !"/.-@".utf8.contains(bytes[start - 1]),
      qualifiers.contains(Array(bytes[start...end]))
    else { return end }
    var last = self.end(from: end + 1, line) { $0.isNamePart || "-./".utf8.contains($0) }
    while !bytes[last - 1].isLetterOrDigit { last -= 1 }
    return last
  }
}
