internal import MessageFiles

extension PackedText {
  /// Returns the packed text of a text without NUL, which marks the end.
  package static func pack(_ text: String) -> String {
    var ranks = RankWriter()
    var recent = Array(UInt8.min...UInt8.max)
    for byte in lastColumn(of: Array(text.utf8) + [0]) {
      let rank = recent.firstIndex(of: byte)!
      ranks.add(rank)
      recent.remove(at: rank)
      recent.insert(byte, at: 0)
    }
    return String(decoding: ranks.packed(), as: UTF8.self)
  }

  /// Returns the byte before each position of a text, in the order of what follows the positions.
  private static func lastColumn(of text: [UInt8]) -> [UInt8] {
    var order = Array(text.indices)
    var ranks = text.map(Int.init)
    // Each round sorts by twice as many bytes, of which the ranks of the last round tell the order of either half.
    var length = 0
    repeat {
      func key(_ position: Int) -> Int {
        ranks[position] * text.count + (length > 0 ? ranks[(position + length) % text.count] : 0)
      }
      let keys = text.indices.map(key)
      order.sort { keys[$0] < keys[$1] }
      for (index, position) in order.enumerated() {
        let isSame = index > 0 && keys[position] == keys[order[index - 1]]
        ranks[position] = isSame ? ranks[order[index - 1]] : index
      }
      length = max(2 * length, 1)
    } while length < text.count
    return order.map { text[($0 + text.count - 1) % text.count] }
  }

  private struct RankWriter {
    private var digits: [UInt8] = []
    private var low: Int64 = 0
    private var range = full
    private var chances = Chances()

    /// Adds a rank.
    mutating func add(_ rank: Int) {
      let length = (rank + 1).bitWidth - 1 - (rank + 1).leadingZeroBitCount
      addLength(length)
      for shift in (0..<length).reversed() {
        add((rank + 1) >> shift & 1 == 1, at: chances.place(after: (rank + 1) >> (shift + 1), length: length))
      }
      chances.learnLength(length)
    }

    /// Ends the text and returns its digits.
    mutating func packed() -> [UInt8] {
      addLength(endLength)
      for _ in 0..<8 { addDigit() }
      return digits.map { zero + $0 }
    }

    private mutating func addLength(_ length: Int) {
      for shorter in 0..<length { add(true, at: chances.place(ofLength: shorter)) }
      if length < endLength { add(false, at: chances.place(ofLength: length)) }
    }

    private mutating func add(_ bit: Bool, at place: Int) {
      let part = chances.part(of: range, at: place)
      if !bit { low += part }
      range = bit ? part : range - part
      chances.learn(bit, at: place)
      while range < least {
        addDigit()
        range *= base
      }
    }

    private mutating func addDigit() {
      if low >= full {
        var index = digits.count - 1
        while digits[index] == base - 1 {
          digits[index] = 0
          index -= 1
        }
        digits[index] += 1
        low -= full
      }
      let unit = full / base
      digits.append(UInt8(low / unit))
      low = low % unit * base
    }
  }
}
