/// An element of a list field with its weight, such as `en;q=0.8` (RFC 9110, section 12.4.2).
struct WeightedElement {
  let value: Substring
  /// From 0 to 1.
  let weight: Double

  /// The elements of a field, in their order; malformed ones are skipped.
  ///
  /// - Parameter maximum: the number of elements that are read.
  static func all(in header: String, maximum: Int) -> [WeightedElement] {
    header.split(separator: ",").prefix(maximum).compactMap(WeightedElement.init)
  }

  private init?(_ text: Substring) {
    let parts = text.split(separator: ";").map(\.trimmed)
    guard let value = parts.first, !value.isEmpty else { return nil }
    var weight = 1.0
    for parameter in parts.dropFirst() where parameter.lowercased().hasPrefix("q=") {
      guard let value = Double(parameter.dropFirst(2)), (0...1).contains(value) else { return nil }
      weight = value
    }
    self.value = value
    self.weight = weight
  }
}

extension Substring {
  /// The text without white space at its ends.
  var trimmed: Substring {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
