import AuthCopy

extension Responder {
  /// The length beyond which a raw error is read off the event loop, in bytes: the worst case takes half a millisecond.
  static let maximumInlineError = 512

  /// Responds with the copy of a provider's code.
  func codeResponse(
    _ request: Request, _ parameters: [String], _ preferences: Preferences
  ) throws(ServiceProblem) -> ServiceResponse {
    let provider = try provider(parameters[0])
    let error = LoginError(
      provider: provider, surface: preferences.query.surface, code: RawCode(parameters[1]),
      flow: preferences.flow, catalog: snapshot.catalog)
    var response = response(for: error, of: provider, preferences)
    response.cachePolicy = preferences.cachePolicy(snapshot.catalog)
    response.validate(ifNoneMatch: request.head.ifNoneMatch)
    return response
  }

  /// A provider's raw error in the body of a request.
  struct RawErrorRequest {
    let body: [UInt8]
    let preferences: Preferences
    let provider: Provider
    let response: (status: Int?, retryAfter: Int?)
    /// The names of items with invalid values.
    let ignored: [String]

    /// Checks that the body is an error; without a body, the status is the error.
    func checkBody() throws(ServiceProblem) {
      let isEmpty = body.allSatisfy { $0 <= 0x20 }
      guard isEmpty ? response.status != nil : PayloadEncoding.isText(body) else { throw .invalidBody() }
    }
  }

  /// Responds to a provider's raw error with what a function creates.
  func rawErrorDraft(
    _ request: Request, _ parameters: [String], _ preferences: Preferences,
    creating create: @escaping @Sendable (RawErrorRequest) -> ServiceResponse
  ) throws(ServiceProblem) -> Draft {
    let provider = try provider(parameters[0], orAny: true)
    try request.head.checkMediaType()
    var ignored: [String] = []
    let response = preferences.providerResponse(ignoring: &ignored)
    let raw = RawErrorRequest(
      body: request.body, preferences: preferences, provider: provider, response: response, ignored: ignored)
    // The error is long, or all tables must be read first.
    let takesLong = raw.body.count > Self.maximumInlineError || provider == .any && !snapshot.catalog.hasLoadedAllTables
    return try .creating(inline: !takesLong) { () throws(ServiceProblem) in
      try raw.checkBody()
      return create(raw)
    }
  }

  /// Responds with the copy of a provider's raw error.
  func payloadResponse(_ raw: RawErrorRequest) -> ServiceResponse {
    let error = LoginError(
      provider: raw.provider, surface: raw.preferences.query.surface, payload: raw.body,
      status: raw.response.status, retryAfter: raw.response.retryAfter, flow: raw.preferences.flow,
      catalog: snapshot.catalog)
    var ignored = raw.ignored
    // A caller that sends a status may send an empty body on purpose.
    if raw.response.status == nil, ignored.isEmpty {
      ignored = snapshot.catalog.ignoredMessage(of: raw.body, read: error, under: raw.preferences.disclosure)
    }
    return response(for: error, of: raw.provider, ignoring: ignored, raw.preferences)
  }

  /// Responds with the explanation of how a provider's raw error is read.
  func explanationResponse(_ raw: RawErrorRequest) -> ServiceResponse {
    let preferences = raw.preferences
    let explanation = snapshot.catalog.explanation(
      ofPayload: raw.body, provider: raw.provider, surface: preferences.query.surface,
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

  /// Responds with the copy of many errors.
  func batchDraft(_ request: Request, _ preferences: Preferences) throws(ServiceProblem) -> Draft {
    try request.head.checkMediaType()
    let body = request.body
    if body.count > Self.maximumInlineBody {
      return .work { [self] () throws(ServiceProblem) in
        batchResponse(try ErrorBatch(body: body, preferences, snapshot), preferences)
      }
    }
    let batch = try ErrorBatch(body: body, preferences, snapshot)
    return try .creating(inline: !batch.isLong) { [self] in batchResponse(batch, preferences) }
  }

  /// Returns a response whose body is still to be written.
  private func batchResponse(_ batch: ErrorBatch, _ preferences: Preferences) -> ServiceResponse {
    var response = ServiceResponse(locale: batch.locale, body: .batch(BatchResponse(batch)))
    if !batch.specifiesLocale { response.varies = preferences.varies }
    return response
  }

  /// Responds with the rows of a code, for all providers.
  func codesResponse(_ request: Request, _ parameters: [String], _ preferences: Preferences) -> ServiceResponse {
    let catalog = snapshot.catalog
    var response = ServiceResponse(locale: preferences.locale) { json in
      catalog.writeCodes(catalog.rows(of: parameters[0]), to: &json)
      json.member("catalog", catalog.version)
    }
    response.varies = preferences.varies
    response.isShareable = preferences.areShareable
    response.cachePolicy = .shared
    response.validate(ifNoneMatch: request.head.ifNoneMatch)
    return response
  }

  /// Responds with the copy of a kind, without a provider, and conceals it like the error routes.
  func kindResponse(
    _ request: Request, _ parameters: [String], _ preferences: Preferences
  ) throws(ServiceProblem) -> ServiceResponse {
    let kind = Kind(rawValue: parameters[0])
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
