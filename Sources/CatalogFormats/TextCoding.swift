/// Converts between the bytes of a string in a file and its text.
package protocol TextCoding: Sendable {
  /// Decodes a range of a file.
  func decode(_ bytes: [UInt8], _ range: Range<Int>) -> DecodedString

  /// Escapes text that will be inserted at an offset of a file, in the range of a string.
  func encode(_ text: String, into bytes: [UInt8], at offset: Int, _ range: Range<Int>) -> String

  /// Whether every parser of the format can read the bytes as a whole string.
  func isWellFormed(_ bytes: ArraySlice<UInt8>) -> Bool

  /// Whether the rest of a file reads the same after an edit of the string at a range.
  func allows(_ edit: TextEdit, of range: Range<Int>, in bytes: [UInt8]) -> Bool
}

extension TextCoding {
  package func isWellFormed(_ bytes: ArraySlice<UInt8>) -> Bool { true }
  package func allows(_ edit: TextEdit, of range: Range<Int>, in bytes: [UInt8]) -> Bool { true }
}

/// The decoded text of a string in a file, with the range in the file that each byte comes from.
package struct DecodedString {
  private(set) var bytes: [UInt8] = []
  /// The range in the file that each byte of the text comes from.
  private var origins: [Range<Int>] = []
  /// The indices of bytes that cannot be removed, such as the bytes of tags.
  private var fixed: Set<Int> = []
  /// The offset at which text is inserted into an empty string.
  private let start: Int

  init(at start: Int) { self.start = start }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends a byte that is not escaped in the file.
  mutating func append(_ byte: UInt8, at offset: Int) {
    bytes.append(byte)
    origins.append(offset..<offset + 1)
  }

  /// Appends text that a range of the file encodes as a whole.
  mutating func append(_ text: some Sequence<UInt8>, from range: Range<Int>) {
    for byte in text {
      bytes.append(byte)
      origins.append(range)
    }
  }

  mutating func append(_ scalar: Unicode.Scalar, from range: Range<Int>) {
    append(Array(String(scalar).utf8), from: range)
  }

  /// Appends text that a range of the file encodes, and that cannot be removed.
  mutating func append(fixed text: some Sequence<UInt8>, from range: Range<Int>) {
    let start = bytes.count
    append(text, from: range)
    fixed.formUnion(start..<bytes.count)
  }

  func origin(of index: Int) -> Range<Int> { origins[index] }

  /// Returns the range in the file of a range of the text.
  func range(of textRange: Range<Int>) -> Range<Int> {
    let end = origins.last?.upperBound ?? start
    let lower = textRange.lowerBound < origins.count ? origins[textRange.lowerBound].lowerBound : end
    if textRange.isEmpty { return lower..<lower }
    return lower..<max(lower, origins[min(textRange.upperBound, origins.count) - 1].upperBound)
  }

  /// Whether an index is inside text that a single range of the file encodes.
  private func isInside(_ index: Int) -> Bool {
    index > 0 && index < origins.count && origins[index - 1] == origins[index]
  }

  /// Returns the edit of the file that replaces a part of the text; nil if the format cannot represent the result, or if
  /// the bytes are no valid text, as those of `\x80` in PO.
  ///
  /// - Parameter string: the range of the whole string in the file.
  func edit(
    _ textRange: Range<Int>, to replacement: String, _ file: [UInt8], _ string: Range<Int>, _ coding: some TextCoding
  ) -> TextEdit? {
    // The text of invalid bytes has other offsets than they have.
    guard bytes.elementsEqual(text.utf8) else { return nil }
    if isInside(textRange.lowerBound) || isInside(textRange.upperBound) { return nil }
    let old = Array(String(decoding: bytes[textRange], as: UTF8.self).unicodeScalars)
    let fileRange = range(of: textRange)
    /// The offset in the text of each old scalar, and of the end.
    var offsets = [textRange.lowerBound]
    for scalar in old { offsets.append(offsets[offsets.count - 1] + UTF8.width(scalar)) }
    var removed: Set<Int> = []
    var inserted: [(index: Int, scalar: Unicode.Scalar)] = []
    for change in Array(replacement.unicodeScalars).difference(from: old) {
      switch change {
      case .remove(let index, _, _): removed.insert(index)
      case .insert(let index, let scalar, _): inserted.append((index, scalar))
      }
    }
    // Only a complete range of the file can be removed, with all text that it encodes.
    for index in removed {
      for offset in offsets[index]..<offsets[index + 1] {
        if fixed.contains(offset) { return nil }
        let origin = origins[offset]
        /// Whether a byte that remains comes from the same range.
        let isShared = { (other: Int) in
          other >= 0 && other < self.origins.count && self.origins[other] == origin
            && !removed.contains { (offsets[$0]..<offsets[$0 + 1]).contains(other) }
        }
        if isShared(offset - 1) || isShared(offset + 1) { return nil }
      }
    }
    var result: [UInt8] = []
    /// The offset in the file up to which the result is complete.
    var position = fileRange.lowerBound
    var nextInsertion = 0
    var pendingText = ""
    func flush(at offset: Int) {
      // If all text before the insertion is removed, the inserted text begins the range.
      let offset = result.isEmpty ? fileRange.lowerBound : offset
      if !pendingText.isEmpty { result += coding.encode(pendingText, into: file, at: offset, string).utf8 }
      pendingText = ""
    }
    var index = 0
    while index < old.count || nextInsertion < inserted.count {
      // The offsets of insertions count the scalars of the new text.
      let newIndex = index - removed.count { $0 < index } + nextInsertion
      if nextInsertion < inserted.count, inserted[nextInsertion].index == newIndex {
        pendingText.unicodeScalars.append(inserted[nextInsertion].scalar)
        nextInsertion += 1
        continue
      }
      guard index < old.count else { break }
      let origin = origins[offsets[index]].lowerBound..<origins[offsets[index + 1] - 1].upperBound
      if removed.contains(index) {
        if origin.lowerBound >= position {
          result += file[position..<origin.lowerBound]
          position = origin.upperBound
        }
      } else {
        if !pendingText.isEmpty, origin.lowerBound >= position {
          result += file[position..<origin.lowerBound]
          position = origin.lowerBound
        } else if !pendingText.isEmpty {
          // Inserting into a range that encodes several characters would break it.
          return nil
        }
        flush(at: origin.lowerBound)
        if origin.upperBound > position {
          result += file[position..<origin.upperBound]
          position = origin.upperBound
        }
      }
      index += 1
    }
    flush(at: position)
    if position < fileRange.upperBound { result += file[position..<fileRange.upperBound] }
    // A text that reads back differently, such as a blank at an edge, cannot be written.
    let written = Array(file[..<fileRange.lowerBound] + result + file[fileRange.upperBound...])
    let writtenString = string.lowerBound..<string.upperBound + result.count - fileRange.count
    let wanted = bytes[..<textRange.lowerBound] + Array(replacement.utf8) + bytes[textRange.upperBound...]
    guard coding.decode(written, writtenString).bytes.elementsEqual(wanted), coding.isWellFormed(written[writtenString])
    else {
      return nil
    }
    return TextEdit(fileRange, result)
  }
}
