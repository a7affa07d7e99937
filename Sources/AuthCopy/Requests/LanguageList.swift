internal import MessageFiles

/// Parses a list of languages: the header `Accept-Language` (RFC 9110, section 12.5.4), or tags separated by spaces, as
/// in `ui_locales` (OpenID Connect Core, section 3.1.2.1).
package enum LanguageList {
  /// The maximum number of entries; further ones are ignored.
  private static let maximumEntries = 100
  /// The maximum length of a list, in bytes, as in a header field; the rest is ignored.
  private static let maximumLength = 8_192

  /// Returns the tags in order of preference.
  ///
  /// Malformed entries are skipped.
  package static func tags(in list: String) -> [String] {
    let isOneTag = list.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }
    if isOneTag, (1...maximumLength).contains(list.utf8.count) { return [list] }
    let list = String(decoding: list.utf8.prefix(maximumLength), as: UTF8.self)
    // `sorted` does not promise to keep the order of equal weights, so the position is compared too.
    return WeightedElement.all(in: list, maximum: maximumEntries).enumerated()
      .filter { $0.element.weight > 0 && $0.element.value != "*" }
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .flatMap { $0.element.value.split(whereSeparator: \.isWhitespace) }.prefix(maximumEntries).map(String.init)
  }
}

/// An element of a list field with its weight, such as `en;q=0.8` (RFC 9110, section 12.4.2).
package struct WeightedElement {
  package let value: Substring
  /// The weight, from 0 to 1.
  package let weight: Double

  /// Returns the elements of a field, in their order; malformed ones are skipped.
  ///
  /// - Parameter maximum: the maximum number of elements to read.
  package static func all(in header: String, maximum: Int) -> [WeightedElement] {
    header.split(separator: ",").prefix(maximum).compactMap(WeightedElement.init)
  }

  private init?(_ text: Substring) {
    let parts = text.split(separator: ";").map(\.trimmed)
    guard let value = parts.first, !value.isEmpty else { return nil }
    var weight = 1.0
    for parameter in parts.dropFirst() where parameter.lowercased().hasPrefix("q=") {
      guard let value = Self.weight(parameter.dropFirst(2)) else { return nil }
      weight = value
    }
    self.value = value
    self.weight = weight
  }

  /// Returns the value of a weight, from 0 to 1 with at most three decimals; nil for other text.
  private static func weight(_ text: Substring) -> Double? {
    var digits = text.utf8
    guard let first = digits.popFirst(), first == UInt8(ascii: "0") || first == UInt8(ascii: "1") else { return nil }
    var thousandths = first == UInt8(ascii: "0") ? 0 : 1_000
    guard let point = digits.popFirst() else { return Double(thousandths) / 1_000 }
    guard point == UInt8(ascii: "."), digits.count <= 3 else { return nil }
    var factor = 100
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      thousandths += Int(digit - UInt8(ascii: "0")) * factor
      factor /= 10
    }
    return thousandths <= 1_000 ? Double(thousandths) / 1_000 : nil
  }
}

extension Substring {
  /// The text without white space at its ends.
  package var trimmed: Substring {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
