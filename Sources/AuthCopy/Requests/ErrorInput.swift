package import MessageFiles

/// An error that a caller describes: an item of a batch, or the argument of a function of the C library.
///
/// In JSON: `{"provider", "code" or "payload", "surface"?, "flow"?, "status"?, "retryAfter"?, "arguments"?, "id"?}`.
package struct ErrorInput {
  package let provider: Provider
  package let error: LoginError
  private let arguments: [String: ArgumentValue]
  /// The names of inputs that have no effect.
  private let ignored: [String]
  private let id: JSONNode?

  /// What applies to all errors of a request.
  package struct Context: Sendable {
    let catalog: Catalog
    let disclosure: Disclosure
    let flow: FlowInput
    let ignored: [String]

    /// - Parameters:
    ///   - flow: the flow of errors that specify none.
    ///   - ignored: the names of inputs of the request that have no effect.
    package init(
      _ catalog: Catalog, disclosure: Disclosure, flow: FlowInput = FlowInput(nil), ignored: [String] = []
    ) {
      self.catalog = catalog
      self.disclosure = disclosure
      self.flow = flow
      self.ignored = ignored
    }
  }

  /// - Parameters:
  ///   - body: the text that contains the object.
  ///   - suggestsProvider: whether the problem of an unknown provider names a similar one.
  package init(
    _ object: RequestObject, in body: [UInt8], suggestsProvider: Bool = true, _ context: Context
  ) throws(RequestProblem) {
    let provider = Provider(rawValue: try object.text("provider"))
    let payload = object.node["payload"].map { $0.string.map { Array($0.utf8) } ?? Array(body[$0.range]) }
    try self.init(provider, payload: payload, object, suggestsProvider: suggestsProvider, context)
  }

  /// - Parameters:
  ///   - payload: the raw error; nil for the code in the object.
  ///   - object: what else is known about the error.
  package init(
    _ provider: Provider, payload: [UInt8]?, _ object: RequestObject, suggestsProvider: Bool = true,
    _ context: Context
  ) throws(RequestProblem) {
    let catalog = context.catalog
    // Only a raw error can be from any provider: the same code has other meanings at other providers.
    guard payload == nil ? catalog.knows(provider) : catalog.acceptsRawErrors(of: provider) else {
      throw .unknownProvider(provider.rawValue, in: suggestsProvider ? catalog : nil)
    }
    var ignored = context.ignored
    let surface = try object.optionalText("surface")
    ignored += catalog.ignoredInputs(surface: surface, of: provider)
    let flow = object.flow ?? context.flow
    if flow.isUnknown { ignored.append("flow") }
    if let payload {
      let status = object.integer("status", in: RequestObject.statuses, &ignored)
      let retryAfter = object.integer("retryAfter", in: RequestObject.waitingTimes, &ignored)
      error = LoginError(
        provider: provider, surface: surface, payload: payload, status: status, retryAfter: retryAfter, flow: flow.flow,
        catalog: catalog)
      // A caller that sends a status may send an empty payload on purpose.
      if object.node["status"] == nil {
        ignored += catalog.ignoredMessage(of: payload, read: error, under: context.disclosure)
      }
    } else {
      error = LoginError(
        provider: provider, surface: surface, code: try object.rawCode(), flow: flow.flow, catalog: catalog)
    }
    arguments = try object.arguments(&ignored)
    self.provider = provider
    self.ignored = ignored
    id = object.node["id"]
  }

  /// Writes the copy of the error as an object.
  ///
  /// - Returns: whether any text is from the source locale, because the locale has no such text.
  package func write(with writer: CopyWriter, to json: inout JSONWriter) -> Bool {
    var isFallback = false
    json.object { json in
      Self.write(id: id, to: &json)
      isFallback = writer.writeMembers(of: error, given: arguments, alsoIgnored: ignored, to: &json)
    }
    return isFallback
  }

  /// Writes the ID that the caller gave an error, a string or an integer.
  package static func write(id: JSONNode?, to json: inout JSONWriter) {
    if let integer = id?.wholeNumber {
      json.member("id", integer)
    } else if let text = id?.string, text.utf8.count <= RequestObject.maximumText {
      json.member("id", text)
    }
  }
}
