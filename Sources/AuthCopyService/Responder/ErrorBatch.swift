import AuthCopy

/// The body of a batch: `{"locale"?, "disclosure"?, "flow"?, "errors": [ITEM...]}`.
///
/// An item is `{"provider", "code" or "payload", "surface"?, "flow"?, "status"?, "retryAfter"?, "arguments"?, "id"?}`.
struct ErrorBatch: Sendable {
  let locale: String
  /// Whether the body specifies the locale.
  let specifiesLocale: Bool
  fileprivate let disclosure: Disclosure
  private let context: ErrorInput.Context
  fileprivate let items: [JSONNode]
  private let body: [UInt8]
  fileprivate let snapshot: Snapshot

  /// Whether the response takes too long for an event loop.
  var isLong: Bool {
    let mustLoadTables = !snapshot.catalog.hasLoadedAllTables && searchesAllTables
    return (body.count > Responder.maximumInlineError || mustLoadTables) && items.contains { $0["payload"] != nil }
  }

  /// Whether an item has the provider `any`, for which all tables are searched.
  private var searchesAllTables: Bool { items.contains { $0["provider"]?.string == Provider.any.rawValue } }

  init(body: [UInt8], _ preferences: Preferences, _ snapshot: Snapshot) throws(ServiceProblem) {
    do throws(RequestProblem) {
      let root = try RequestObject(parsing: body, maximumValues: Limits.values)
      let languages = try root.languages()
      locale = languages.map(snapshot.locale) ?? preferences.locale
      specifiesLocale = languages != nil
      // The strictest disclosure of the query and the body applies.
      let requested = try root.disclosure(with: preferences.requestedDisclosure)
      disclosure = requested.map(snapshot.allowed) ?? snapshot.disclosure
      let exceedsCeiling = requested.map(snapshot.exceedsCeiling) ?? false
      context = ErrorInput.Context(
        snapshot.catalog, disclosure: disclosure, flow: root.flow ?? FlowInput(preferences.query.flow),
        ignored: exceedsCeiling ? ["disclosure"] : [])
      guard let errors = root.node["errors"] else { throw .missingParameter("errors") }
      guard let items = errors.array else { throw .invalidBody(field: "errors") }
      self.items = items
    } catch {
      throw ServiceProblem(error)
    }
    guard items.count <= Limits.batch else { throw .tooManyErrors(limit: Limits.batch) }
    self.snapshot = snapshot
    self.body = body
  }

  /// Writes the copy of an error; for an invalid item, its problem object.
  ///
  /// - Parameter metrics: the metrics of the batch, to which the error is added.
  fileprivate func write(
    _ index: Int, with writer: CopyWriter, to json: inout JSONWriter, counting metrics: inout ResponseMetrics
  ) {
    let item = items[index]
    do throws(RequestProblem) {
      try write(item, at: index, with: writer, to: &json, &metrics)
    } catch {
      error.write(to: &json, snapshot.catalog, locale: locale) { ErrorInput.write(id: item["id"], to: &$0) }
    }
  }

  private func write(
    _ item: JSONNode, at index: Int, with writer: CopyWriter, to json: inout JSONWriter,
    _ metrics: inout ResponseMetrics
  ) throws(RequestProblem) {
    // A suggestion takes as long as many errors.
    let input = try ErrorInput(RequestObject(item, at: index), in: body, suggestsProvider: index < 10, context)
    if input.write(with: writer, to: &json) { metrics.fallbacks += 1 }
    // A linear search is fast, because there are few providers.
    if let known = metrics.resolved.firstIndex(where: { $0.provider == input.provider }) {
      metrics.resolved[known].count += 1
    } else {
      metrics.resolved.append((input.provider, 1))
    }
    if !input.error.isKnown { metrics.unknown.append((input.provider, input.error.source?.code)) }
  }
}

/// The response to a batch, written error by error.
struct BatchResponse: Sendable {
  private let batch: ErrorBatch
  private var json: JSONWriter
  private var written = 0
  private(set) var metrics = ResponseMetrics()

  init(_ batch: ErrorBatch) {
    self.batch = batch
    // About the size of the response.
    json = JSONWriter(capacity: batch.items.count * 512)
  }

  /// Writes one error, and further errors while there is time.
  ///
  /// - Returns: whether all errors are written.
  mutating func proceed(while isInTime: () -> Bool) -> Bool {
    let writer = batch.snapshot.writer(locale: batch.locale, disclosure: batch.disclosure)
    while written < batch.items.count {
      batch.write(written, with: writer, to: &json, counting: &metrics)
      written += 1
      if !isInTime() { break }
    }
    return written == batch.items.count
  }

  /// The body of the response.
  var bytes: [UInt8] {
    var whole = JSONWriter(capacity: json.bytes.count + 16)
    whole.object { whole in
      whole.key("errors")
      whole.array { if written > 0 { $0.raw(json.bytes) } }
    }
    return whole.bytes
  }
}
