import Foundation

/// The decoded items of a request's query (WHATWG URL, application/x-www-form-urlencoded).
struct QueryItems {
  /// The items, in the order of the query.
  let items: [(name: String, value: String)]

  /// - Throws: a problem that names an item that is not UTF-8.
  init(_ query: String?) throws(ServiceProblem) {
    var items: [(name: String, value: String)] = []
    for item in (query ?? "").unicodeScalars.split(separator: "&") {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(Substring.init)
      guard let name = Self.decoded(parts[0]) else { throw .invalidEncoding("query") }
      guard let value = Self.decoded(parts.count > 1 ? parts[1] : "") else { throw .invalidEncoding(name) }
      items.append((name, value))
    }
    self.items = items
  }

  private static func decoded(_ text: Substring) -> String? {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }) else {
      return String(text)
    }
    return text.replacing("+", with: " ").removingPercentEncoding
  }

  /// The last item with a name; nil when there is none or its value is empty.
  subscript(name: String) -> String? {
    items.last { $0.name == name }.flatMap { $0.value.isEmpty ? nil : $0.value }
  }
}
