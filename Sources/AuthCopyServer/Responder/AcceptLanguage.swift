/// Parses the header `Accept-Language` (RFC 9110, section 12.5.4).
enum AcceptLanguage {
  /// The maximum number of entries; further ones are ignored.
  private static let maximumEntries = 100

  /// Returns the language tags in order of preference.
  ///
  /// Malformed entries are skipped.
  static func tags(in header: String) -> [String] {
    // `sorted` does not promise to keep the order of equal weights, so the position is compared too.
    WeightedElement.all(in: header, maximum: maximumEntries).enumerated()
      .filter { $0.element.weight > 0 && $0.element.value != "*" }
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map { String($0.element.value) }
  }
}
