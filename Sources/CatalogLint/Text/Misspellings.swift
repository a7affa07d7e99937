internal import MessageFiles

/// Spellings that a language never has, and the right ones.
struct Misspellings: Sendable {
  private typealias Spelling = (found: [UInt8], wanted: String)

  /// The spellings, in small letters and with an initial capital.
  private let spellings: [Spelling]
  /// Whether a spelling may begin with two bytes, by their lowest bits; most words need no comparison.
  private let mayBegin: [Bool]

  /// - Parameter members: the right spelling of each wrong one, in small letters.
  init(_ members: [(key: String, value: String)]) {
    spellings = members.flatMap { found, wanted in
      [(Array(found.utf8), wanted), (Array(found.withInitialCapital.utf8), wanted.withInitialCapital)]
    }
    mayBegin = spellings.reduce(into: Array(repeating: false, count: 1_024)) {
      $0[Self.index($1.found[0], $1.found[1])] = true
    }
  }

  private static func index(_ first: UInt8, _ second: UInt8) -> Int { Int(first & 0x1F) << 5 | Int(second & 0x1F) }

  /// Returns the first wrong spelling of a text and the right one; nil if there is none.
  func first(in text: String) -> (range: Range<Int>, wanted: String)? {
    var text = text
    return text.withUTF8 { bytes in
      var isInWord = false
      for index in bytes.indices.dropLast() {
        defer { isInWord = Self.isPartOfWord(bytes[index]) || bytes[index] == UInt8(ascii: "'") }
        guard !isInWord, mayBegin[Self.index(bytes[index], bytes[index + 1])] else { continue }
        for (found, wanted) in spellings where bytes[index...].starts(with: found) {
          var end = index + found.count
          // Java's MessageFormat doubles an apostrophe.
          if end < bytes.count, bytes[end - 1] == UInt8(ascii: "'"), bytes[end] == bytes[end - 1] { end += 1 }
          if end == bytes.count || !Self.isPartOfWord(bytes[end]) { return (index..<end, wanted) }
        }
      }
      return nil
    }
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || byte >= 0x80 || byte == UInt8(ascii: "_")
  }
}

extension String {
  fileprivate var withInitialCapital: String { prefix(1).uppercased() + dropFirst() }
}
