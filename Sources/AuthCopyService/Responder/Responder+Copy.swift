import AuthCopy

extension Responder {
  /// Responds with a text of the UX copy.
  func copyResponse(
    _ request: Request, _ parameters: [String], _ preferences: Preferences
  ) throws(ServiceProblem) -> ServiceResponse {
    let catalog = snapshot.catalog
    let text: CopyText
    do throws(RequestProblem) {
      text = try CopyText(
        parameters[0], of: catalog, locale: preferences.locale, arguments: preferences.arguments(catalog),
        alsoIgnored: preferences.ignored(by: catalog))
    } catch {
      throw ServiceProblem(error)
    }
    var response = ServiceResponse(locale: text.locale) { text.writeMembers(to: &$0) }
    response.varies = preferences.varies
    response.cachePolicy = preferences.cachePolicy(catalog)
    response.isShareable = preferences.areShareable
    response.validate(ifNoneMatch: request.head.ifNoneMatch)
    return response
  }

  /// Responds with a document, which must be rendered before its first response.
  func documentDraft(
    _ request: Request, _ match: RouteMatch, _ preferences: Preferences
  ) throws(ServiceProblem) -> Draft {
    var locale = preferences.locale
    var varies = preferences.varies
    let document: Document
    switch match.route {
    case .catalog:
      locale = snapshot.locale(for: [match.parameters[0]])
      varies = []
      document = .catalog(locale: locale)
    case .kinds: document = .kinds(locale: locale)
    case .providers: document = .providers
    case .provider:
      let provider = Provider(rawValue: match.parameters[0])
      guard snapshot.catalog.knows(provider) else { throw .unknownProvider(provider.rawValue, in: snapshot.catalog) }
      document = .provider(provider)
    case .locales: document = .locales
    default:
      locale = "en"
      varies = []
      document = .openAPI
    }
    let key = DocumentStore.Key(
      document: document, disclosure: preferences.disclosure, coding: ContentCoding.choice(request.head.acceptEncoding))
    var response = ServiceResponse(locale: locale, body: .bytes([]))
    response.varies = varies.union(.acceptEncoding)
    let version = preferences.query.others.last { $0.name == "version" }?.value
    // A client that names the version of the catalog can store the response for good.
    let isThisVersion = match.route == .catalog && version == snapshot.catalog.version
    response.cachePolicy = isThisVersion ? .immutable : .shared
    response.isShareable = isThisVersion || preferences.areShareable
    if let rendering = snapshot.documents[key] { return .response(response.with(rendering, for: request)) }
    return .work { [snapshot, response] in response.with(snapshot.documents.render(key, snapshot), for: request) }
  }
}

extension ServiceResponse {
  /// Returns the response with a document as its body.
  fileprivate func with(_ rendering: DocumentStore.Rendering, for request: Responder.Request) -> ServiceResponse {
    var response = self
    response.body = .shared(rendering.body)
    response.tag = rendering.tag
    response.coding = rendering.coding
    response.validate(ifNoneMatch: request.head.ifNoneMatch)
    return response
  }
}
