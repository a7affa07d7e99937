internal import Foundation

extension String {
  /// The range of a text in UTF-8 bytes; empty at the start when the text was assembled from pieces.
  func range(ofText text: String) -> Range<Int> {
    guard let range = range(of: text) else { return 0..<0 }
    let start = utf8.distance(from: startIndex, to: range.lowerBound)
    return start..<start + text.utf8.count
  }

  /// The text in a range of UTF-8 bytes.
  func text(inUTF8 range: Range<Int>) -> Substring {
    self[utf8.index(startIndex, offsetBy: range.lowerBound)..<utf8.index(startIndex, offsetBy: range.upperBound)]
  }
}
