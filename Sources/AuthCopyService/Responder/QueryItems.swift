/// The decoded items of a request's query (WHATWG URL, application/x-www-form-urlencoded).
///
/// If an item that the service reads is repeated, the last one takes precedence; an empty one counts as absent.
struct QueryItems {
  /// The names of the items that the service reads.
  private enum Name: CaseIterable {
    case locale, surface, flow, disclosure, status, retryAfter

    private var spelling: StaticString {
      switch self {
      case .locale: "locale"
      case .surface: "surface"
      case .flow: "flow"
      case .disclosure: "disclosure"
      case .status: "status"
      case .retryAfter: "retryAfter"
      }
    }

    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
      for name in Self.allCases where name.spelling.utf8CodeUnitCount == bytes.count {
        if bytes.elementsEqual(UnsafeBufferPointer(start: name.spelling.utf8Start, count: bytes.count)) {
          self = name
          return
        }
      }
      return nil
    }
  }

  private(set) var locale: String?
  private(set) var surface: String?
  private(set) var flow: String?
  private(set) var status: String?
  private(set) var retryAfter: String?
  /// All `disclosure` items, because both a proxy and a client may add one; empty ones too, so that they are refused.
  private(set) var disclosures: [String] = []
  /// The other items, in the order of the query, up to the limit of arguments.
  private(set) var others: [(name: String, value: String)] = []
  /// Whether there are more other items than the limit of arguments.
  private(set) var exceedsLimit = false

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
    let name = UnsafeBufferPointer(rebasing: item[..<equals])
    let value = PercentEncoding.decode(UnsafeBufferPointer(rebasing: item[equals...].dropFirst()), isForm: true)
    // Most names need no decoding.
    if let known = Name(name), let value { return set(known, value) }
    guard var decodedName = PercentEncoding.decode(name, isForm: true) else { throw .invalidEncoding("query") }
    guard let value else { throw .invalidEncoding(decodedName) }
    if let known = decodedName.withUTF8(Name.init) {
      set(known, value)
    } else if others.count < Limits.arguments {
      others.append((decodedName, value))
    } else {
      exceedsLimit = true
    }
  }

  private mutating func set(_ name: Name, _ value: String) {
    let nonEmpty = value.isEmpty ? nil : value
    switch name {
    case .locale: locale = nonEmpty
    case .surface: surface = nonEmpty
    case .flow: flow = nonEmpty
    case .status: status = nonEmpty
    case .retryAfter: retryAfter = nonEmpty
    case .disclosure: disclosures.append(value)
    }
  }
}
