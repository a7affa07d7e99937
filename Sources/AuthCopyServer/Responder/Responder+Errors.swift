import AuthCopy

extension Responder {
  /// The length beyond which a raw error is read off the event loop, in bytes: the worst case takes half a millisecond.
  static let maximumInlineError = 512

  /// Responds with the copy of a provider's code.
  func codeResponse(_ request: Request, _ locales: LocaleCache) throws(ServiceProblem) -> ServiceResponse {
    let preferences = try Preferences(request.head, request.query, snapshot, locales, offersProblem: true)
    let provider = try provider(request.parameters[0])
    let error = LoginError(
      provider: provider, surface: preferences.query.surface, code: RawCode(request.parameters[1]),
      flow: preferences.flow, catalog: snapshot.catalog)
    var response = response(for: error, of: provider, preferences)
    response.cachePolicy = preferences.cachePolicy(snapshot.catalog)
    response.validate(ifNoneMatch: request.head.ifNoneMatch)
    return response
  }

  /// A provider's raw error in the body of a request.
  private struct RawErrorRequest {
    let preferences: Preferences
    let provider: Provider
    let response: (status: Int?, retryAfter: Int?)
    /// The names of items with invalid values.
    let ignored: [String]
  }

  /// Responds with the copy of a provider's raw error.
  ///
  /// - Returns: nil when the error is long or all tables must be read first, which is not done inline.
  func payloadResponse(
    _ request: Request, _ locales: LocaleCache, _ execution: Execution
  ) throws(ServiceProblem) -> ServiceResponse? {
    guard let raw = try rawError(request, locales, execution, offersProblem: true) else { return nil }
    let error = LoginError(
      provider: raw.provider, surface: raw.preferences.query.surface, payload: request.body,
      status: raw.response.status, retryAfter: raw.response.retryAfter, flow: raw.preferences.flow,
      catalog: snapshot.catalog)
    var ignored = raw.ignored
    // A caller that sends a status may send an empty body on purpose.
    if raw.response.status == nil, ignored.isEmpty {
      ignored = snapshot.catalog.ignoredMessage(of: request.body, read: error, under: raw.preferences.disclosure)
    }
    return response(for: error, of: raw.provider, ignoring: ignored, raw.preferences)
  }

  /// Responds with the explanation of how a provider's raw error is read.
  ///
  /// - Returns: nil when the error is long or all tables must be read first, which is not done inline.
  func explanationResponse(
    _ request: Request, _ locales: LocaleCache, _ execution: Execution
  ) throws(ServiceProblem) -> ServiceResponse? {
    guard let raw = try rawError(request, locales, execution, offersProblem: false) else { return nil }
    let preferences = raw.preferences
    let explanation = snapshot.catalog.explanation(
      ofPayload: request.body, provider: raw.provider, surface: preferences.query.surface,
      status: raw.response.status, retryAfter: raw.response.retryAfter, flow: preferences.flow,
      under: preferences.disclosure)
    let ignored = preferences.ignored(by: snapshot.catalog, of: raw.provider) + raw.ignored
    let language = MessageLanguage(rawValue: String(preferences.locale.prefix { $0 != "-" })) ?? .en
    var response = ServiceResponse(locale: language.rawValue) { json in
      explanation.writeMembers(alsoIgnored: ignored, in: language, to: &json)
    }
    response.varies = preferences.varies
    return response
  }

  /// - Returns: nil when the error is long or all tables must be read first, which is not done inline.
  private func rawError(
    _ request: Request, _ locales: LocaleCache, _ execution: Execution, offersProblem: Bool
  ) throws(ServiceProblem) -> RawErrorRequest? {
    let preferences = try Preferences(request.head, request.query, snapshot, locales, offersProblem: offersProblem)
    let provider = try provider(request.parameters[0], orAny: true)
    try request.head.checkMediaType()
    let mustLoadTables = provider == .any && !snapshot.catalog.hasLoadedAllTables
    let isLong = request.body.count > Self.maximumInlineError || mustLoadTables
    if execution == .inline, isLong { return nil }
    var ignored: [String] = []
    let response = preferences.providerResponse(ignoring: &ignored)
    let isEmpty = request.body.allSatisfy { $0 <= 0x20 }
    // Without a body, the status is the error.
    let hasError = isEmpty ? response.status != nil : PayloadEncoding.isText(request.body)
    guard hasError else { throw .invalidBody() }
    return RawErrorRequest(preferences: preferences, provider: provider, response: response, ignored: ignored)
  }

