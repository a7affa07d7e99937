extension UnsafeBufferPointer<UInt8> {
  /// Returns whether the next eight bytes contain no quote, backslash or control character.
  ///
  /// The byte 0xC2 counts as a control character, because it begins U+0080 to U+009F in UTF-8.
  ///
  /// With this check, strings are read and written eight bytes at a time (measured by `Scripts/bench lint`). The bounds
  /// are checked here, so the load stays inside the buffer.
  func hasPlainCharacters(at offset: Int) -> Bool {
    guard offset + 8 <= count, let baseAddress else { return false }
    return UnsafeRawPointer(baseAddress + offset).loadUnaligned(as: UInt64.self).holdsPlainCharacters
  }
}

extension UInt64 {
  private static let oneInEachByte: UInt64 = 0x0101_0101_0101_0101

  fileprivate var holdsPlainCharacters: Bool {
    bytesBelow(0x20) | bytesEqual(0x7F) | bytesEqual(UInt8(ascii: "\"")) | bytesEqual(UInt8(ascii: "\\"))
      | bytesEqual(0xC2) == 0
  }

  /// Returns a nonzero value if any byte equals `byte`.
  private func bytesEqual(_ byte: UInt8) -> UInt64 { (self ^ Self.oneInEachByte &* UInt64(byte)).bytesBelow(1) }

  /// Returns a nonzero value if any byte is below a limit of at most 128 (Anderson, Bit Twiddling Hacks).
  private func bytesBelow(_ limit: UInt64) -> UInt64 {
    (self &- Self.oneInEachByte &* limit) & ~self & (Self.oneInEachByte &* 0x80)
  }
}
