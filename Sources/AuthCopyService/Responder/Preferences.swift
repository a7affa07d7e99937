import AuthCopy

/// The preferences of a request: the locale, the disclosure, the flow and the format.
struct Preferences {
  let query: QueryItems
  let locale: String
  let disclosure: Disclosure
  /// The strictest disclosure in the query; nil if it has none.
  let requestedDisclosure: Disclosure?
  /// Whether the query requests more disclosure than the operator allows.
  private let exceedsCeiling: Bool
  /// What the person was doing; nil also when the request names an unknown flow.
  let flow: Flow?
  let format: MediaNegotiation.Choice
  /// The request fields that the response depends on.
  let varies: ServiceResponse.Vary

  /// - Parameter offersProblem: whether the response can be a problem, as on error routes.
  init(
    _ head: RequestHead, _ query: QueryItems, _ snapshot: Snapshot, _ locales: LocaleCache,
    offersProblem: Bool = false
  ) throws(ServiceProblem) {
    let format = try MediaNegotiation.choice(head.accept, offersProblem: offersProblem)
    var requested: Disclosure?
    do throws(RequestProblem) {
      for name in query.disclosures { requested = try Disclosure.stricter(requested, name) }
    } catch {
      throw ServiceProblem(error)
    }
    var varies: ServiceResponse.Vary = offersProblem ? [.accept] : []
    locale = locales.locale(for: query.locale ?? head.acceptLanguage, in: snapshot)
    if query.locale == nil { varies.insert(.acceptLanguage) }
    self.query = query
    self.format = format
    self.varies = varies
    requestedDisclosure = requested
    disclosure = requested.map(snapshot.allowed) ?? snapshot.disclosure
    exceedsCeiling = requested.map(snapshot.exceedsCeiling) ?? false
    flow = query.flow.flatMap(Flow.init)
  }

  /// The items of the query that are arguments of the copy.
  private var givenArguments: [(name: String, value: String)] { query.others }

  /// Returns the arguments of the copy, without values that are too long.
  ///
  /// A list can be in several items; otherwise the last item with a name takes precedence.
  func arguments(_ catalog: Catalog) -> [String: ArgumentValue] {
    if givenArguments.isEmpty { return [:] }
    var arguments: [String: ArgumentValue] = [:]
    for (name, value) in givenArguments where value.utf8.count <= Limits.argument {
      if case .text(let earlier)? = arguments[name], catalog.isList(argument: name) {
        arguments[name] = .text("\(earlier),\(value)")
      } else {
        arguments[name] = .text(value)
      }
    }
    return arguments
  }

  /// Whether the query contains nothing specific to a person or to a failed request.
  var areShareable: Bool { format == .json && givenArguments.isEmpty }

  /// Returns how the response may be stored.
  ///
  /// A problem is specific to one failed request. Free text in the address can name a person.
  func cachePolicy(_ catalog: Catalog) -> CachePolicy {
    if areShareable { return .shared }
    if format == .problem { return .noStore }
    let hasFreeText = query.exceedsLimit || givenArguments.contains { catalog.isFreeText($0.value, as: $0.name) }
    return hasFreeText ? .noStore : .clientOnly
  }

  /// Returns the names of the items that have no effect, which the response lists.
  func ignored(by catalog: Catalog, of provider: Provider? = nil) -> [String] {
    var names: [String] = []
    for (name, value) in givenArguments where value.utf8.count > Limits.argument { names.append(name.displayName) }
    if query.exceedsLimit { names.append("arguments") }
    if let provider { names += catalog.ignoredInputs(surface: query.surface, of: provider) }
    if exceedsCeiling { names.append("disclosure") }
    if flow == nil, query.flow != nil { names.append("flow") }
    return names
  }

  /// Returns the HTTP status of the provider's response, and the seconds of its `Retry-After` header.
  ///
  /// - Parameter ignored: receives the names of items with invalid values.
  func providerResponse(ignoring ignored: inout [String]) -> (status: Int?, retryAfter: Int?) {
    func integer(_ text: String?, _ name: String, in range: ClosedRange<Int>) -> Int? {
      guard let text else { return nil }
      if let value = Int(text), range.contains(value) { return value }
      ignored.append(name)
      return nil
    }
    return (
      integer(query.status, "status", in: RequestObject.statuses),
      integer(query.retryAfter, "retryAfter", in: RequestObject.waitingTimes)
    )
  }
}
