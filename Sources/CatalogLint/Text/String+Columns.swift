extension String {
  /// The width in columns: two for a wide character, one for any other.
  package var columnWidth: Int {
    utf8.count == count ? count : reduce(0) { $0 + $1.columnWidth }
  }

  /// Returns the text wrapped to lines of a width in columns.
  ///
  /// Lines break at spaces and before Chinese characters and kana; a word is broken only if it is longer than a line.
  package func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    // The last position where the line can be broken.
    var breakIndex: Index?
    for character in self {
      if character.canBeginLine, !line.isEmpty { breakIndex = line.endIndex }
      if line.columnWidth + character.columnWidth > width, character != " " {
        let cut = breakIndex ?? line.endIndex
        let rest = String(line[cut...])
        lines.append(line[..<cut].trimmingTrailingBlanks)
        line = rest
        breakIndex = nil
      }
      if character == " ", line.isEmpty, !lines.isEmpty { continue }
      line.append(character)
      if character == " " { breakIndex = line.endIndex }
    }
    return lines + [line.trimmingTrailingBlanks]
  }
}

extension Character {
  fileprivate var columnWidth: Int { unicodeScalars.first?.isWide == true ? 2 : 1 }

  /// Whether a line may always be broken before the character; Korean is broken at spaces only.
  fileprivate var canBeginLine: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return (0x3041...0x33FF).contains(value) || (0x3400...0x9FFF).contains(value)
  }
}

extension StringProtocol {
  fileprivate var trimmingTrailingBlanks: String { String(reversed().drop { $0 == " " }.reversed()) }
}

extension Unicode.Scalar {
  /// Whether a terminal shows the scalar in two columns.
  ///
  /// Source: Unicode Standard Annex 11, East Asian Width W and F, by blocks.
  package var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
