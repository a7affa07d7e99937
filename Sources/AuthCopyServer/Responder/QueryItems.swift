/// The decoded items of a request's query (WHATWG URL, application/x-www-form-urlencoded).
struct QueryItems {
  /// The items, in the order of the query.
  private(set) var items: [(name: String, value: String)] = []

  /// - Throws: a problem that names an item that is not UTF-8.
  init(_ query: UnsafeBufferPointer<UInt8>) throws(ServiceProblem) {
    var start = query.startIndex
    while start < query.endIndex {
      let end = query[start...].firstIndex(of: UInt8(ascii: "&")) ?? query.endIndex
      if start < end { try add(UnsafeBufferPointer(rebasing: query[start..<end])) }
      start = end + 1
    }
  }

  private mutating func add(_ item: UnsafeBufferPointer<UInt8>) throws(ServiceProblem) {
    let equals = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
    guard let name = PercentEncoding.decode(UnsafeBufferPointer(rebasing: item[..<equals]), isForm: true) else {
      throw .invalidEncoding("query")
    }
    let rest = UnsafeBufferPointer(rebasing: item[equals...].dropFirst())
    guard let value = PercentEncoding.decode(rest, isForm: true) else { throw .invalidEncoding(name) }
    items.append((name, value))
  }

  /// The last item with a name; nil when there is none or its value is empty.
  subscript(name: String) -> String? {
    guard let value = items.last(where: { $0.name == name })?.value, !value.isEmpty else { return nil }
    return value
  }
}
