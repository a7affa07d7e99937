/// The parameter `q`, such as `q=0.8` (RFC 9110, section 12.4.2).
enum QualityValue {
  /// The weight among an element's parameters: 1 if there is none, nil if it is malformed.
  static func weight(of parameters: some Sequence<Substring>) -> Double? {
    var weight = 1.0
    for parameter in parameters where parameter.lowercased().hasPrefix("q=") {
      guard let value = Double(parameter.dropFirst(2)), (0...1).contains(value) else { return nil }
      weight = value
    }
    return weight
  }
}
