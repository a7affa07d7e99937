extension UnsafeBufferPointer<UInt8> {
  /// Returns whether the next eight bytes contain no quote, backslash or control character.
  ///
  /// The byte 0xC2 counts as a control character, because it begins U+0080 to U+009F in UTF-8.
  ///
  /// With this check, strings are read and written eight bytes at a time (measured by `Scripts/bench lint`). The bounds
  /// are checked here, so the load stays inside the buffer.
  package func hasPlainCharacters(at offset: Int) -> Bool {
    guard offset + 8 <= count, let baseAddress else { return false }
    return UnsafeRawPointer(baseAddress + offset).loadUnaligned(as: UInt64.self).holdsPlainCharacters
  }

  /// Returns the index of the first byte from `start` that equals `byte`, compared eight bytes at a time; nil if there
  /// is none.
  package func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    guard let baseAddress else { return nil }
    var index = start
    while index + 8 <= count,
      UnsafeRawPointer(baseAddress + index).loadUnaligned(as: UInt64.self).bytesEqual(byte) == 0
    {
      index += 8
    }
    while index < count {
      if baseAddress[index] == byte { return index }
      index += 1
    }
    return nil
  }

  /// Returns whether the bytes equal other bytes, compared eight at a time.
  package func isEqual(to other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count, let first = baseAddress, let second = other.baseAddress else {
      return count == other.count
    }
    var index = 0
    while index + 8 <= count {
      let word = UnsafeRawPointer(first + index).loadUnaligned(as: UInt64.self)
      guard word == UnsafeRawPointer(second + index).loadUnaligned(as: UInt64.self) else { return false }
      index += 8
    }
    while index < count {
      if first[index] != second[index] { return false }
      index += 1
    }
    return true
  }
}

extension UInt64 {
  private static let oneInEachByte: UInt64 = 0x0101_0101_0101_0101

  fileprivate var holdsPlainCharacters: Bool {
    bytesBelow(0x20) | bytesEqual(0x7F) | bytesEqual(UInt8(ascii: "\"")) | bytesEqual(UInt8(ascii: "\\"))
      | bytesEqual(0xC2) == 0
  }

  /// Returns a nonzero value if any byte equals `byte`.
  fileprivate func bytesEqual(_ byte: UInt8) -> UInt64 { (self ^ Self.oneInEachByte &* UInt64(byte)).bytesBelow(1) }

  /// Returns a nonzero value if any byte is below a limit of at most 128 (Anderson, Bit Twiddling Hacks).
  private func bytesBelow(_ limit: UInt64) -> UInt64 {
    (self &- Self.oneInEachByte &* limit) & ~self & (Self.oneInEachByte &* 0x80)
  }
}
