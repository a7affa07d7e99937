/// Parses the header `Accept-Language` (RFC 9110, section 12.5.4).
enum AcceptLanguage {
  /// The maximum number of entries; further ones are ignored.
  private static let maximumEntries = 100

  /// Returns the language tags in order of preference.
  ///
  /// Malformed entries are skipped.
  static func tags(in header: String) -> [String] {
    let entries = header.split(separator: ",").prefix(maximumEntries).compactMap(entry)
    // `sorted` does not promise to keep the order of equal weights, so the position is compared too.
    return entries.enumerated()
      .filter { $0.element.weight > 0 }
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map(\.element.tag)
  }

  private static func entry(_ text: Substring) -> (tag: String, weight: Double)? {
    let parts = text.split(separator: ";").map { $0.trimmed }
    guard let tag = parts.first, !tag.isEmpty, tag != "*" else { return nil }
    return QualityValue.weight(of: parts.dropFirst()).map { (String(tag), $0) }
  }
}

extension Substring {
  var trimmed: Substring {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
