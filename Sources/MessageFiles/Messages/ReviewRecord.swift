/// The record of the texts of an ARB file that a reviewer has read.
///
/// The header `@@x-reviewed` says who has read them and when; `@@x-reviewed-texts` has a short hash of each text and its
/// key. A text that is added, changed or moved to another key later is not in the record, so that what a tool says about
/// a review stays true by itself.
package struct ReviewRecord: Hashable, Sendable {
  package static let reviewerKey = "@@x-reviewed"
  package static let textsKey = "@@x-reviewed-texts"

  /// Hashes of 24 bits: a record of 1,500 texts contains one of 10,000 unread texts by chance.
  private let hashes: Set<UInt32>
  private static let digits = 6

  package init(_ texts: some Sequence<(key: String, text: String)>) {
    hashes = Set(texts.lazy.map { Self.hash(of: $0.text, key: $0.key) })
  }

  /// Reads the record of a file; nil if there is none, or if it is not a list of hashes.
  package init?(_ document: MessageDocument) {
    guard let text = document.header(Self.textsKey)?.string else { return nil }
    let bytes = Array(text.utf8)
    guard bytes.count.isMultiple(of: Self.digits) else { return nil }
    var hashes: Set<UInt32> = []
    for start in stride(from: 0, to: bytes.count, by: Self.digits) {
      let digits = String(decoding: bytes[start..<start + Self.digits], as: UTF8.self)
      guard let hash = UInt32(digits, radix: 16) else { return nil }
      hashes.insert(hash)
    }
    self.hashes = hashes
  }

  /// The number of texts that were read.
  package var count: Int { hashes.count }

  /// Returns whether the text of a key was read as it is.
  package func contains(_ text: String, key: String) -> Bool { hashes.contains(Self.hash(of: text, key: key)) }

  private static func hash(of text: String, key: String) -> UInt32 {
    let hash = ContentHash("\(key)\n\(text)").value
    return UInt32(truncatingIfNeeded: hash ^ hash >> 24 ^ hash >> 48) & 0xFF_FFFF
  }
}

extension ReviewRecord: CustomStringConvertible {
  /// The value of the header: the hashes in hexadecimal digits, sorted, so that equal records are equal text.
  package var description: String {
    hashes.sorted().map { hash in
      let digits = String(hash, radix: 16)
      return String(repeating: "0", count: Self.digits - digits.count) + digits
    }.joined()
  }
}
