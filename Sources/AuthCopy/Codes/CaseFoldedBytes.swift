/// A text normalized for comparison with phrases: without case, `_`, `-`, blanks and apostrophes, and with `not` for
/// `n't`.
struct CaseFoldedBytes: Sendable {
  let bytes: [UInt8]

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// - Parameter limit: the number of bytes of the text that count.
  @inline(never) init(_ text: String, limit: Int = .max) {
    var text = text
    bytes = text.withUTF8 { $0.prefix(limit).folded(droppingSeparators: true) }
  }

  init(_ text: ArraySlice<UInt8>) {
    bytes = text.withUnsafeBufferPointer { $0[...].folded(droppingSeparators: true) }
  }
}

/// A text normalized like ``CaseFoldedBytes``, with the place of each of its bytes in the original text.
struct FoldedText {
  let bytes: [UInt8]
  /// The offset in the original text of the character from which each byte comes.
  let offsets: [UInt32]

  init(_ text: [UInt8]) {
    var folded: [UInt8] = []
    // `can't` becomes longer: `cannot`.
    offsets = [UInt32](unsafeUninitializedCapacity: text.count + text.count / 5) { offsets, count in
      folded = text.withUnsafeBufferPointer {
        $0[...].folded(droppingSeparators: true, offsets: offsets.baseAddress)
      }
      count = folded.count
    }
    bytes = folded
  }
}

extension String {
  /// The text normalized for comparison with codes: without case, and without blanks and control characters at the
  /// ends.
  package var foldedCode: String {
    var text = self
    let code = text.withUTF8 { text -> String? in
      if text.allSatisfy(\.isFolded) { return nil }
      // Most codes are ASCII without blanks.
      if text.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) {
        return String(unsafeUninitializedCapacity: text.count) { folded in
          for (index, byte) in text.enumerated() { folded[index] = byte.isUppercase ? byte | 0x20 : byte }
          return text.count
        }
      }
      let folded = text[...].folded(droppingSeparators: false)
      let isVisible: (UInt8) -> Bool = { $0 > 0x20 && $0 != 0x7F }
      guard let first = folded.firstIndex(where: isVisible), let last = folded.lastIndex(where: isVisible) else {
        return ""
      }
      return String(decoding: folded[first...last], as: UTF8.self)
    }
    return code ?? self
  }
}

extension UInt8 {
  /// Whether folding a code leaves the byte unchanged.
  fileprivate var isFolded: Bool { self > 0x20 && self < 0x7F && !isUppercase }

  fileprivate var isUppercase: Bool { self >= 0x41 && self <= 0x5A }

  fileprivate var isSeparator: Bool {
    self == 0x20 || self == 0x5F || self == 0x2D || self >= 0x09 && self <= 0x0D
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Returns the bytes in lowercase, with full-width ASCII as ASCII, and with the Turkish `ı` and `İ` as `i`.
  ///
  /// A program in a Turkish locale turns the `i` of a code into these letters when it changes the code's case.
  ///
  /// - Parameter offsets: where the offset of the character of each byte is stored, if anywhere.
  @inline(never) fileprivate func folded(
    droppingSeparators: Bool, offsets: UnsafeMutablePointer<UInt32>? = nil
  ) -> [UInt8] {
    // `can't` becomes longer: `cannot`.
    [UInt8](unsafeUninitializedCapacity: count + count / 5) { folded, length in
      var offset = startIndex
      while offset < endIndex {
        let start = UInt32(truncatingIfNeeded: offset)
        var byte = self[offset]
        var width = 1
        if byte >= 0x80 {
          let (substitute, byteCount) = asciiSubstitute(at: offset)
          width = byteCount
          if let substitute {
            // A combining dot, which remains when `İ` is lowercased, or a zero-width character.
            if substitute == 0 {
              offset += width
              continue
            }
            byte = substitute
          }
        }
        offset += width
        if droppingSeparators {
          if byte.isSeparator { continue }
          if byte == UInt8(ascii: "'") {
            let endsNegation = length > 1 && folded[length - 1] == UInt8(ascii: "n")
            guard endsNegation, offset < endIndex, self[offset] | 0x20 == UInt8(ascii: "t") else { continue }
            // The `n` of `can't` belongs to both words of `cannot`.
            let isCan = folded[length - 2] == UInt8(ascii: "a") && length > 2 && folded[length - 3] == UInt8(ascii: "c")
            for letter in (isCan ? "not" : "ot").utf8 {
              folded[length] = letter
              offsets?[length] = start
              length += 1
            }
            offset += 1
            continue
          }
        }
        folded[length] = byte.isUppercase ? byte | 0x20 : byte
        offsets?[length] = start
        length += 1
      }
    }
  }

  /// Returns the ASCII byte that replaces a character, and the character's width; 0 removes it, and nil keeps it.
  private func asciiSubstitute(at offset: Int) -> (substitute: UInt8?, width: Int) {
    func byte(_ distance: Int) -> UInt8 { offset + distance < endIndex ? self[offset + distance] : 0 }
    // In this order: `ı` and `İ`, the combining dot, no-break and ideographic spaces, zero-width characters, curly
    // apostrophes, full-width ASCII.
    switch (self[offset], byte(1), byte(2)) {
    case (0xC4, 0xB0...0xB1, _): return (UInt8(ascii: "i"), 2)
    case (0xCC, 0x87, _): return (0, 2)
    case (0xC2, 0xA0, _): return (0x20, 2)
    case (0xE3, 0x80, 0x80): return (0x20, 3)
    case (0xE2, 0x80, 0x8B), (0xEF, 0xBB, 0xBF): return (0, 3)
    case (0xE2, 0x80, 0x98...0x99): return (UInt8(ascii: "'"), 3)
    case (0xEF, 0xBC, 0x81...0xBF): return (byte(2) - 0x60, 3)
    case (0xEF, 0xBD, 0x80...0x9E): return (byte(2) - 0x20, 3)
    default: return (nil, 1)
    }
  }
}