  /// Responds with the copy of many errors.
  ///
  /// - Returns: a response whose body is still to be written; nil when that takes too long to be done inline.
  func batchResponse(
    _ request: Request, _ locales: LocaleCache, _ execution: Execution
  ) throws(ServiceProblem) -> ServiceResponse? {
    let preferences = try Preferences(request.head, request.query, snapshot, locales)
    try request.head.checkMediaType()
    let batch = try ErrorBatch(body: request.body, preferences, snapshot)
    if execution == .inline, batch.isLong { return nil }
    var response = ServiceResponse(locale: batch.locale, body: .batch(BatchResponse(batch)))
    if !batch.specifiesLocale { response.varies = preferences.varies }
    return response
  }

  /// Responds with the rows of a code, for all providers.
  ///
  /// - Returns: nil when all tables must be read first, which is not done inline.
  func codesResponse(
    _ request: Request, _ locales: LocaleCache, _ execution: Execution
  ) throws(ServiceProblem) -> ServiceResponse? {
    let preferences = try Preferences(request.head, request.query, snapshot, locales)
    if execution != .offloaded, !snapshot.catalog.hasLoadedAllTables { return nil }
    let catalog = snapshot.catalog
    var response = ServiceResponse(locale: preferences.locale) { json in
      catalog.writeCodes(catalog.rows(of: request.parameters[0]), to: &json)
      json.member("catalog", catalog.version)
    }
    response.varies = preferences.varies
    response.isShareable = preferences.areShareable
    response.cachePolicy = .shared
    response.validate(ifNoneMatch: request.head.ifNoneMatch)
    return response
  }

  /// Responds with the copy of a kind, without a provider, and conceals it like the error routes.
  func kindResponse(_ request: Request, _ locales: LocaleCache) throws(ServiceProblem) -> ServiceResponse {
    let preferences = try Preferences(request.head, request.query, snapshot, locales, offersProblem: true)
    let kind = Kind(rawValue: request.parameters[0])
    guard snapshot.catalog.definition(of: kind) != nil else { throw .unknownKind(kind.rawValue) }
    var response = response(
      for: LoginError(kind, flow: preferences.flow), ignoring: preferences.ignored(by: snapshot.catalog), preferences)
    response.cachePolicy = preferences.cachePolicy(snapshot.catalog)
    response.validate(ifNoneMatch: request.head.ifNoneMatch)
    return response
  }

  private func provider(_ id: String, orAny: Bool = false) throws(ServiceProblem) -> Provider {
    let provider = Provider(rawValue: id)
    guard orAny ? snapshot.catalog.acceptsRawErrors(of: provider) : snapshot.catalog.knows(provider) else {
      throw .unknownProvider(id, in: snapshot.catalog)
    }
    return provider
  }

  private func response(
    for error: LoginError, of provider: Provider, ignoring ignored: [String] = [], _ preferences: Preferences
  ) -> ServiceResponse {
    let ignored = preferences.ignored(by: snapshot.catalog, of: provider) + ignored
    var response = response(for: error, ignoring: ignored, preferences)
    response.metrics.resolved = [(provider, 1)]
    if !error.isKnown { response.metrics.unknown = [(provider, error.source?.code)] }
    return response
  }

  /// Returns the error in the format that the request prefers.
  ///
  /// - Parameter ignored: the names of inputs that have no effect, besides arguments.
  private func response(for error: LoginError, ignoring ignored: [String], _ preferences: Preferences)
    -> ServiceResponse
  {
    let arguments = preferences.arguments(snapshot.catalog)
    var response: ServiceResponse
    switch preferences.format {
    case .json:
      let writer = snapshot.writer(locale: preferences.locale, disclosure: preferences.disclosure)
      var isFallback = false
      response = ServiceResponse(locale: writer.locale) { json in
        isFallback = writer.writeMembers(of: error, given: arguments, alsoIgnored: ignored, to: &json)
      }
      response.metrics.fallbacks = isFallback ? 1 : 0
    case .problem:
      response = snapshot.problem(
        for: error, given: arguments, locale: preferences.locale, disclosure: preferences.disclosure)
    }
    response.varies = preferences.varies
    response.isShareable = preferences.areShareable
    return response
  }
}

extension RequestHead {
  /// Checks the media type leniently, because many clients send JSON as a form or without a type; the body decides.
  fileprivate func checkMediaType() throws(ServiceProblem) {
    if let coding = contentEncoding, coding.lowercased() != "identity" {
      throw .compressedBody(String(coding.prefix(64)))
    }
    guard let header = contentType else { return }
    if header == "application/json" { return }
    let type = header.prefix { $0 != ";" }.trimmed.lowercased()
    let isJSON = type == "application/json" || (type.hasPrefix("application/") && type.hasSuffix("+json"))
    // Any text can be an error: a provider that is down may respond with an HTML page. By default curl declares a form,
    // so a batch declared as a form is accepted as JSON.
    let mayBeForm = type == "application/x-www-form-urlencoded" || type.hasPrefix("text/")
    guard isJSON || mayBeForm else { throw .unsupportedMediaType(String(header.prefix(64))) }
  }
}
