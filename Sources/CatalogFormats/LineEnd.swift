/// The characters that end each line of a file.
enum LineEnd: String {
  case lineFeed = "\n"
  case carriageReturnLineFeed = "\r\n"

  /// Determines the line end from the first line of a file; a line feed if there is no line end.
  ///
  /// - Parameter model: a file that decides if the first one has no line end.
  init(of bytes: [UInt8], orOf model: [UInt8] = []) {
    for bytes in [bytes, model] {
      guard let end = bytes.firstIndex(of: 0x0A) else { continue }
      self = end > 0 && bytes[end - 1] == 0x0D ? .carriageReturnLineFeed : .lineFeed
      return
    }
    self = .lineFeed
  }

  /// Returns the text with this line end at the end of each line.
  func applied(to text: String) -> String {
    // The two characters of `\r\n` are one `Character`.
    text.reduce(into: "") { $0 += $1 == "\n" || $1 == "\r\n" ? rawValue : String($1) }
  }
}

extension [UInt8] {
  /// Returns the offset of the first byte of the line that contains an offset.
  func lineStart(before offset: Int) -> Int { self[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0 }
}
