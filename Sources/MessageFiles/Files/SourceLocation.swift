/// A place in a file, in the notation of editors and compilers.
public struct SourceLocation: Hashable, Sendable {
  /// The file or folder, as the caller named it.
  public let path: String
  /// The line, counted from 1; nil for the whole file.
  public let line: Int?
  /// The column in Unicode scalars, counted from 1; nil for the whole file.
  public let column: Int?

  package init(path: String, line: Int? = nil, column: Int? = nil) {
    self.path = path
    self.line = line
    self.column = column
  }
}

extension SourceLocation: CustomStringConvertible {
  /// The location as `PATH:LINE:COLUMN`, or only `PATH`.
  public var description: String {
    ([path] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
  }
}

extension SourceFile {
  /// Converts a byte offset to a location.
  package func location(at offset: Int) -> SourceLocation {
    let position = LineIndex(self).position(at: offset)
    return SourceLocation(path: path, line: position.line, column: position.column)
  }

  /// Converts an offset in a JSON string's decoded text to an offset in the file, accounting for escapes.
  ///
  /// - Parameters:
  ///   - range: the range of the string, including the quotes.
  ///   - text: the decoded text.
  ///   - decodedOffset: an offset in UTF-8 bytes of the decoded text.
  package func offset(inString range: Range<Int>, of text: String, decodedOffset: Int) -> Int {
    // An escape is always longer than the character it represents, so equal lengths mean that there are none.
    if range.count - 2 == text.utf8.count { return range.lowerBound + 1 + decodedOffset }
    var offset = range.lowerBound + 1
    var decoded = 0
    while decoded < decodedOffset, offset < range.upperBound - 1 {
      guard bytes[offset] == UInt8(ascii: "\\") else {
        offset += 1
        decoded += 1
        continue
      }
      let escape = escapeLength(at: offset, limit: range.upperBound - 1)
      if decoded + escape.decoded > decodedOffset { break }
      offset += escape.raw
      decoded += escape.decoded
    }
    return offset
  }

  /// Returns the length of an escape in bytes, and of its character in UTF-8; a surrogate pair is two escapes.
  private func escapeLength(at offset: Int, limit: Int) -> (raw: Int, decoded: Int) {
    guard offset + 5 < limit, bytes[offset + 1] == UInt8(ascii: "u") else { return (2, 1) }
    let digits = String(decoding: bytes[offset + 2..<offset + 6], as: UTF8.self)
    guard let unit = UInt16(digits, radix: 16) else { return (2, 1) }
    if UTF16.isLeadSurrogate(unit) { return (12, 4) }
    return (6, unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3)
  }
}
