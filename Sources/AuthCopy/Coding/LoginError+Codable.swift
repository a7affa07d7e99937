internal import ICUMessageFormat

// Only servers encode errors, so an exported package does not have these conformances.

extension LoginError: Codable {
  /// Decodes the format of ``encode(to:)``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: MemberName.self)
    self.init(
      Resolution(
        try container.decode(CodeMeaning.self, forKey: "meaning"),
        flow: try container.decodeIfPresent(Flow.self, forKey: "flow"),
        method: try container.decodeIfPresent(SignInMethod.self, forKey: "method"),
        source: try container.decodeIfPresent(Source.self, forKey: "source"),
        isKnown: try container.decode(Bool.self, forKey: "isKnown"),
        meanings: try container.decode([SurfaceMeaning].self, forKey: "candidates")),
      arguments: try container.decode([String: ArgumentValue].self, forKey: "arguments"),
      retryAfter: try container.decodeIfPresent(Int64.self, forKey: "retryAfter"))
  }

  /// Encodes an object for servers: it has the kind and the source, which the copy conceals.
  ///
  /// Its members are `meaning` (the kind and its concealment), `source`, `isKnown`, `candidates`, `flow`, `method`,
  /// `arguments` and `retryAfter`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: MemberName.self)
    try container.encode(resolution.meaning, forKey: "meaning")
    try container.encodeIfPresent(source, forKey: "source")
    try container.encode(isKnown, forKey: "isKnown")
    try container.encode(resolution.meanings, forKey: "candidates")
    try container.encodeIfPresent(flow, forKey: "flow")
    try container.encodeIfPresent(method, forKey: "method")
    try container.encode(arguments, forKey: "arguments")
    try container.encodeIfPresent(retryAfter, forKey: "retryAfter")
  }
}

extension Flow: Codable {}
extension SignInMethod: Codable {}
extension SignInIdentifier: Codable {}
extension Disclosure: Codable {}
