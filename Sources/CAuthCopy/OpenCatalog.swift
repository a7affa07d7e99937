internal import AuthCopy

/// A catalog that a caller opened: requests in JSON, results in JSON.
final class OpenCatalog: Sendable {
  /// The length of a request, or of the part of a raw error that is copied, in bytes.
  static let maximumBody = 1 << 20
  /// The number of JSON values in a request, as in a batch of the service.
  private static let maximumValues = 64_000

  /// What the texts depend on in a deployment.
  private struct Deployment: Hashable {
    var method: SignInMethod?
    var identifier: SignInIdentifier?
  }

  private let catalog: Catalog
  /// The same catalog for each deployment that was requested.
  private let deployed = Lock<[Deployment: Catalog]>([:])
  private let reads = Lock(ReadCache())

  init(_ catalog: Catalog) { self.catalog = catalog }

  /// Returns the copy of the error that a request describes.
  func resolve(_ body: [UInt8]) -> [UInt8] {
    errorResponse(to: body) { object, context throws(RequestProblem) in
      try ErrorInput(object, in: body, context)
    }
  }

  /// Returns the copy of a raw error.
  ///
  /// - Parameter options: what else is known about the error, as JSON.
  func read(_ payload: [UInt8], of provider: String?, options: [UInt8]) -> [UInt8] {
    let key = provider.flatMap { ReadCache.Key(payload, of: $0, options: options) }
    if let key, let result = reads.withLock({ $0[key] }) { return result }
    let result = errorResponse(to: options) { object, context throws(RequestProblem) in
      guard let provider else { throw .missingParameter("provider") }
      return try ErrorInput(Provider(rawValue: provider), payload: payload, object, context)
    }
    if let key { reads.withLock { $0.insert(result, for: key) } }
    return result
  }

  /// Returns the text of the UX copy that a request names.
  func text(_ body: [UInt8]) -> [UInt8] {
    response(to: body) { object, locale, json throws(RequestProblem) in
      let text = try CopyText(object, of: catalog, locale: locale)
      json.object { text.writeMembers(to: &$0) }
    }
  }

  private func errorResponse(
    to body: [UInt8],
    _ input: (RequestObject, ErrorInput.Context) throws(RequestProblem) -> ErrorInput
  ) -> [UInt8] {
    response(to: body) { object, locale, json throws(RequestProblem) in
      var ignored: [String] = []
      func option<Value: RawRepresentable<String>>(_ name: String) throws(RequestProblem) -> Value? {
        let text = try object.optionalText(name)
        let value = text.flatMap(Value.init)
        if text != nil, value == nil { ignored.append(name) }
        return value
      }
      let deployment = Deployment(method: try option("method"), identifier: try option("identifier"))
      let catalog = catalog(for: deployment)
      let disclosure = try object.disclosure() ?? .strict
      let input = try input(object, ErrorInput.Context(catalog, disclosure: disclosure, ignored: ignored))
      _ = input.write(with: CopyWriter(catalog, locale: locale, disclosure: disclosure), to: &json)
    }
  }

  /// Parses a request, and returns the response or a problem.
  private func response(
    to body: [UInt8], _ write: (RequestObject, String, inout JSONWriter) throws(RequestProblem) -> Void
  ) -> [UInt8] {
    var locale = catalog.defaultLocale.description
    // A response usually fits.
    var json = JSONWriter(capacity: 1_024)
    do throws(RequestProblem) {
      guard body.count <= Self.maximumBody else { throw .bodyTooLarge(limit: Self.maximumBody) }
      let object = try RequestObject(parsing: body, maximumValues: Self.maximumValues)
      if let languages = try object.languages(), let best = catalog.bestLocale(for: languages) { locale = best }
      try write(object, locale, &json)
    } catch {
      json = JSONWriter()
      error.write(to: &json, catalog, locale: locale)
    }
    return json.bytes
  }

  private func catalog(for deployment: Deployment) -> Catalog {
    if deployment == Deployment() { return catalog }
    return deployed.withLock { deployed in
      if let catalog = deployed[deployment] { return catalog }
      let catalog = catalog.with(method: deployment.method, identifier: deployment.identifier)
      deployed[deployment] = catalog
      return catalog
    }
  }
}

extension OpenCatalog {
  /// Returns the problem of a catalog that was refused, whose detail names the file, the line and the column.
  static func problem(_ error: CatalogError) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("type", "urn:auth-copy:problem:invalidCatalog")
      json.member("title", "The catalog cannot be loaded")
      json.member("status", 422)
      json.member("detail", error.description)
      json.member("field", "path")
    }
    return json.bytes
  }

  /// Returns a problem of a call without a catalog.
  static func shippedProblem(_ problem: RequestProblem) -> [UInt8] {
    var json = JSONWriter()
    problem.write(to: &json, .shipped, locale: Catalog.sourceLocale.description)
    return json.bytes
  }
}
