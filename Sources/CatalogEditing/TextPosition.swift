/// A place in a text as editors count: both numbers from 0.
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

/// The units that characters of a line are counted in.
package enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  /// How many units a byte adds, which is that of a whole scalar for its first byte.
  func units(of byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    }
  }
}
