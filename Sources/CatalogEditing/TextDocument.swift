package import CatalogFormats

/// The content of a file with its lines.
package struct TextDocument: Sendable {
  package private(set) var bytes: [UInt8]
  private var lines: LineTable

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineTable(bytes)
  }

  /// The number of lines, of which the last may be empty.
  package var lineCount: Int { lines.starts.count }

  /// - Parameter edit: an edit whose range is within the content.
  package mutating func apply(_ edit: TextEdit) {
    bytes.replaceSubrange(edit.range, with: edit.replacement)
    lines.replace(edit.range, byCount: edit.replacement.count, in: bytes)
  }

  /// The edit that takes another one back.
  ///
  /// - Parameter edit: an edit that has not been applied yet.
  func inverse(of edit: TextEdit) -> TextEdit {
    TextEdit(edit.range.lowerBound..<edit.range.lowerBound + edit.replacement.count, Array(bytes[edit.range]))
  }

  /// The index of the line that holds an offset.
  package func line(of offset: Int) -> Int { lines.line(of: offset) }

  /// The range of a line with its line end.
  package func range(ofLine line: Int) -> Range<Int> {
    lines.starts[line]..<(line + 1 < lines.starts.count ? lines.starts[line + 1] : bytes.count)
  }

  /// The offset of a position; one beyond the end of its line or of the text is that end.
  package func offset(of position: TextPosition, in encoding: PositionEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lines.starts.count else { return bytes.count }
    let line = range(ofLine: position.line)
    var end = line.upperBound
    while end > line.lowerBound, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return bytes.withUnsafeBufferPointer { bytes in
      var offset = line.lowerBound
      var rest = position.character
      while offset < end, rest > 0 {
        rest -= encoding.units(of: bytes[offset])
        offset += 1
        while offset < end, bytes[offset].isInsideScalar {
          rest -= encoding.units(of: bytes[offset])
          offset += 1
        }
      }
      return offset
    }
  }

  /// The offset of a place in the linter's notation: both from 1, columns in Unicode scalars.
  package func offset(ofLine line: Int, column: Int) -> Int {
    guard line <= lineCount else { return bytes.count }
    let range = range(ofLine: line - 1)
    var rest = column
    for offset in range where !bytes[offset].isInsideScalar {
      rest -= 1
      if rest == 0 { return offset }
    }
    return range.upperBound
  }

  /// The position of an offset.
  package func position(of offset: Int, in encoding: PositionEncoding) -> TextPosition {
    var cursor = PositionCursor(self, encoding)
    return cursor.position(of: offset)
  }
}

/// Converts many offsets of a text to positions; ascending ones are counted on from each other, so that a file in one line
/// is read once.
package struct PositionCursor {
  private let text: TextDocument
  private let encoding: PositionEncoding
  private var offset = 0
  private var position = TextPosition(line: 0, character: 0)

  package init(_ text: TextDocument, _ encoding: PositionEncoding) {
    self.text = text
    self.encoding = encoding
  }

  package mutating func position(of wanted: Int) -> TextPosition {
    let wanted = min(max(wanted, 0), text.bytes.count)
    let line = text.line(of: wanted)
    if line != position.line || wanted < offset {
      offset = text.range(ofLine: line).lowerBound
      position = TextPosition(line: line, character: 0)
    }
    text.bytes.withUnsafeBufferPointer { bytes in
      while offset < wanted {
        position.character += encoding.units(of: bytes[offset])
        offset += 1
      }
    }
    return position
  }

  package mutating func positions(of range: Range<Int>) -> (start: TextPosition, end: TextPosition) {
    (position(of: range.lowerBound), position(of: range.upperBound))
  }
}
