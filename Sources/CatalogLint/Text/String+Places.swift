internal import Foundation

extension String {
  /// Where a text stands, in UTF-8 bytes; the start when it is put together from pieces.
  func range(ofText text: String) -> Range<Int> {
    guard let range = range(of: text) else { return 0..<0 }
    let start = utf8.distance(from: startIndex, to: range.lowerBound)
    return start..<start + text.utf8.count
  }

  /// The text of a range of UTF-8 bytes.
  func text(inUTF8 range: Range<Int>) -> Substring {
    self[utf8.index(startIndex, offsetBy: range.lowerBound)..<utf8.index(startIndex, offsetBy: range.upperBound)]
  }

  /// Nothing stands there but white space.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
