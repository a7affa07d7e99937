/// Splits a byte stream into messages, each after a header with its `Content-Length` (LSP 3.17, base protocol).
package struct MessageFraming {
  /// An unrecoverable framing error: the start of the next message is unknown.
  package enum Failure: Error, Hashable {
    /// The header is too long, or has no numeric `Content-Length`.
    case header
    /// The message is longer than the limit.
    case tooLong
  }

  /// The maximum length of a message: a file of 50 MB can be several times as long with JSON escapes.
  package static let maximumLength = 512 << 20
  private static let maximumHeaderLength = 4_096

  private var buffer: [UInt8] = []
  /// The offset of the first byte that was not returned yet.
  private var start = 0
  /// The length of the current message; nil until its header is read.
  private var length: Int?

  package init() {}

  /// Whether the buffer has an incomplete message.
  package var isWithinMessage: Bool { length != nil || start < buffer.count }

  package mutating func feed(_ bytes: some Collection<UInt8>) { buffer += bytes }

  /// Returns the next complete message; nil if more bytes are needed.
  package mutating func next() throws(Failure) -> [UInt8]? {
    if length == nil { try readHeader() }
    guard let count = length, buffer.count - start >= count else { return nil }
    let message = Array(buffer[start..<start + count])
    start += count
    length = nil
    if start == buffer.count {
      // Keeping the capacity would retain the memory of the longest message.
      buffer = []
      start = 0
    } else if start > buffer.count / 2 {
      // Moving the remaining bytes pays off only if they are few.
      buffer.removeSubrange(..<start)
      start = 0
    }
    return message
  }

  private mutating func readHeader() throws(Failure) {
    let end = Array("\r\n\r\n".utf8)
    let window = buffer[start..<min(buffer.count, start + Self.maximumHeaderLength)]
    guard let found = window.indices.first(where: { window[$0...].starts(with: end) }) else {
      if window.count == Self.maximumHeaderLength { throw .header }
      return
    }
    let fields = String(decoding: window[start..<found], as: UTF8.self).split(separator: "\r\n")
    let values = fields.compactMap { field -> Substring? in
      let parts = field.split(separator: ":", maxSplits: 1)
      return parts.count == 2 && parts[0].lowercased() == "content-length" ? parts[1] : nil
    }
    // White space around a value is not part of it (RFC 9110, section 5.5).
    guard values.count == 1, let digits = values[0].wholeMatch(of: /[ \t]*([0-9]+)[ \t]*/)?.output.1,
      let count = Int(digits)
    else { throw .header }
    guard count <= Self.maximumLength else { throw .tooLong }
    start = found + end.count
    length = count
    buffer.reserveCapacity(start + count)
  }

  /// Returns a message with its header.
  package static func framed(_ message: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
  }
}
