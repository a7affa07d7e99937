import AuthCopy

extension Responder {
  /// Answers with the copy of a provider's code.
  func code(_ request: Request, _ languages: LanguageMemory) throws(ServiceProblem) -> Answer {
    let preferences = try Preferences(request.head, request.query, snapshot, languages, offersProblem: true)
    let provider = try provider(request.parameters[0])
    let error = LoginError(
      provider: provider, surface: preferences.query.surface, code: RawCode(request.parameters[1]),
      flow: preferences.flow, catalog: snapshot.catalog)
    var answer = answer(for: error, of: provider, preferences)
    answer.cachePolicy = preferences.cachePolicy(snapshot.catalog)
    answer.validate(ifNoneMatch: request.head.ifNoneMatch)
    return answer
  }

  /// Answers with the copy of a provider's raw error.
  func payload(_ request: Request, _ languages: LanguageMemory) throws(ServiceProblem) -> Answer {
    let preferences = try Preferences(request.head, request.query, snapshot, languages, offersProblem: true)
    let provider = try provider(request.parameters[0])
    try request.head.checkMediaType()
    var ignored: [String] = []
    let (status, retryAfter) = preferences.response(ignoring: &ignored)
    let error: LoginError
    do {
      error = try LoginError(
        provider: provider, surface: preferences.query.surface, payload: request.body, status: status,
        retryAfter: retryAfter, flow: preferences.flow, catalog: snapshot.catalog)
    } catch {
      throw ServiceProblem.invalidBody()
    }
    return answer(for: error, of: provider, ignoring: ignored, preferences)
  }

  /// Answers with the copy of many errors.
  func batch(_ request: Request, _ languages: LanguageMemory) throws(ServiceProblem) -> Answer {
    let preferences = try Preferences(request.head, request.query, snapshot, languages)
    try request.head.checkMediaType()
    let batch = try ErrorBatch(body: request.body, preferences, snapshot)
    var figures = AnswerFigures()
    var answer = Answer(locale: batch.locale, size: batch.answerSize) { json in
      json.key("errors")
      json.array { json in batch.write(to: &json, counting: &figures) }
    }
    answer.figures = figures
    if !batch.namesLocale { answer.varies = preferences.varies }
    return answer
  }

  /// Answers with the copy of a kind, without a provider; it conceals as error routes do.
  func kind(_ request: Request, _ languages: LanguageMemory) throws(ServiceProblem) -> Answer {
    let preferences = try Preferences(request.head, request.query, snapshot, languages, offersProblem: true)
    let kind = Kind(rawValue: request.parameters[0])
    guard snapshot.catalog.definition(of: kind) != nil else { throw .unknownKind(kind.rawValue) }
    var answer = answer(
      for: LoginError(kind, flow: preferences.flow), ignoring: preferences.ignored(by: snapshot.catalog), preferences)
    answer.cachePolicy = preferences.cachePolicy(snapshot.catalog)
    answer.validate(ifNoneMatch: request.head.ifNoneMatch)
    return answer
  }

  private func provider(_ id: String) throws(ServiceProblem) -> Provider {
    let provider = Provider(rawValue: id)
    guard snapshot.catalog.knows(provider) else { throw .unknownProvider(id) }
    return provider
  }

  private func answer(
    for error: LoginError, of provider: Provider, ignoring ignored: [String] = [], _ preferences: Preferences
  ) -> Answer {
    let ignored = preferences.ignored(by: snapshot.catalog, of: provider) + ignored
    var answer = answer(for: error, ignoring: ignored, preferences)
    answer.figures.resolved = [(provider, 1)]
    if !error.isKnown { answer.figures.unknown = [(provider, error.source?.code)] }
    return answer
  }

  /// The error in the format that the request prefers.
  ///
  /// - Parameter ignored: the names of inputs that have no effect, besides arguments.
  private func answer(for error: LoginError, ignoring ignored: [String], _ preferences: Preferences) -> Answer {
    let arguments = preferences.arguments(snapshot.catalog)
    var answer: Answer
    switch preferences.form {
    case .json:
      let writer = snapshot.writer(locale: preferences.locale, disclosure: preferences.disclosure)
      var isFallback = false
      answer = Answer(locale: writer.locale) { json in
        isFallback = writer.writeMembers(of: error, given: arguments, ignoring: ignored, to: &json)
      }
      answer.figures.fallbacks = isFallback ? 1 : 0
    case .problem:
      answer = snapshot.problem(
        for: error, given: arguments, locale: preferences.locale, disclosure: preferences.disclosure)
    }
    answer.varies = preferences.varies
    answer.isForAnyone = preferences.areForAnyone
    return answer
  }
}

extension RequestHead {
  /// Checks the media type leniently, because many clients send JSON as a form or without a type; the body decides.
  fileprivate func checkMediaType() throws(ServiceProblem) {
    if let coding = contentEncoding, coding.lowercased() != "identity" {
      throw .unsupportedMediaType(String(coding.prefix(64)))
    }
    guard let header = contentType else { return }
    if header == "application/json" { return }
    let type = header.prefix { $0 != ";" }.trimmed.lowercased()
    let isJSON = type == "application/json" || (type.hasPrefix("application/") && type.hasSuffix("+json"))
    // Any text can be an error: a provider that is down answers with a page. By default curl declares a form, so a
    // batch declared as one is accepted as JSON.
    let mayBeForm = type == "application/x-www-form-urlencoded" || type.hasPrefix("text/")
    guard isJSON || mayBeForm else { throw .unsupportedMediaType(String(header.prefix(64))) }
  }
}
