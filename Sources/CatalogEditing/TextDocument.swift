package import CatalogFormats

/// The content of a file, with an index of its lines.
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

  /// Returns the edit that undoes another edit.
  ///
  /// - Parameter edit: an edit that has not been applied yet.
  func inverse(of edit: TextEdit) -> TextEdit {
    TextEdit(edit.range.lowerBound..<edit.range.lowerBound + edit.replacement.count, Array(bytes[edit.range]))
  }

  /// Returns the index of the line that contains an offset.
  package func line(of offset: Int) -> Int { lines.line(of: offset) }

  /// Returns the range of a line, including its line end.
  package func range(ofLine line: Int) -> Range<Int> {
    lines.starts[line]..<(line + 1 < lines.starts.count ? lines.starts[line + 1] : bytes.count)
  }

  /// Returns the offset of a position, limited to the end of its line or of the text.
  package func offset(of position: TextPosition, in encoding: PositionEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lines.starts.count else { return bytes.count }
    let line = range(ofLine: position.line)
    var end = line.upperBound
    while end > line.lowerBound, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return bytes.withUnsafeBufferPointer { bytes in
      var offset = line.lowerBound
      var remainingUnits = position.character
      while offset < end, remainingUnits > 0 {
        remainingUnits -= encoding.units(of: bytes[offset])
        offset += 1
        while offset < end, bytes[offset].isUTF8Continuation {
          remainingUnits -= encoding.units(of: bytes[offset])
          offset += 1
        }
      }
      return offset
    }
  }

  /// Returns the offset of a line and column of the linter: both start at 1, and columns count Unicode scalars.
  package func offset(ofLine line: Int, column: Int) -> Int {
    guard line <= lineCount else { return bytes.count }
    let range = range(ofLine: line - 1)
    var remainingColumns = column
    for offset in range where !bytes[offset].isUTF8Continuation {
      remainingColumns -= 1
      if remainingColumns == 0 { return offset }
    }
    return range.upperBound
  }

  /// Returns the position of an offset.
  package func position(of offset: Int, in encoding: PositionEncoding) -> TextPosition {
    var cursor = PositionCursor(self, encoding)
    return cursor.position(of: offset)
  }
}

/// Converts many offsets of a text to positions.
///
/// Each offset is counted from the previous one if they ascend, so that a file with a single line is scanned only once.
package struct PositionCursor {
  private let text: TextDocument
  private let encoding: PositionEncoding
  private var offset = 0
  private var position = TextPosition(line: 0, character: 0)

  package init(_ text: TextDocument, _ encoding: PositionEncoding) {
    self.text = text
    self.encoding = encoding
  }

  package mutating func position(of target: Int) -> TextPosition {
    let target = min(max(target, 0), text.bytes.count)
    let line = text.line(of: target)
    if line != position.line || target < offset {
      offset = text.range(ofLine: line).lowerBound
      position = TextPosition(line: line, character: 0)
    }
    text.bytes.withUnsafeBufferPointer { bytes in
      while offset < target {
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
