internal import MessageFiles

/// The speech levels of a language, by the endings of sentences, or its forms of address, by their words.
struct SpeechRegisters: Sendable {
  enum Register: String, CaseIterable { case formal, polite, familiar }

  /// The end of a sentence, and the register that it shows; nil if it shows none.
  private typealias Ending = (bytes: [UInt8], register: Register?)

  /// The endings by their last letters, for speed: most sentences end in another letter.
  private let endings: [[Ending]]
  /// The name of each register in the language.
  private let names: [Register: String]
  /// The registers whose endings also occur in labels, such as 「である」, and count only in sentences.
  private let onlyInSentences: Set<Register>

  /// The words of each form of address, such as *Sie* and *du*; empty if the language has speech levels.
  ///
  /// A word in lower case also stands for the same word with a capital.
  private let words: [String: Register]
  /// The characters of each form of address in a language that does not separate words, such as 您 and 你.
  private let characters: [(bytes: [UInt8], register: Register)]
  /// Whether a word of a form of address may begin with a byte, for speed.
  private let mayBegin: [Bool]

  /// - Parameter node: the endings or words that registers share, and for each register its name and its endings.
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
    let words = registers.flatMap { register, node in (node?["words"]?.strings ?? []).map { ($0, register) } }
    self.words = Dictionary(words) { first, _ in first }
    characters = registers.flatMap { register, node in
      (node?["characters"]?.strings ?? []).map { (Array($0.utf8), register) }
    }
    let starts = Set(words.compactMap(\.0.utf8.first).flatMap { [$0, $0.isLetter ? $0 & 0xDF : $0] })
    // The first bytes of Greek and Cyrillic letters depend on their case.
    mayBegin = (0...255).map { byte in
      starts.contains(UInt8(byte)) || (byte == 0xCE && starts.contains(0xCF)) || (byte == 0xD0 && starts.contains(0xD1))
    }
    onlyInSentences = Set(registers.filter { $0.node?["onlyInSentences"]?.bool ?? false }.map(\.register))
  }

  /// Whether the registers are forms of address rather than speech levels.
  var areFormsOfAddress: Bool { !words.isEmpty || !characters.isEmpty }

  /// A word of a form of address in a text.
  typealias Address = (word: Slice<UnsafeBufferPointer<UInt8>>, register: Register)

  /// Returns the forms of address of a text, each with the first word that shows it.
  ///
  /// At the start of a sentence, *Sie* may also mean *they*, and counts only elsewhere.
  func addresses(in bytes: UnsafeBufferPointer<UInt8>) -> [Address] {
    if !characters.isEmpty {
      return characters.compactMap { character in
        character.bytes.withUnsafeBufferPointer(bytes.firstRange(ofBytes:)).map { (bytes[$0], character.register) }
      }
    }
    var found: [Address] = []
    var isStart = true
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, bytes[index].isLetter || bytes[index] >= 0x80 { index += 1 }
      if index == start {
        if ".!?:;|(\n".utf8.contains(bytes[index]) { isStart = true }
        index += 1
        continue
      }
      defer { isStart = false }
      guard mayBegin[Int(bytes[start])], index - start <= Self.maximumWordLength,
        start == 0 || !"-_&@/.".utf8.contains(bytes[start - 1]),
        index == bytes.count || !"_&@/".utf8.contains(bytes[index])
      else { continue }
      let word = String(decoding: bytes[start..<index], as: UTF8.self)
      guard let register = words[word.lowercased()] ?? (isStart ? nil : words[word]) else { continue }
      if !found.contains(where: { $0.register == register }) { found.append((bytes[start..<index], register)) }
    }
    return found
  }

  /// The length of the longest word of a form of address, in UTF-8 bytes.
  private static let maximumWordLength = 24

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
