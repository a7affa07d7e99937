internal import MessageFiles

/// The speech levels of a language, by the endings of sentences.
struct SpeechRegisters: Sendable {
  enum Register: String, CaseIterable { case formal, polite }

  /// The end of a sentence, and the register that it shows; nil if it shows none.
  private typealias Ending = (bytes: [UInt8], register: Register?)

  /// The endings by their last letters, for speed: most sentences end in another letter.
  private let endings: [[Ending]]
  /// The name of each register in the language.
  private let names: [Register: String]
  /// The registers whose endings also occur in labels, such as 「である」, and count only in sentences.
  private let onlyInSentences: Set<Register>

  /// - Parameter node: the endings that registers share, and for each register its name and its endings.
  init(_ node: JSONNode) {
    let registers = Register.allCases.map { (register: $0, node: node[$0.rawValue]) }
    let shared: [Ending] = (node["sharedEndings"]?.strings ?? []).map { (Array($0.utf8), nil) }
    let own: [Ending] = registers.flatMap { register, node in
      (node?["endings"]?.strings ?? []).map { (Array($0.utf8), register) }
    }
    // A shared ending is longer than those that it contains.
    endings = (shared + own).reduce(into: Array(repeating: [], count: 4_096)) {
      $0[Self.lastLetterIndex($1.bytes[...])].append($1)
    }
    names = Dictionary(uniqueKeysWithValues: registers.map { ($0.register, $0.node?["name"]?.string ?? "") })
    onlyInSentences = Set(registers.filter { $0.node?["onlyInSentences"]?.bool ?? false }.map(\.register))
  }

  func name(of register: Register) -> String { names[register] ?? "" }

  /// Returns the register that the end of a sentence shows; nil for other ends, such as those of titles and buttons.
  ///
  /// - Parameter isComplete: whether punctuation ends the sentence.
  func register(of sentence: Slice<UnsafeBufferPointer<UInt8>>, isComplete: Bool) -> Register? {
    var end = sentence.endIndex
    while end > sentence.startIndex, Self.isClosingMarkOrBlank(sentence[end - 1]) { end -= 1 }
    let sentence = sentence[..<end]
    guard sentence.count >= 6,
      let ending = endings[Self.lastLetterIndex(sentence)].first(where: {
        sentence.suffix($0.bytes.count).elementsEqual($0.bytes)
      }), let register = ending.register
    else { return nil }
    // A label has no punctuation, or has fewer than seven letters of three bytes.
    return onlyInSentences.contains(register) && !(isComplete && sentence.count >= 21) ? nil : register
  }

  private static func isClosingMarkOrBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  /// Returns an index below 4,096 for the last letter: the low six bits of each of its last two bytes.
  private static func lastLetterIndex(_ text: some BidirectionalCollection<UInt8>) -> Int {
    text.suffix(2).reduce(0) { $0 << 6 | Int($1 & 0x3F) }
  }
}
