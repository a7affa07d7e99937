import AuthCopy
import HTTPTypes
import Hummingbird

/// The preferences of a request: the locale, the disclosure and the format.
struct Preferences {
  let query: QueryItems
  let locale: String
  let disclosure: Disclosure
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
    let asked = query.items.last { $0.name == "disclosure" }?.value
    disclosure = try asked.map(Self.disclosure).map(snapshot.allowed) ?? snapshot.disclosure
  }

  static func disclosure(_ name: String) throws(ServiceProblem) -> Disclosure {
    guard let disclosure = Disclosure(rawValue: name) else {
      throw .invalidParameter("disclosure", value: name)
    }
    return disclosure
  }

  /// The query parameters that are not arguments of the copy.
  private static let reserved: Set<String> = ["locale", "disclosure", "surface"]

  /// Whether the locale comes from the header `Accept-Language`.
  var variesByLanguage: Bool { varies.contains("Accept-Language") }

  /// A problem is specific to one failed request, so it is not cached.
  var cachePolicy: CachePolicy { form == .problem ? .noStore : .shared }

  var hasArguments: Bool { query.items.contains { !Self.reserved.contains($0.name) } }

  /// The arguments of the copy: all other items of the query.
  func arguments() throws(ServiceProblem) -> [(name: String, value: ArgumentValue)] {
    var arguments: [(name: String, value: ArgumentValue)] = []
    for item in query.items where !Self.reserved.contains(item.name) {
      guard item.value.utf8.count <= Limits.argument else {
        throw .argumentTooLong(item.name, limit: Limits.argument)
      }
      arguments.append((item.name, .text(item.value)))
    }
    return arguments
  }
}
