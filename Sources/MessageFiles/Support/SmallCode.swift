// Functions of the standard library in a form that takes less of a binary.

extension Int {
  /// Parses a decimal integer, without a copy of the parser in each place that calls it.
  @inline(never) package init?(_ text: String) {
    guard let integer = Int64(text).flatMap(Int.init(exactly:)) else { return nil }
    self = integer
  }
}

extension String {
  /// Returns the parts between the bytes of an ASCII character, without a copy of `split` in each place that calls it.
  @inline(never) package func parts(at separator: UInt8, keepsEmpty: Bool = false) -> [String] {
    var parts: [[UInt8]] = [[]]
    for byte in utf8 {
      if byte == separator { parts.append([]) } else { parts[parts.count - 1].append(byte) }
    }
    return parts.compactMap { keepsEmpty || !$0.isEmpty ? String(decoding: $0, as: UTF8.self) : nil }
  }
}

extension Sequence {
  /// Returns the first result of a function that is not nil, like `lazy.compactMap(transform).first`.
  @inlinable package func firstResult<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
