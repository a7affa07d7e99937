import AuthCopy
import HTTPTypes
import Hummingbird

/// The preferences of a request: the locale, the disclosure, the flow and the format.
struct Preferences {
  let query: QueryItems
  let locale: String
  let disclosure: Disclosure
  /// The strictest disclosure that the query asks for; nil when it asks for none.
  let askedDisclosure: Disclosure?
  /// What the person was doing; nil also when the request names an unknown flow.
  let flow: Flow?
  let form: MediaNegotiation.Choice
  /// The request headers that the response depends on.
  private(set) var varies: [String] = []

  /// - Parameter offersProblem: whether the response can be a problem, as on error routes.
  init(_ request: Request, _ snapshot: Snapshot, offersProblem: Bool = false) throws(ServiceProblem) {
    query = try QueryItems(request.uri.query)
    form = try MediaNegotiation.choice(request.headers[.accept], offersProblem: offersProblem)
    if offersProblem { varies.append("Accept") }
    if let locale = query["locale"] {
      self.locale = snapshot.locale(for: [locale])
    } else {
      locale = snapshot.locale(of: request)
      varies.append("Accept-Language")
    }
    // An empty disclosure is a mistake, so it is not treated as absent.
    askedDisclosure = try Self.strictest(query.items.filter { $0.name == "disclosure" }.map(\.value))
    disclosure = askedDisclosure.map(snapshot.allowed) ?? snapshot.disclosure
    flow = query["flow"].flatMap(Flow.init)
  }

  /// The strictest of several disclosures, because a proxy or a client may have added one to the other's.
  static func strictest(_ names: [String]) throws(ServiceProblem) -> Disclosure? {
    var strictest: Disclosure?
    for name in names {
      let disclosure = try disclosure(name)
      strictest = min(strictest ?? disclosure, disclosure)
    }
    return strictest
  }

  private static func disclosure(_ name: String) throws(ServiceProblem) -> Disclosure {
    guard let disclosure = Disclosure(rawValue: name) else {
      throw .invalidParameter("disclosure", value: name)
    }
    return disclosure
  }

  /// The query parameters that are not arguments of the copy.
  private static let reserved: Set<String> = ["locale", "disclosure", "surface", "flow", "status", "retryAfter"]

  /// Whether the locale comes from the header `Accept-Language`.
  var variesByLanguage: Bool { varies.contains("Accept-Language") }

  /// A problem is specific to one failed request, so it is not cached.
  var cachePolicy: CachePolicy { form == .problem ? .noStore : .shared }

  var hasArguments: Bool { query.items.contains { !Self.reserved.contains($0.name) } }

  /// The arguments of the copy: all other items of the query.
  ///
  /// One that is too long has no effect.
  var arguments: [String: ArgumentValue] {
    Dictionary(givenArguments.filter { !$0.isOverlong }.map { ($0.name, .text($0.value)) }) { $1 }
  }

  /// The names of the items that have no effect, for an answer to name.
  func ignored(by catalog: Catalog, of provider: Provider? = nil) -> [String] {
    var names = givenArguments.filter(\.isOverlong).map(\.name.shownName)
    if let provider { names += catalog.ignoredInputs(surface: query["surface"], of: provider) }
    if flow == nil, query["flow"] != nil { names.append("flow") }
    return names
  }

  /// The HTTP statuses that a provider can answer with.
  static let statuses = 100...599
  /// The times to wait, in seconds.
  static let waits = 0...Int(Int32.max)

  /// The value of an item that must be an integer in a range, or its name if it is none.
  func integer(_ name: String, in range: ClosedRange<Int>) -> (value: Int?, ignored: String?) {
    guard let text = query[name] else { return (nil, nil) }
    guard let value = Int(text), range.contains(value) else { return (nil, name) }
    return (value, nil)
  }

  private var givenArguments: [(name: String, value: String, isOverlong: Bool)] {
    query.items.filter { !Self.reserved.contains($0.name) }
      .map { ($0.name, $0.value, $0.value.utf8.count > Limits.argument) }
  }
}
