/// Reads the header `Accept-Language` (RFC 9110, section 12.5.4).
enum AcceptLanguage {
  /// More entries than this tell nothing about a person.
  private static let maximumEntries = 100

  /// The tags in order of preference.
  ///
  /// What cannot be read is skipped, never an error.
  static func tags(in header: String) -> [String] {
    let entries = header.split(separator: ",").prefix(maximumEntries).compactMap(entry)
    // The sort must keep the order of equal weights, which `sorted` does not promise.
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
