internal import MessageFiles

/// Finds sentences in a different speech level, or with another form of address, than the rest of the file.
struct MixedRegisterRule: SetRule {
  let name = "mixed-register"
  let severity = Finding.Severity.warning
  private typealias Register = SpeechRegisters.Register
  /// The maximum number of sentences in another register that a project other than a catalog can have by mistake.
  private static let maximumCount = 8
  /// How many sentences of the majority there are for each of the minority: in a clear majority, and, for forms of
  /// address, in one that is only noted.
  private static let (clearShare, notedShare) = (20, 4)

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    for file in set.files {
      guard let registers = file.traits.registers else { continue }
      var formal: [Int] = []
      var others: [Int] = []
      // Texts that address a person in both forms.
      var mixed: [Int] = []
      let other = registers.areFormsOfAddress ? Register.familiar : .polite
      for (index, entry) in file.entries.enumerated() {
        var found: [Register] = []
        Self.forEachSentence(of: entry, registers) { _, register in found.append(register) }
        if registers.areFormsOfAddress, found.count > 1 {
          // A quotation may be what another person says.
          if !entry.text.contains(where: { "\"„“”«»「".contains($0) }) { mixed.append(index) }
        } else {
          for register in found {
            if register == .formal { formal.append(index) } else { others.append(index) }
          }
        }
      }
      // Other projects may mix registers on purpose, so their sentences are reported only when the minority is clear.
      // More than a few are what a person of a story says.
      var (minorityIndices, minority) = formal.count >= others.count ? (others, other) : (formal, .formal)
      if minorityIndices.count + mixed.count <= Self.maximumCount {
        minorityIndices = (minorityIndices + mixed).sorted()
      }
      let share = minorityIndices.isEmpty ? 0 : max(formal.count, others.count) / minorityIndices.count
      let isMinority =
        share >= (registers.areFormsOfAddress ? Self.notedShare : Self.clearShare)
        && minorityIndices.count <= Self.maximumCount
      // Whatever the file has, one text has one form.
      if !set.isCatalog, !isMinority { minorityIndices = mixed.count <= Self.maximumCount ? mixed : [] }
      if minorityIndices.isEmpty { continue }
      // Many apps are friendlier in a few sentences, but do not change how they address a person.
      let isClear = registers.areFormsOfAddress && isMinority && share >= Self.clearShare
      let severity: Finding.Severity? = set.isCatalog || isClear ? nil : .info
      // The index of a message is repeated for each of its sentences.
      var previousIndex: Int?
      for index in minorityIndices where index != previousIndex {
        previousIndex = index
        let entry = file.entries[index]
        Self.forEachSentence(of: entry, registers) { sentence, register in
          guard register == minority else { return }
          let text = String(decoding: sentence, as: UTF8.self).trimmingSpaces
          // A short word may be part of others before it.
          let isWord = registers.areFormsOfAddress && !entry.features.contains(.brace)
          findings.add(
            self, nil, ["register": .text(registers.name(of: register))], in: entry, of: file,
            at: isWord ? sentence.startIndex..<sentence.endIndex : entry.text.range(ofText: text), severity: severity)
        }
      }
    }
  }

  /// Calls `body` for each sentence with a recognized register, in every branch.
  private static func forEachSentence(
    of entry: MessageEntry, _ registers: SpeechRegisters, _ body: (Slice<UnsafeBufferPointer<UInt8>>, Register) -> Void
  ) {
    guard registers.areFormsOfAddress || !entry.features.isDisjoint(with: [.hangul, .kana]) else { return }
    var text = entry.text
    // A message without braces need not be parsed.
    if entry.features.contains(.brace) {
      guard let nodes = entry.nodes else { return }
      text = nodes.allText
    }
    text.withUTF8 { bytes in
      if registers.areFormsOfAddress {
        for (word, register) in registers.addresses(in: bytes) { body(word, register) }
        return
      }
      var start = 0
      var index = 0
      while index <= bytes.count {
        // Most letters have three bytes and do not end a sentence.
        if index < bytes.count, (0xE4...0xED).contains(bytes[index]) {
          index += 3
          continue
        }
        let length = index == bytes.count ? 1 : endLength(bytes, at: index)
        if length > 0 {
          let sentence = bytes[start..<index]
          if let register = registers.register(of: sentence, isComplete: index < bytes.count) {
            body(sentence, register)
          }
          start = index + length
        }
        index += length > 0 ? length : (bytes[index] < 0xE0 ? 1 : 3)
      }
    }
  }

  /// Returns the length of the punctuation that ends a sentence here, in bytes; 0 when there is none.
  private static func endLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    switch bytes[index] {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "\n"): return 1
    case 0xE2, 0xE3, 0xEF:
      guard index + 2 < bytes.count else { return 0 }
      switch (bytes[index], bytes[index + 1], bytes[index + 2]) {
      // 。 … ！ ： ？
      case (0xE3, 0x80, 0x82), (0xE2, 0x80, 0xA6), (0xEF, 0xBC, 0x81), (0xEF, 0xBC, 0x9A), (0xEF, 0xBC, 0x9F): return 3
      default: return 0
      }
    default: return 0
    }
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = unicodeScalars[...]
    while let first = text.first, first == " " { text.removeFirst() }
    while let last = text.last, last == " " { text.removeLast() }
    return String(text)
  }
}
