/// An authentication failure of one known kind, whatever provider it came from.
///
/// As `Codable` it is meant for servers: it keeps the kind and the source, which copy conceals.
public struct LoginError: Error, Hashable, Sendable {
  /// Where the error came from.
  public struct Source: Hashable, Sendable, Codable {
    /// Who sent the code.
    public let provider: Provider
    /// The surface whose code it is; nil for a code that is in no table.
    public let surface: String?
    /// The raw code; nil for a raw body without one.
    public let code: String?
  }

  let resolution: Resolution
  /// Values for the arguments of the copy, by name.
  public var arguments: [String: ArgumentValue]
  /// The names of what the caller gave in vain, such as a surface that does not exist.
  var ignored: [String] = []

  /// What went wrong.
  ///
  /// Show ``Catalog/copy(for:locale:disclosure:)`` rather than this: it conceals.
  public var kind: Kind { resolution.kind }
  /// Where the error came from; nil for one that was made by kind.
  public var source: Source? { resolution.source }
  /// False when the provider's code is in no table; the kind is `unknown` then.
  public var isKnown: Bool { resolution.isKnown }
  /// All meanings of a code that means different things on several surfaces, when no surface was named; else empty.
  public var candidates: [CodeCandidate] { resolution.candidates }

  /// An error of a kind that your own code found.
  ///
  /// - Parameter arguments: values for the arguments of the copy, by name; the makers, such as
  ///   ``tooManyAttempts(retryAfter:)``, give them types.
  public init(_ kind: Kind, arguments: [String: ArgumentValue] = [:]) {
    self.init(Resolution(kind: kind, source: nil, isKnown: true), arguments: arguments)
  }

  init(_ resolution: Resolution, arguments: [String: ArgumentValue] = [:]) {
    self.resolution = resolution
    self.arguments = arguments
  }
}

extension LoginError: CustomStringConvertible {
  /// A line for logs: provider, surface, code and kind, `firebase js auth/wrong-password: invalidCredentials`.
  ///
  /// It holds no argument, and no raw value that does not look like a code: a provider's message may name a person.
  public var description: String {
    let parts = [source?.provider.rawValue, source?.surface, source?.code.flatMap { $0.looksLikeCode ? $0 : nil }]
    let origin = parts.compactMap(\.self).joined(separator: " ")
    return origin.isEmpty ? kind.rawValue : "\(origin): \(kind)"
  }
}

extension String {
  /// Whether the text is written like an identifier: no sentence, no address, no number of a person.
  var looksLikeCode: Bool {
    guard (1...64).contains(utf8.count) else { return false }
    var digits = 0
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): break
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"): break
      default: return false
      }
    }
    // Numeric codes have eight digits at most, but for negative ones of 32 bits; phone numbers have more.
    return digits < 9 || (hasPrefix("-") && digits < 11)
  }
}

extension LoginError: Codable {
  private enum CodingKeys: CodingKey {
    case kind, source, isKnown, candidates, arguments
  }

  /// Reads what ``encode(to:)`` wrote.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      Resolution(
        kind: try container.decode(Kind.self, forKey: .kind),
        source: try container.decodeIfPresent(Source.self, forKey: .source),
        isKnown: try container.decode(Bool.self, forKey: .isKnown),
        candidates: try container.decode([CodeCandidate].self, forKey: .candidates)),
      arguments: try container.decode([String: ArgumentValue].self, forKey: .arguments))
  }

  /// Writes an object with `kind`, `source`, `isKnown`, `candidates` and `arguments`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encodeIfPresent(source, forKey: .source)
    try container.encode(isKnown, forKey: .isKnown)
    try container.encode(candidates, forKey: .candidates)
    try container.encode(arguments, forKey: .arguments)
  }
}
