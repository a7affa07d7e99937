/// A position in a text as editors count it: line and character start at 0.
package struct TextPosition: Hashable, Comparable, Sendable {
  package var line: Int
  /// The distance from the start of the line, in units of a ``PositionEncoding``.
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  package static func < (first: TextPosition, second: TextPosition) -> Bool {
    (first.line, first.character) < (second.line, second.character)
  }
}

/// The unit in which the characters of a line are counted.
package enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  /// Returns the number of units that a byte adds; in UTF-16, the first byte counts for the whole scalar.
  func units(of byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    }
  }
}
