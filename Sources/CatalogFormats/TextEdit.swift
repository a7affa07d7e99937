/// The replacement of a range of a file.
package struct TextEdit: Hashable, Sendable {
  /// The range to replace, in UTF-8 bytes of the content before the edit.
  package let range: Range<Int>
  package let replacement: [UInt8]

  package init(_ range: Range<Int>, _ replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  package init(_ range: Range<Int>, _ replacement: String) { self.init(range, Array(replacement.utf8)) }

  /// The difference in length of the content, in bytes.
  package var lengthChange: Int { replacement.count - range.count }

  /// Creates the shortest edit that turns one content into another; nil if they are equal.
  package init?(from old: [UInt8], to new: [UInt8]) {
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    if prefix == old.count, prefix == new.count { return nil }
    let limit = min(old.count, new.count) - prefix
    let suffix = zip(old.reversed(), new.reversed()).prefix(limit).prefix { $0 == $1 }.count
    // Editors and translators count characters, so the edit must not split any.
    var start = prefix
    while start > 0,
      (start < old.count && old[start].isUTF8Continuation) || (start < new.count && new[start].isUTF8Continuation)
    {
      start -= 1
    }
    var end = suffix
    while end > 0, old[old.count - end].isUTF8Continuation { end -= 1 }
    self.init(start..<old.count - end, Array(new[start..<new.count - end]))
  }

  /// Converts a range of the content before the edit to the content after it; a bound inside the replaced
  /// part moves to its edge.
  package func moved(_ other: Range<Int>) -> Range<Int> {
    let lower = moved(other.lowerBound, isEnd: false)
    return lower..<max(lower, moved(other.upperBound, isEnd: true))
  }

  /// Text inserted at the start of a range stays outside of it, and text inserted at its end becomes a part of it.
  private func moved(_ offset: Int, isEnd: Bool) -> Int {
    if offset < range.lowerBound || (offset == range.lowerBound && !isEnd && !range.isEmpty) { return offset }
    if offset >= range.upperBound { return offset + lengthChange }
    return isEnd ? range.lowerBound + replacement.count : range.lowerBound
  }
}

extension [UInt8] {
  /// Returns the content after edits that do not overlap, in any order.
  package func applying(_ edits: [TextEdit]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    var position = 0
    // An insertion comes before an edit of what follows it.
    let ordered = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    for edit in ordered {
      bytes += self[position..<edit.range.lowerBound]
      bytes += edit.replacement
      position = edit.range.upperBound
    }
    return bytes + self[position...]
  }
}

extension UInt8 {
  /// Whether the byte is a UTF-8 continuation byte.
  package var isUTF8Continuation: Bool { self & 0xC0 == 0x80 }
}
