internal import MessageFiles

/// Spellings that a language never has, and the right ones.
struct Misspellings: Sendable {
  /// The letters before, between and after the places where a spelling has any letters.
  private typealias Spelling = (parts: [[UInt8]], wanted: String)

  /// The spellings, in small letters and with an initial capital, by the lowest bits of their first two bytes; most
  /// words need no comparison.
  private let spellings: [[Spelling]]

  /// - Parameter members: the right spelling of each wrong one, in small letters; `*` stands for any letters.
  init(_ members: [(key: String, value: String)]) {
    spellings = members.reduce(into: Array(repeating: [], count: 1_024)) { spellings, member in
      for (found, wanted) in Set([member.key, member.key.withInitialCapital]).map({
        ($0, $0 == member.key ? member.value : member.value.withInitialCapital)
      }) {
        let bytes = Array(found.utf8)
        let parts = bytes.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map(Array.init)
        spellings[Self.index(bytes[0], bytes[1])].append((parts, wanted))
      }
    }
  }

  private static func index(_ first: UInt8, _ second: UInt8) -> Int { Int(first & 0x1F) << 5 | Int(second & 0x1F) }

  /// Returns the first wrong spelling of a text and the right one; nil if there is none.
  func first(in text: String) -> (range: Range<Int>, wanted: String)? {
    var text = text
    return text.withUTF8 { bytes in
      var isInWord = false
      for index in bytes.indices.dropLast() {
        defer { isInWord = Self.isPartOfWord(bytes[index]) || "'%".utf8.contains(bytes[index]) }
        if isInWord { continue }
        for (parts, wanted) in spellings[Self.index(bytes[index], bytes[index + 1])] {
          guard let (end, gaps) = Self.match(parts[...], bytes[index...]) else { continue }
          return (
            index..<end,
            zip(wanted.split(separator: "*", omittingEmptySubsequences: false), gaps + [""])
              .map { $0 + $1 }.joined()
          )
        }
      }
      return nil
    }
  }

  /// Returns the end of a spelling at the start of a text, and the letters between its parts; nil if the text begins
  /// otherwise, or if a word goes on after the spelling.
  private static func match(
    _ parts: ArraySlice<[UInt8]>, _ text: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (end: Int, gaps: [String])? {
    guard let part = parts.first, text.starts(with: part) else { return nil }
    let start = text.startIndex + part.count
    let rest = text[start...]
    if parts.count == 1 {
      // Java's MessageFormat doubles an apostrophe.
      let end = part.last == UInt8(ascii: "'") && rest.first == part.last ? start + 1 : start
      return end == text.endIndex || !isPartOfWord(text[end]) ? (end, []) : nil
    }
    let word = rest.prefix(while: isPartOfWord)
    for length in (0...word.count).reversed() {
      guard let (end, gaps) = match(parts.dropFirst(), rest.dropFirst(length)) else { continue }
      return (end, [String(decoding: word.prefix(length), as: UTF8.self)] + gaps)
    }
    return nil
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || byte >= 0x80 || byte == UInt8(ascii: "_")
  }
}

extension String {
  fileprivate var withInitialCapital: String { prefix(1).uppercased() + dropFirst() }
}
