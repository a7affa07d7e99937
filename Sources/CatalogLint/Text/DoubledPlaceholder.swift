internal import MessageFiles

extension EntryContext {
  /// The range of a placeholder that repeats the one directly before it; nil if the source may repeat it too.
  ///
  /// It is found by its form, in any dialect: `%0%0`, `{name}{name}`, `%1$s%1$s`.
  var doubledPlaceholder: Range<Int>? {
    guard let source, let range = text.repeatedPlaceholder else { return nil }
    let placeholder = String(text.text(inUTF8: range))
    let wantedCount = source.text.ranges(of: placeholder).count
    guard wantedCount > 0, wantedCount < text.ranges(of: placeholder).count,
      !source.text.contains(placeholder + placeholder)
    else { return nil }
    // The rule unknown-argument reports a placeholder without a name, which is another argument each time.
    return Set(entry.arguments.map(\.name)).isSubset(of: source.arguments.map(\.name)) ? range : nil
  }

  /// The range of a placeholder that stands alone after the last sentence, although the text has it before, and the source
  /// has it once.
  var argumentAfterEnd: Range<Int>? {
    guard let source, entry.form == nil, !combinedFeatures.contains(.branches), entry.arguments.count > 1,
      let last = entry.arguments.last, entry.arguments.count(where: { $0.name == last.name }) == 2,
      source.arguments.count(where: { $0.name == last.name }) == 1
    else { return nil }
    let head = text.text(inUTF8: 0..<last.nameRange.lowerBound)
    let signs = "{%$ "
    guard let end = head.last(where: { !signs.contains($0) }), ".!?。！？".contains(end),
      text.text(inUTF8: last.nameRange.upperBound..<text.utf8.count).allSatisfy({ "} ".contains($0) })
    else { return nil }
    return last.nameRange
  }
}

extension String {
  /// The range of the first placeholder, in UTF-8 bytes, that repeats the one directly before it.
  fileprivate var repeatedPlaceholder: Range<Int>? {
    var text = self
    return text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        let end = Self.placeholderEnd(bytes, at: index)
        let length = end - index
        if length > 0, end + length <= bytes.count, bytes[index..<end].elementsEqual(bytes[end..<end + length]) {
          return end..<end + length
        }
        index = max(end, index + 1)
      }
      return nil
    }
  }

  /// Returns the end of a placeholder that starts at an offset; the offset if none does.
  private static func placeholderEnd(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
    let (open, close, dollar, percent) = (
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "$"), UInt8(ascii: "%")
    )
    let mark = bytes[start]
    var index = start
    if mark == dollar || mark == percent { index += 1 } else if mark != open { return start }
    let nameStart = index
    while index < bytes.count, index < nameStart + 2, bytes[index] == open { index += 1 }
    let depth = index - nameStart
    if depth > 0 {
      while index < bytes.count, bytes[index] != open, bytes[index] != close { index += 1 }
      let end = index + depth
      // `{}` is the next of several values, not the same one again.
      guard index > nameStart + depth, end <= bytes.count, bytes[index..<end].allSatisfy({ $0 == close }) else {
        return start
      }
      return end
    }
    while index < bytes.count, bytes[index].isLetterOrDigit || bytes[index] == UInt8(ascii: "_") { index += 1 }
    if index == nameStart { return start }
    if index < bytes.count, bytes[index] == dollar, index + 1 < bytes.count, bytes[index + 1].isLetter {
      return index + 2
    }
    // A second percent sign ends the placeholder only if another one follows: `%name%%name%`, but `%0%0`.
    let isClosed = index + 1 < bytes.count && bytes[index] == mark && bytes[index + 1] == mark
    return isClosed ? index + 1 : index
  }
}
