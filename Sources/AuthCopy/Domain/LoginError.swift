/// An authentication failure of a known kind, from any provider.
public struct LoginError: Error, Hashable, Sendable {
  /// The origin of an error.
  public struct Source: Hashable, Sendable {
    /// The provider that emitted the code.
    public let provider: Provider
    /// The surface that the code belongs to; nil for an unknown code.
    public let surface: String?
    /// The raw code; nil for a payload without a code.
    public let code: String?
  }

  private(set) var resolution: Resolution
  /// The arguments of the copy, by name.
  public var arguments: [String: ArgumentValue]
  /// The waiting time in the provider's response, in seconds; it is kept for errors of every kind.
  var retryAfter: Int64?

  /// The kind of the failure.
  ///
  /// Show ``Catalog/copy(for:locale:disclosure:arguments:)`` instead of the kind, because the copy conceals whether an
  /// account exists.
  public var kind: Kind { resolution.kind }
  /// The origin of the error; nil for an error that was created from a kind.
  public var source: Source? { resolution.source }
  /// Whether a code table contains the provider's code; otherwise the kind is `unknown`.
  public var isKnown: Bool { resolution.isKnown }
  /// All meanings of the code if it is ambiguous without a surface; otherwise empty.
  public var candidates: [CodeCandidate] {
    resolution.meanings.map {
      CodeCandidate(provider: $0.provider, surface: $0.surface, kind: $0.meaning.kinds[flow])
    }
  }

  /// The flow in which the error occurred; nil if it is not known.
  ///
  /// It selects among the meanings of an overloaded code, and determines how the error is concealed and shown.
  public var flow: Flow? {
    get { resolution.flow }
    set { resolution.flow = newValue }
  }

  /// The sign-in method; nil if neither the caller nor the provider determines it.
  ///
  /// Concealed copy ignores ``arguments``, but uses the method, which reveals nothing about the account.
  public var method: SignInMethod? {
    get { resolution.method }
    set { resolution.method = newValue }
  }

  /// Creates an error of a kind that your own code detected.
  ///
  /// - Parameters:
  ///   - kind: the kind of the failure.
  ///   - flow: the flow in which the error occurred; nil if it is not known.
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
  /// It contains no arguments, and the code only if it looks like a code, because a provider's message may contain
  /// personal data.
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
    // Letters and digits alternate in tokens, authorization codes and ids.
    if bytes.count >= 16, alternations >= 4 { return false }
    // Numeric codes have at most eight digits, or ten if they are negative 32-bit integers; phone numbers have more.
    return digits < 9 || (bytes.first == UInt8(ascii: "-") && digits < 11)
  }
}

extension LoginError.Source: Codable {
  /// Decodes the members that ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: MemberName.self)
    self.init(
      provider: try container.decode(Provider.self, forKey: "provider"),
      surface: try container.decodeIfPresent(String.self, forKey: "surface"),
      code: try container.decodeIfPresent(String.self, forKey: "code"))
  }

  /// Encodes an object with the members `provider`, `surface` and `code`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: MemberName.self)
    try container.encode(provider, forKey: "provider")
    try container.encodeIfPresent(surface, forKey: "surface")
    try container.encodeIfPresent(code, forKey: "code")
  }
}
