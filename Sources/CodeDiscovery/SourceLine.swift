internal import MessageFiles

/// A line of a file, or a part of a very long line that ends at the end of an element or a statement.
struct SourceLine {
  let number: Int
  /// Whether this part is the start of the line.
  let isStart: Bool
  /// The bytes without surrounding white space.
  let text: ArraySlice<UInt8>

  private static let maximumLength = 16_384

  /// Calls a function with all lines that are not blank.
  static func forEach(of bytes: ArraySlice<UInt8>, _ body: (SourceLine) -> Void) {
    var number = 1
    var isStart = true
    var rest = bytes
    while !rest.isEmpty {
      let line = rest.prefix(4 * maximumLength).prefix { $0 != 0x0A }
      let end = line.dropFirst(maximumLength).firstIndex { ",;{}".utf8.contains($0) }.map { $0 + 1 } ?? line.endIndex
      let text = line[..<end].drop { $0 <= 0x20 }
      if let last = text.lastIndex(where: { $0 > 0x20 }) {
        body(Self(number: number, isStart: isStart, text: text[...last]))
      }
      rest = rest[end...]
      isStart = rest.first == 0x0A
      if isStart {
        rest = rest.dropFirst()
        number += 1
      }
    }
  }

  /// Returns whether most lines look like statements, rather than sentences or records of a log.
  static func isSourceCode(_ bytes: [UInt8]) -> Bool {
    var balance = 0
    forEach(of: bytes.prefix(1 << 18)) { line in
      if line.isStart { balance += line.isStatement && !line.isRecord ? 1 : -1 }
    }
    return balance >= 0
  }

  private var isStatement: Bool {
    let word = String(decoding: text.prefix(20).prefix(while: \.isNamePart), as: UTF8.self)
    return text.starts(with: "//".utf8) || text.first == UInt8(ascii: "*")
      || text.last.map("{}()[];,:'\"".utf8.contains) ?? false || Keyword(word).map { $0 != .codeMember } ?? false
  }

  /// Whether the line belongs to a log: an object, a text that starts with a time, or a line of a stack trace.
  private var isRecord: Bool {
    text.first == UInt8(ascii: "{") && text.last == UInt8(ascii: "}")
      || text.prefix(5).count(where: \.isDigit) >= 4 || text.prefix(8).count { $0 == UInt8(ascii: ":") } == 2
      || text.starts(with: "at ".utf8) || text.starts(with: "Caused by:".utf8)
  }
}
