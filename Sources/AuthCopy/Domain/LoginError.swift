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

  /// What went wrong. Show ``Catalog/copy(for:locale:disclosure:)`` rather than this: it conceals.
  public let kind: Kind
  /// Nil for an error that was made by kind.
  public let source: Source?
  /// False when the provider's code is in no table; the kind is `unknown` then.
  public let isKnown: Bool
  /// When the code means different things on several surfaces and none was named: all of them.
  public let candidates: [CodeCandidate]
  /// Values for the arguments of the copy.
  public var arguments: [String: ArgumentValue]

  /// An error of a kind that your own code found.
  public init(_ kind: Kind, arguments: [String: ArgumentValue] = [:]) {
    self.init(kind: kind, source: nil, isKnown: true, candidates: [], arguments: arguments)
  }

  init(
    kind: Kind, source: Source?, isKnown: Bool, candidates: [CodeCandidate],
    arguments: [String: ArgumentValue]
  ) {
    self.kind = kind
    self.source = source
    self.isKnown = isKnown
    self.candidates = candidates
    self.arguments = arguments
  }
}

extension LoginError: Codable {}
