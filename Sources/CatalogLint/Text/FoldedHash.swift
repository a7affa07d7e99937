internal import MessageFiles

extension Sequence<UInt8> {
  /// Returns a hash of a text without regard to the case of its ASCII letters (FNV-1a), to rule out most comparisons.
  ///
  /// - Parameter start: the hash of the text before it.
  func foldedHash(from start: UInt64 = 14_695_981_039_346_656_037) -> UInt64 {
    reduce(start) { ($0 ^ UInt64($1.isUppercaseLetter ? $1 | 0x20 : $1)) &* 1_099_511_628_211 }
  }
}
