/// The text for an error in one locale, and how to show it: everything that a person or a client may see.
///
/// Encoded with `Codable` it is the JSON object of the HTTP service; members that do not apply are absent.
public struct Copy: Hashable, Sendable {
  /// What the person can do next.
  public struct Action: Hashable, Sendable, Codable {
    /// The id of the action, which determines what the button does.
    public let id: RecoveryAction
    /// The label of the button.
    public let label: String
  }

  /// The kind to show; under concealment it may differ from the error's own.
  public let kind: Kind
  /// False for an unknown code, which is in no table.
  public let isKnown: Bool
  /// The supported locale of the text, a BCP 47 tag.
  public let locale: String
  /// A short title without a full stop.
  public let title: String
  /// One or two sentences that say what happened and what to do.
  public let message: String
  /// The action to offer; nil if the person can do nothing.
  public let action: Action?
  /// How a client should show the error.
  public let presentation: KindDefinition.Presentation
  /// Whether the same request may succeed later, or after a change by the person.
  public let isRetryable: Bool
  /// The HTTP status of a response that reports this error.
  public let status: Int
  /// The parts whose text is that of the source locale, because the locale has none: `title`, `message`, `action`.
  public let fallbacks: [String]
  /// The kind of the first edition that includes this one, for clients that do not know it yet; nil if there is none, and
  /// for kinds that are concealed or that others are concealed as.
  public let broader: Kind?
  /// Where the error came from; nil also when this would reveal what is concealed.
  public let source: LoginError.Source?
  /// The meanings of an ambiguous code; empty also when they would reveal what is concealed.
  public let candidates: [CodeCandidate]
  /// The inputs that were ignored: names of arguments that the kind does not take, that have the wrong type or are out of
  /// range, and `surface` or `flow` for an unknown one.
  public let ignored: [String]
  /// The version of the catalog.
  public let catalogVersion: String
}

extension Copy: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, locale, title, message, action, presentation, status, broader, source, ambiguous, candidates
    case ignored
    case fallbacks = "fallback"
    case isKnown = "known"
    case isRetryable = "retryable"
    case catalogVersion = "catalog"
  }

  /// Decodes an object in the format of the HTTP service.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      kind: try container.decode(Kind.self, forKey: .kind),
      isKnown: try container.decode(Bool.self, forKey: .isKnown),
      locale: try container.decode(String.self, forKey: .locale),
      title: try container.decode(String.self, forKey: .title),
      message: try container.decode(String.self, forKey: .message),
      action: try container.decodeIfPresent(Action.self, forKey: .action),
      presentation: try container.decode(KindDefinition.Presentation.self, forKey: .presentation),
      isRetryable: try container.decode(Bool.self, forKey: .isRetryable),
      status: try container.decode(Int.self, forKey: .status),
      fallbacks: try container.decodeIfPresent([String].self, forKey: .fallbacks) ?? [],
      broader: try container.decodeIfPresent(Kind.self, forKey: .broader),
      source: try container.decodeIfPresent(LoginError.Source.self, forKey: .source),
      candidates: try container.decodeIfPresent([CodeCandidate].self, forKey: .candidates) ?? [],
      ignored: try container.decodeIfPresent([String].self, forKey: .ignored) ?? [],
      catalogVersion: try container.decode(String.self, forKey: .catalogVersion))
  }

  /// Encodes the object in the format of the HTTP service.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(isKnown, forKey: .isKnown)
    try container.encode(locale, forKey: .locale)
    try container.encode(title, forKey: .title)
    try container.encode(message, forKey: .message)
    try container.encodeIfPresent(action, forKey: .action)
    try container.encode(presentation, forKey: .presentation)
    try container.encode(isRetryable, forKey: .isRetryable)
    try container.encode(status, forKey: .status)
    if !fallbacks.isEmpty { try container.encode(fallbacks, forKey: .fallbacks) }
    try container.encodeIfPresent(broader, forKey: .broader)
    try container.encodeIfPresent(source, forKey: .source)
    if !candidates.isEmpty {
      try container.encode(true, forKey: .ambiguous)
      try container.encode(candidates, forKey: .candidates)
    }
    if !ignored.isEmpty { try container.encode(ignored, forKey: .ignored) }
    try container.encode(catalogVersion, forKey: .catalogVersion)
  }
}
