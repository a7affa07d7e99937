/// Small letters from U+0080 to U+07FF, which UTF-8 encodes in two bytes, and their capitals.
struct LetterSet: Sendable {
  private let isMember: [Bool]
  let isEmpty: Bool

  init(_ letters: String) {
    var isMember = Array(repeating: false, count: letters.isEmpty ? 0 : 0x800)
    for scalar in (letters + letters.uppercased()).unicodeScalars where (0x80..<0x800).contains(scalar.value) {
      isMember[Int(scalar.value)] = true
    }
    self.isMember = isMember
    isEmpty = letters.isEmpty
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool { scalar.value < isMember.count && isMember[Int(scalar.value)] }

  /// Returns whether a text has any of the letters.
  func isIn(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      isMember.withUnsafeBufferPointer { isMember in
        var index = 0
        while index + 1 < bytes.count {
          let byte = bytes[index]
          if byte & 0xE0 == 0xC0 {
            if isMember[Int(byte & 0x1F) << 6 | Int(bytes[index + 1] & 0x3F)] { return true }
            index += 2
          } else {
            index += byte < 0x80 ? 1 : byte < 0xF0 ? 3 : 4
          }
        }
        return false
      }
    }
  }
}
