internal import MessageFiles

/// The white space around the members of a JSON file.
struct JSONLayout {
  let bytes: [UInt8]
  /// The colon with the white space around it, as in the first member of the file.
  let colon: String
  let lineEnd: String
  /// The indentation of the first level.
  let unit: String

  init(_ bytes: [UInt8], root: JSONNode) {
    self.bytes = bytes
    lineEnd = LineEnd(of: bytes).rawValue
    let first = root.members?.first
    colon =
      first.map { String(decoding: bytes[$0.keyRange.upperBound..<$0.value.range.lowerBound], as: UTF8.self) } ?? ": "
    unit = first.map { Self.indentation(ofLineAt: $0.keyRange.lowerBound, in: bytes) } ?? "  "
  }

  /// Returns the white space before the key of a member, after the brace or the comma.
  func gap(before index: Int, of members: [JSONMember], in object: JSONNode) -> String {
    let start = index == 0 ? object.range.lowerBound + 1 : members[index - 1].value.range.upperBound
    let gap = bytes[start..<members[index].keyRange.lowerBound]
    return String(decoding: gap[(gap.firstIndex(of: UInt8(ascii: ",")).map { $0 + 1 } ?? start)...], as: UTF8.self)
  }

  /// Returns the indentation of the line at an offset.
  func indentation(ofLineAt offset: Int) -> String { Self.indentation(ofLineAt: offset, in: bytes) }

  private static func indentation(ofLineAt offset: Int, in bytes: [UInt8]) -> String {
    String(decoding: bytes[bytes.lineStart(before: offset)..<offset].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }
}
