// Functions of the standard library in a form that takes less of a binary.

extension Int {
  /// Parses a decimal integer, without a copy of the parser in each place that calls it.
  @inline(never) init?(_ text: String) {
    guard let integer = Int64(text).flatMap(Int.init(exactly:)) else { return nil }
    self = integer
  }
}

extension Sequence {
  /// Returns the first result of a function that is not nil, like `lazy.compactMap(transform).first`.
  func firstResult<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
