/// The header `traceparent` of W3C Trace Context, version 00: the trace ids that a request carries.
struct TraceParent: Sendable, CustomStringConvertible {
  /// The trace id: 32 hexadecimal digits.
  let traceID: String
  /// The sender's span id: 16 hexadecimal digits.
  let parentID: String
  /// The header as it was sent.
  let description: String

  /// Parses the header; nil when it is malformed.
  init?(_ header: String) {
    guard header.utf8.count <= Self.maximumLength, header.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      return nil
    }
    let parts = header.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count >= 4, parts[0].count == 2, parts[0] != "ff", parts[0] != "00" || parts.count == 4,
      Self.isID(parts[1], 32), Self.isID(parts[2], 16), Self.isHexadecimal(parts[0]),
      parts[3].utf8.count == 2, Self.isHexadecimal(parts[3])
    else { return nil }
    traceID = String(parts[1])
    parentID = String(parts[2])
    description = header
  }

  /// The maximum length of the header, which later versions may extend, in bytes.
  private static let maximumLength = 128

  private static func isID(_ text: Substring, _ length: Int) -> Bool {
    text.utf8.count == length && isHexadecimal(text) && text.contains { $0 != "0" }
  }

  private static func isHexadecimal(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
