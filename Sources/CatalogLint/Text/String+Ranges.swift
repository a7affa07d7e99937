internal import Foundation
internal import MessageFiles

extension String {
  /// Returns the range of a text in UTF-8 bytes; empty and at the start if the text does not occur.
  package func range(ofText text: String) -> Range<Int> {
    guard let range = range(of: text) else { return 0..<0 }
    let start = utf8.distance(from: startIndex, to: range.lowerBound)
    return start..<start + text.utf8.count
  }

  /// Returns whether both texts have the same bytes; unlike `==`, the lengths alone rule out most texts.
  func hasSameBytes(as other: String) -> Bool { utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8) }

  /// Returns the first range of a text that is not part of a longer Latin word or number.
  func wordRange(of text: String, options: CompareOptions = []) -> Range<Index>? {
    var rest = startIndex..<endIndex
    while let range = range(of: text, options: options, range: rest) {
      let before = range.lowerBound > startIndex ? utf8[utf8.index(before: range.lowerBound)] : 0
      let after = range.upperBound < endIndex ? utf8[range.upperBound] : 0
      let beginsInsideWord = before.isLetterOrDigit && (text.utf8.first?.isLetterOrDigit ?? false)
      let endsInsideWord = after.isLetterOrDigit && (text.utf8.last?.isLetterOrDigit ?? false)
      if !beginsInsideWord && !endsInsideWord { return range }
      rest = range.upperBound..<endIndex
    }
    return nil
  }

  /// Returns the range of a part of the text in UTF-8 bytes.
  func utf8Range(of part: Substring) -> Range<Int> {
    let start = utf8.distance(from: startIndex, to: part.startIndex)
    return start..<start + part.utf8.count
  }

  /// Returns the text in a range of UTF-8 bytes.
  func text(inUTF8 range: Range<Int>) -> Substring {
    self[utf8.index(startIndex, offsetBy: range.lowerBound)..<utf8.index(startIndex, offsetBy: range.upperBound)]
  }
}

extension [UInt8] {
  /// Returns the first range of a text.
  func firstRange(ofUTF8 text: String) -> Range<Int>? {
    var text = text
    return text.withUTF8 { wanted in withUnsafeBufferPointer { $0.firstRange(ofBytes: wanted) } }
  }
}

extension String {
  /// Returns whether the text contains the bytes of another one.
  func contains(utf8 other: String) -> Bool {
    var (text, other) = (self, other)
    return text.withUTF8 { bytes in other.withUTF8 { bytes.firstRange(ofBytes: $0) != nil } }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the first range of some bytes; nil if there are none.
  func firstRange(ofBytes wanted: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    guard let base = baseAddress, let first = wanted.first, let wantedBase = wanted.baseAddress else { return nil }
    var start = 0
    while start <= count - wanted.count,
      let found = memchr(base + start, Int32(first), count - wanted.count - start + 1)
    {
      start = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      if memcmp(found, wantedBase, wanted.count) == 0 { return start..<start + wanted.count }
      start += 1
    }
    return nil
  }
}
