/// An authentication failure of a known kind, from any provider.
///
/// Its `Codable` form is meant for servers: it contains the kind and the source, which copy conceals.
public struct LoginError: Error, Hashable, Sendable {
  /// Where the error came from.
  public struct Source: Hashable, Sendable, Codable {
    /// The provider that emitted the code.
    public let provider: Provider
    /// The surface that the code belongs to; nil for an unknown code.
    public let surface: String?
    /// The raw code; nil for a payload without one.
    public let code: String?
  }

  private(set) var resolution: Resolution
  /// The arguments of the copy, by name.
  public var arguments: [String: ArgumentValue]
  /// The seconds to wait that the provider's response names, whatever the kind is.
  var retryAfter: Int64?

  /// The kind of the failure.
  ///
  /// Show ``Catalog/copy(for:locale:disclosure:arguments:)`` instead of this, because the copy conceals whether an account
  /// exists.
  public var kind: Kind { resolution.kind }
  /// Where the error came from; nil for an error that was created from a kind.
  public var source: Source? { resolution.source }
  /// Whether the provider's code is in a table; otherwise the kind is `unknown`.
  public var isKnown: Bool { resolution.isKnown }
  /// All meanings of a code that is ambiguous without a surface; otherwise empty.
  public var candidates: [CodeCandidate] {
    resolution.meanings.map {
      CodeCandidate(provider: $0.provider, surface: $0.surface, kind: $0.meaning.kinds[flow])
    }
  }

  /// What the person was doing; nil when it is not known.
  ///
  /// It decides among the meanings of an overloaded code, how the error is concealed, and how it is shown.
  public var flow: Flow? {
    get { resolution.flow }
    set { resolution = resolution.during(newValue) }
  }

  /// How the person signed in; nil when neither the caller nor the provider decides it.
  ///
  /// Unlike ``arguments``, it is used by concealed copy too, because it says nothing about the account.
  public var method: SignInMethod? {
    get { resolution.method }
    set { resolution = resolution.with(newValue) }
  }

  /// Creates an error of a kind that your own code detected.
  ///
  /// - Parameters:
  ///   - kind: the kind of the failure.
  ///   - flow: what the person was doing; nil when it is not known.
  ///   - arguments: the arguments of the copy, by name; factories such as ``tooManyAttempts(retryAfter:)`` have typed
  ///     parameters instead.
  public init(_ kind: Kind, flow: Flow? = nil, arguments: [String: ArgumentValue] = [:]) {
    self.init(Resolution(CodeMeaning(ByFlow(kind)), flow: flow, source: nil), arguments: arguments)
  }

  init(_ resolution: Resolution, arguments: [String: ArgumentValue] = [:], retryAfter: Int64? = nil) {
    self.resolution = resolution
    self.arguments = arguments
    self.retryAfter = retryAfter
  }
}

extension LoginError: CustomStringConvertible {
  /// One line for logs with provider, surface, code and kind: `firebase js auth/wrong-password: invalidCredentials`.
  ///
  /// It contains no arguments, and no raw value that does not look like a code, because a provider's message may
  /// contain personal data.
  public var description: String {
    let parts = [source?.provider.rawValue, source?.surface, source?.code.flatMap { $0.looksLikeCode ? $0 : nil }]
    let origin = parts.compactMap(\.self).joined(separator: " ")
    return origin.isEmpty ? kind.rawValue : "\(origin): \(kind)"
  }
}

extension String {
  /// Whether the text looks like an identifier rather than a sentence, an address, a personal number or a token.
  package var looksLikeCode: Bool {
    // A JWT begins with `{"` in base64url (RFC 7519, section 3.1).
    guard (1...64).contains(utf8.count), !hasPrefix("eyJ") else { return false }
    var text = self
    return text.withUTF8(Self.looksLikeCode)
  }

  private static func looksLikeCode(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var digits = 0
    var alternations = 0
    var wasDigit: Bool?
    for byte in bytes {
      let isDigit: Bool
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): isDigit = true
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): isDigit = false
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"): continue
      default: return false
      }
      if isDigit { digits += 1 }
      if let wasDigit, wasDigit != isDigit { alternations += 1 }
      wasDigit = isDigit
    }
    // In a token, an authorization code or an id, letters and digits alternate.
    if bytes.count >= 16, alternations >= 4 { return false }
    // Numeric codes have at most eight digits, or ten if they are negative 32-bit integers; phone numbers have more.
    return digits < 9 || (bytes.first == UInt8(ascii: "-") && digits < 11)
  }
}

extension LoginError: Codable {
  private enum CodingKeys: CodingKey {
    case meaning, source, isKnown, candidates, flow, method, arguments, retryAfter
  }

  /// Decodes the format of ``encode(to:)``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      Resolution(
        try container.decode(CodeMeaning.self, forKey: .meaning),
        flow: try container.decodeIfPresent(Flow.self, forKey: .flow),
        method: try container.decodeIfPresent(SignInMethod.self, forKey: .method),
        source: try container.decodeIfPresent(Source.self, forKey: .source),
        isKnown: try container.decode(Bool.self, forKey: .isKnown),
        meanings: try container.decode([SurfaceMeaning].self, forKey: .candidates)),
      arguments: try container.decode([String: ArgumentValue].self, forKey: .arguments),
      retryAfter: try container.decodeIfPresent(Int64.self, forKey: .retryAfter))
  }

  /// Encodes an object with `meaning` (the kind, and how the code is concealed), `source`, `isKnown`, `candidates`, `flow`,
  /// `method`, `arguments` and `retryAfter`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(resolution.meaning, forKey: .meaning)
    try container.encodeIfPresent(source, forKey: .source)
    try container.encode(isKnown, forKey: .isKnown)
    try container.encode(resolution.meanings, forKey: .candidates)
    try container.encodeIfPresent(flow, forKey: .flow)
    try container.encodeIfPresent(method, forKey: .method)
    try container.encode(arguments, forKey: .arguments)
    try container.encodeIfPresent(retryAfter, forKey: .retryAfter)
  }
}
