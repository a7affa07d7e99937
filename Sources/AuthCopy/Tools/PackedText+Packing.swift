extension PackedText {
  /// How many earlier parts with the same beginning are compared with a part.
  private static let maximumCandidates = 100

  /// Returns the packed text of a text.
  package static func pack(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var packed: [UInt8] = []
    var earlier = EarlierParts(bytes)
    var position = 0
    while position < bytes.count {
      if let part = earlier.longestPart(equalTo: position) {
        packed += reference(to: part)
        for _ in 0..<part.length { earlier.advance() }
        position += part.length
      } else {
        packed += bytes[position] == mark ? [mark, zero + UInt8(markDigit)] : [bytes[position]]
        earlier.advance()
        position += 1
      }
    }
    return String(decoding: packed, as: UTF8.self)
  }

  private static func reference(to part: EarlierParts.Part) -> [UInt8] {
    func digits(_ number: Int, _ count: Int) -> [UInt8] {
      count == 0 ? [] : digits(number / base, count - 1) + [zero + UInt8(number % base)]
    }
    let length = part.length - minimumLength
    return part.isFar
      ? [mark] + digits(firstFarDigit + length, 1) + digits(part.distance, 3)
      : [mark] + digits(length, 1) + digits(part.distance, 2)
  }

  /// The parts of a text before a position, found by their first bytes.
  private struct EarlierParts {
    struct Part {
      let distance: Int
      let length: Int

      var isFar: Bool { distance >= base * base }
      /// The number of bytes that a reference saves.
      var saving: Int { length - (isFar ? 5 : 4) }
    }

    private let bytes: [UInt8]
    private var position = 0
    /// The last position of each beginning.
    private var last: [UInt64: Int] = [:]
    /// For each position, the one before it with the same beginning; -1 for none.
    private var previous: [Int] = []

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The first bytes of a part as a number; nil if the text is too short.
    private func beginning(at position: Int) -> UInt64? {
      let end = position + minimumLength
      return end <= bytes.count ? bytes[position..<end].reduce(0) { $0 << 8 | UInt64($1) } : nil
    }

    /// Moves the position by one byte.
    mutating func advance() {
      let key = beginning(at: position)
      previous.append(key.flatMap { last[$0] } ?? -1)
      if let key { last[key] = position }
      position += 1
    }

    /// Returns the earlier part that saves most of the text at the position; nil if none saves anything.
    func longestPart(equalTo position: Int) -> Part? {
      // A part consists of whole characters, so that the rest remains UTF-8.
      guard !isInsideCharacter(position), let key = beginning(at: position) else { return nil }
      var best: Part?
      var candidate = last[key] ?? -1
      for _ in 0..<maximumCandidates where candidate >= 0 {
        let part = part(at: candidate, equalTo: position)
        if part.length >= minimumLength, part.saving > best?.saving ?? 0 { best = part }
        candidate = previous[candidate]
      }
      return best
    }

    private func part(at earlier: Int, equalTo position: Int) -> Part {
      let isFar = position - earlier >= base * base
      let digits = isFar ? base - firstFarDigit : firstFarDigit
      let limit = min(bytes.count - position, minimumLength + digits - 1)
      var length = 0
      while length < limit, bytes[earlier + length] == bytes[position + length] { length += 1 }
      while isInsideCharacter(position + length) { length -= 1 }
      return Part(distance: position - earlier, length: length)
    }

    private func isInsideCharacter(_ position: Int) -> Bool {
      position < bytes.count && bytes[position] & 0xC0 == 0x80
    }
  }
}
