import AuthCopy

/// The body of a batch: `{"locale"?, "disclosure"?, "errors": [{"provider", "code", "surface"?, "arguments"?}]}`.
struct ErrorBatch {
  let locale: String
  /// Whether the body specifies the locale.
  let namesLocale: Bool
  private let disclosure: Disclosure
  private let items: [JSONNode]
  private let snapshot: Snapshot

  init(body: [UInt8], _ preferences: Preferences, _ snapshot: Snapshot) throws(ServiceProblem) {
    guard let root = try? JSONParser.parse(body) else { throw .invalidBody() }
    guard root.members != nil else { throw .invalidBody(field: "body") }
    self.snapshot = snapshot
    if let node = root["locale"] {
      guard let tag = node.string else { throw .invalidBody(field: "locale") }
      locale = snapshot.locale(for: [tag])
      namesLocale = true
    } else {
      locale = preferences.locale
      namesLocale = false
    }
    if let node = root["disclosure"] {
      guard let name = node.string else { throw .invalidBody(field: "disclosure") }
      disclosure = snapshot.allowed(try Preferences.disclosure(name))
    } else {
      disclosure = preferences.disclosure
    }
    guard let errors = root["errors"] else { throw .missingParameter("errors") }
    guard let items = errors.array else { throw .invalidBody(field: "errors") }
    guard items.count <= Limits.batch else { throw .tooManyErrors(limit: Limits.batch) }
    self.items = items
  }

  /// Writes the copy of each error in order; an invalid item yields its problem object at the same index.
  func write(to json: inout JSONWriter, countedBy service: CopyService) {
    let writer = CopyWriter(snapshot.catalog, locale: locale, disclosure: disclosure)
    var resolved: [Provider: Int] = [:]
    for (index, item) in items.enumerated() {
      do throws(ServiceProblem) {
        try write(item, at: index, with: writer, to: &json, counting: &resolved, countedBy: service)
      } catch {
        error.write(to: &json, snapshot, locale: locale)
      }
    }
    for (provider, count) in resolved { service.metrics.recordResolves(of: provider, count: count) }
  }

  /// - Parameter resolved: how many errors of each provider have been written so far.
  private func write(
    _ item: JSONNode, at index: Int, with writer: CopyWriter, to json: inout JSONWriter,
    counting resolved: inout [Provider: Int], countedBy service: CopyService
  ) throws(ServiceProblem) {
    guard item.members != nil else { throw .invalidBody(field: "errors[\(index)]") }
    let provider = Provider(rawValue: try text(item["provider"], "errors[\(index)].provider"))
    guard resolved[provider] != nil || snapshot.catalog.knows(provider) else {
      throw .unknownProvider(provider.rawValue)
    }
    let code = try rawCode(item["code"], "errors[\(index)].code")
    var surface: String?
    if let node = item["surface"] { surface = try text(node, "errors[\(index)].surface") }
    let error = LoginError(provider: provider, surface: surface, code: code, catalog: snapshot.catalog)
    let arguments = try arguments(item["arguments"], "errors[\(index)].arguments")
    let ignored = snapshot.catalog.ignoredInputs(surface: surface, of: provider)
    if arguments.isEmpty, ignored.isEmpty {
      writer.write(error, to: &json)
    } else {
      try snapshot.response(
        for: error, arguments: arguments, ignoring: ignored, locale: locale, disclosure: disclosure
      ).copy.write(to: &json)
    }
    resolved[provider, default: 0] += 1
    service.countUnknown(error, of: provider)
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
    if let integer = node?.integer { return RawCode(integer) }
    return RawCode(try text(node, path()))
  }

  private func arguments(
    _ node: JSONNode?, _ writtenPath: @autoclosure () -> String
  ) throws(ServiceProblem) -> [(name: String, value: ArgumentValue)] {
    guard let node else { return [] }
    let path = writtenPath()
    guard let members = node.members else { throw .invalidBody(field: path) }
    var arguments: [(name: String, value: ArgumentValue)] = []
    for member in members {
      switch member.value.content {
      case .string(let text):
        guard text.utf8.count <= Limits.argument else {
          throw .argumentTooLong("\(path).\(member.key)", limit: Limits.argument)
        }
        arguments.append((member.key, .text(text)))
      case .number(let text):
        if let integer = Int64(text) {
          arguments.append((member.key, .integer(integer)))
        } else if let number = Double(text), let integer = Int64(exactly: number) {
          // 30.0 is an integer too (JSON Schema, section 6.1.1).
          arguments.append((member.key, .integer(integer)))
        } else if let number = Double(text), number.isFinite {
          arguments.append((member.key, .number(number)))
        } else {
          throw .invalidBody(field: "\(path).\(member.key)")
        }
      case .array(let elements):
        var list: [String] = []
        for element in elements { list.append(try text(element, "\(path).\(member.key)")) }
        arguments.append((member.key, .list(list)))
      default: throw .invalidBody(field: "\(path).\(member.key)")
      }
    }
    return arguments
  }
}
