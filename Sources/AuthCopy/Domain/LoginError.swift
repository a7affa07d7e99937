/// An authentication failure of one known kind, whatever provider it came from.
public struct LoginError: Error, Hashable, Sendable {
  /// Where the error came from.
  public struct Source: Hashable, Sendable, Codable {
    public let provider: Provider
    /// The surface whose code it is; nil for a code that nobody mapped.
    public let surface: String?
    /// The raw code; nil for a raw body without one.
    public let code: String?
  }

  let origin: Origin
  /// Values for the arguments of the copy.
  public var arguments: [String: ArgumentValue]

  /// What went wrong. Show ``Catalog/copy(for:locale:disclosure:)`` rather than this: it conceals.
  public var kind: Kind { origin.kind }
  /// Nil for an error that was made by kind.
  public var source: Source? { origin.source }
  /// False when the provider's code is in no table; the kind is `unknown` then.
  public var isKnown: Bool { origin.isKnown }
  /// When the code means different things on several surfaces and none was named: all of them.
  public var candidates: [CodeCandidate] { origin.candidates }

  /// An error of a kind that your own code found.
  public init(_ kind: Kind, arguments: [String: ArgumentValue] = [:]) {
    self.init(Origin(kind: kind, source: nil, isKnown: true, candidates: []), arguments: arguments)
  }

  init(_ origin: Origin, arguments: [String: ArgumentValue] = [:]) {
    self.origin = origin
    self.arguments = arguments
  }
}

extension LoginError: Codable {
  private enum CodingKeys: CodingKey {
    case kind, source, isKnown, candidates, arguments
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      Origin(
        kind: try container.decode(Kind.self, forKey: .kind),
        source: try container.decodeIfPresent(Source.self, forKey: .source),
        isKnown: try container.decode(Bool.self, forKey: .isKnown),
        candidates: try container.decode([CodeCandidate].self, forKey: .candidates)),
      arguments: try container.decode([String: ArgumentValue].self, forKey: .arguments))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encodeIfPresent(source, forKey: .source)
    try container.encode(isKnown, forKey: .isKnown)
    try container.encode(candidates, forKey: .candidates)
    try container.encode(arguments, forKey: .arguments)
  }
}
