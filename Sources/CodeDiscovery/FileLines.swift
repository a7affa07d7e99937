/// The lines of a file, of which very long ones, as of minified code, are cut where an element or a statement ends.
struct FileLines {
  private static let maximumLength = 16_384
  let bytes: [UInt8]

  struct Line {
    let range: Range<Int>
    let number: Int
    /// Whether the line starts before this part.
    let isContinuation: Bool
  }

  /// Calls with each line or part of one.
  func forEach(_ body: (Line) -> Void) {
    var start = 0
    var isContinuation = false
    var number = 1
    for index in bytes.indices {
      if bytes[index] == 0x0A {
        body(Line(range: start..<index, number: number, isContinuation: isContinuation))
        start = index + 1
        number += 1
        isContinuation = false
      } else if index - start >= Self.maximumLength, Self.ends(bytes[index]) || index - start > 4 * Self.maximumLength {
        body(Line(range: start..<index + 1, number: number, isContinuation: isContinuation))
        start = index + 1
        isContinuation = true
      }
    }
    if start < bytes.count {
      body(Line(range: start..<bytes.count, number: number, isContinuation: isContinuation))
    }
  }

  private static func ends(_ byte: UInt8) -> Bool { ",;{}".utf8.contains(byte) }

  /// Whether most lines end as statements do, rather than as sentences or records of a log.
  var areSourceCode: Bool {
    var lines = 0
    var statements = 0
    for line in bytes.prefix(1 << 18).split(separator: 0x0A) {
      let text = line.drop { $0 <= 0x20 }
      guard let first = text.first, let last = text.last(where: { $0 > 0x20 }) else { continue }
      lines += 1
      if Self.isRecord(text, last) { continue }
      let isStatement =
        "{}()[];,:'\"".utf8.contains(last) || text.starts(with: "//".utf8) || first == UInt8(ascii: "*")
        || LineWords.starts(text.prefix(while: \.isNamePart))
      if isStatement { statements += 1 }
    }
    return statements * 2 >= lines
  }

  /// Whether the line is one of a log: an object, or what starts with a time, or a line of a stack trace.
  private static func isRecord(_ text: ArraySlice<UInt8>, _ last: UInt8) -> Bool {
    if text.first == UInt8(ascii: "{"), last == UInt8(ascii: "}") { return true }
    let start = text.first == UInt8(ascii: "[") ? text.dropFirst() : text
    if start.prefix(4).count(where: \.isDigit) == 4 || start.prefix(8).count(where: { $0 == UInt8(ascii: ":") }) == 2 {
      return true
    }
    return text.starts(with: "at ".utf8) || text.starts(with: "Caused by:".utf8)
  }
}
