/// A line of a file, or a part of a very long one, as of minified code, that ends where an element or a statement does.
struct SourceLine {
  let number: Int
  /// The number of bytes before the text; nil if the line starts before this part.
  let indentation: Int?
  /// The bytes without white space around them.
  let text: ArraySlice<UInt8>

  private static let maximumLength = 16_384

  /// Calls with all that are not empty.
  static func forEach(of bytes: ArraySlice<UInt8>, _ body: (SourceLine) -> Void) {
    var number = 1
    var isStart = true
    var rest = bytes
    while !rest.isEmpty {
      let line = rest.prefix(4 * maximumLength).prefix { $0 != 0x0A }
      let end = line.dropFirst(maximumLength).firstIndex { ",;{}".utf8.contains($0) }.map { $0 + 1 } ?? line.endIndex
      let text = line[..<end].drop { $0 <= 0x20 }
      if let last = text.lastIndex(where: { $0 > 0x20 }) {
        body(Self(number: number, indentation: isStart ? text.startIndex - line.startIndex : nil, text: text[...last]))
      }
      rest = rest[end...]
      isStart = rest.first == 0x0A
      if isStart {
        rest = rest.dropFirst()
        number += 1
      }
    }
  }

  /// Whether most lines end as statements do, rather than as sentences or records of a log.
  static func areSourceCode(_ bytes: [UInt8]) -> Bool {
    var balance = 0
    forEach(of: bytes.prefix(1 << 18)) { line in
      if line.indentation != nil { balance += line.isStatement && !line.isRecord ? 1 : -1 }
    }
    return balance >= 0
  }

  private var isStatement: Bool {
    let word = String(decoding: text.prefix(20).prefix(while: \.isNamePart), as: UTF8.self)
    return text.starts(with: "//".utf8) || text.first == UInt8(ascii: "*")
      || text.last.map("{}()[];,:'\"".utf8.contains) ?? false || Keyword(word).map { !$0.isMember } ?? false
  }

  /// Whether the line is one of a log: an object, or what starts with a time, or a line of a stack trace.
  private var isRecord: Bool {
    text.first == UInt8(ascii: "{") && text.last == UInt8(ascii: "}")
      || text.prefix(5).count(where: \.isDigit) >= 4 || text.prefix(8).count { $0 == UInt8(ascii: ":") } == 2
      || text.starts(with: "at ".utf8) || text.starts(with: "Caused by:".utf8)
  }
}
