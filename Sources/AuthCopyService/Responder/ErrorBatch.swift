import AuthCopy

/// The body of a batch: `{"locale"?, "disclosure"?, "flow"?, "errors": [ITEM...]}`.
///
/// An item is `{"provider", "code" or "payload", "surface"?, "flow"?, "status"?, "retryAfter"?, "arguments"?, "id"?}`.
struct ErrorBatch: Sendable {
  let locale: String
  /// Whether the body specifies the locale.
  let specifiesLocale: Bool
  fileprivate let disclosure: Disclosure
  /// Whether the batch requests more disclosure than the operator allows.
  private let exceedsCeiling: Bool
  private let flow: FlowInput
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
    guard !body.hasMoreValues(than: Limits.values), let root = try? JSONParser.parse(body) else { throw .invalidBody() }
    guard root.members != nil else { throw .invalidBody(field: "body") }
    self.snapshot = snapshot
    self.body = body
    if let node = root["locale"] {
      guard let tag = node.string else { throw .invalidBody(field: "locale") }
      locale = snapshot.locale(for: LanguageList.tags(in: tag))
      specifiesLocale = true
    } else {
      locale = preferences.locale
      specifiesLocale = false
    }
    // The strictest disclosure of the query and the body applies.
    var requested = preferences.requestedDisclosure
    for member in root.members ?? [] where member.key == "disclosure" {
      guard let name = member.value.string else { throw .invalidBody(field: "disclosure") }
      requested = try Preferences.stricter(requested, name)
    }
    disclosure = requested.map(snapshot.allowed) ?? snapshot.disclosure
    exceedsCeiling = requested.map(snapshot.exceedsCeiling) ?? false
    flow = root["flow"].map(FlowInput.init) ?? FlowInput(preferences)
    guard let errors = root["errors"] else { throw .missingParameter("errors") }
    guard let items = errors.array else { throw .invalidBody(field: "errors") }
    guard items.count <= Limits.batch else { throw .tooManyErrors(limit: Limits.batch) }
    self.items = items
  }

  /// Writes the copy of an error; for an invalid item, its problem object.
  ///
  /// - Parameter metrics: the metrics of the batch, to which the error is added.
  fileprivate func write(
    _ index: Int, with writer: CopyWriter, to json: inout JSONWriter, counting metrics: inout ResponseMetrics
  ) {
    let item = items[index]
    do throws(ServiceProblem) {
      try write(item, at: index, with: writer, to: &json, &metrics)
    } catch {
      error.write(to: &json, snapshot, locale: locale) { Self.write(item["id"], to: &$0) }
    }
  }

  private func write(
    _ item: JSONNode, at index: Int, with writer: CopyWriter, to json: inout JSONWriter,
    _ metrics: inout ResponseMetrics
  ) throws(ServiceProblem) {
    guard item.members != nil else { throw .invalidBody(field: "errors[\(index)]") }
    let provider = Provider(rawValue: try text(item["provider"], "errors[\(index)].provider"))
    // A linear search is fast, because there are few providers.
    let providerIndex = metrics.resolved.firstIndex { $0.provider == provider }
    let isKnown = providerIndex != nil || snapshot.catalog.knows(provider)
    // Only a raw error can be from any provider: the same code has other meanings at other providers.
    let isAllowed = provider == .any ? item["payload"] != nil : isKnown
    // A suggestion takes as long as many errors.
    guard isAllowed else { throw .unknownProvider(provider.rawValue, in: index < 10 ? snapshot.catalog : nil) }
    var ignored = exceedsCeiling ? ["disclosure"] : []
    let error = try error(item, of: provider, "errors[\(index)]", &ignored)
    let arguments = try arguments(item["arguments"], "errors[\(index)].arguments", &ignored)
    json.object { json in
      Self.write(item["id"], to: &json)
      let isFallback = writer.writeMembers(of: error, given: arguments, alsoIgnored: ignored, to: &json)
      if isFallback { metrics.fallbacks += 1 }
    }
    if let providerIndex { metrics.resolved[providerIndex].count += 1 } else { metrics.resolved.append((provider, 1)) }
    if !error.isKnown { metrics.unknown.append((provider, error.source?.code)) }
  }

  /// Reads an item's error.
  ///
  /// - Parameter ignored: receives the names of inputs that have no effect.
  private func error(
    _ item: JSONNode, of provider: Provider, _ path: @autoclosure () -> String, _ ignored: inout [String]
  ) throws(ServiceProblem) -> LoginError {
    var surface: String?
    if let node = item["surface"] { surface = try text(node, "\(path()).surface") }
    ignored += snapshot.catalog.ignoredInputs(surface: surface, of: provider)
    let flow = item["flow"].map(FlowInput.init) ?? flow
    if flow.isUnknown { ignored.append("flow") }
    guard let payload = item["payload"] else {
      return LoginError(
        provider: provider, surface: surface, code: try rawCode(item["code"], "\(path()).code"), flow: flow.flow,
        catalog: snapshot.catalog)
    }
    func integer(_ name: String, in range: ClosedRange<Int>) -> Int? {
      guard let node = item[name] else { return nil }
      if let value = node.wholeNumber, range.contains(value) { return value }
      ignored.append(name)
      return nil
    }
    let status = integer("status", in: Preferences.statusRange)
    let retryAfter = integer("retryAfter", in: Preferences.retryAfterRange)
    let raw = payload.string.map { Array($0.utf8) } ?? Array(body[payload.range])
    let error = LoginError(
      provider: provider, surface: surface, payload: raw, status: status, retryAfter: retryAfter, flow: flow.flow,
      catalog: snapshot.catalog)
    // A caller that sends a status may send an empty payload on purpose.
    if item["status"] == nil {
      ignored += snapshot.catalog.ignoredMessage(of: raw, read: error, under: disclosure)
    }
    return error
  }

  /// Writes the ID that the caller gave an item, a string or an integer.
  private static func write(_ id: JSONNode?, to json: inout JSONWriter) {
    if let integer = id?.wholeNumber {
      json.member("id", integer)
    } else if let text = id?.string, text.utf8.count <= Limits.argument {
      json.member("id", text)
    }
  }

  private func text(
    _ node: JSONNode?, _ path: @autoclosure () -> String
  ) throws(ServiceProblem) -> String {
    guard let node else { throw .missingParameter(path()) }
    guard let text = node.string else { throw .invalidBody(field: path()) }
    guard text.utf8.count <= Limits.argument else { throw .argumentTooLong(path(), limit: Limits.argument) }
    return text
  }

  private func rawCode(
    _ node: JSONNode?, _ path: @autoclosure () -> String
  ) throws(ServiceProblem) -> RawCode {
    if let integer = node?.wholeNumber { return RawCode(integer) }
    return RawCode(try text(node, path()))
  }

  private func arguments(
    _ node: JSONNode?, _ path: @autoclosure () -> String, _ ignored: inout [String]
  ) throws(ServiceProblem) -> [String: ArgumentValue] {
    guard let node else { return [:] }
    guard let members = node.members else { throw .invalidBody(field: path()) }
    var arguments: [String: ArgumentValue] = [:]
    if members.count > Limits.arguments { ignored.append("arguments") }
    for member in members.prefix(Limits.arguments) {
      if let value = member.value.argumentValue {
        arguments[member.key] = value
      } else {
        ignored.append(member.key.displayName)
      }
    }
    return arguments
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

extension [UInt8] {
  /// Whether JSON has more values than a limit, without parsing it.
  ///
  /// It counts the root, the first value of each object and array, and a value after each comma.
  fileprivate func hasMoreValues(than limit: Int) -> Bool {
    if count <= limit { return false }
    return withUnsafeBufferPointer { bytes in
      var values = 1
      var isInString = false
      var isAfterOpening = false
      var offset = 0
      while offset < bytes.count, values <= limit {
        let byte = bytes[offset]
        offset += 1
        if isInString {
          if byte == UInt8(ascii: "\\") { offset += 1 }
          isInString = byte != UInt8(ascii: "\"")
        } else if byte > 0x20 {
          let isEnd = byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
          if byte == UInt8(ascii: ",") || isAfterOpening && !isEnd { values += 1 }
          isAfterOpening = byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{")
          isInString = byte == UInt8(ascii: "\"")
        }
      }
      return values > limit
    }
  }
}

/// The flow that the query or the body specifies.
private struct FlowInput: Sendable {
  let flow: Flow?
  /// Whether the specified flow does not exist.
  let isUnknown: Bool

  init(_ preferences: Preferences) {
    flow = preferences.flow
    isUnknown = flow == nil && preferences.query.flow != nil
  }

  init(_ node: JSONNode) {
    flow = node.string.flatMap(Flow.init)
    isUnknown = flow == nil
  }
}

extension JSONNode {
  /// The value of an integer, such as 30 or 30.0 (JSON Schema, section 6.1.1).
  fileprivate var wholeNumber: Int? {
    guard case .number(let text) = content else { return nil }
    return Int(text) ?? Double(text).flatMap { Int(exactly: $0) }
  }

  /// The value as an argument; nil if it is too long, or of a type that no argument has.
  fileprivate var argumentValue: ArgumentValue? {
    switch content {
    case .string(let text): return text.utf8.count <= Limits.argument ? .text(text) : nil
    case .number(let text):
      if let integer = wholeNumber { return .integer(Int64(integer)) }
      return Double(text).flatMap { $0.isFinite ? .number($0) : nil }
    case .array(let elements):
      let texts = elements.compactMap(\.string)
      let length = texts.reduce(0) { $0 + $1.utf8.count }
      return texts.count == elements.count && length <= Limits.argument ? .list(texts) : nil
    default: return nil
    }
  }
}
