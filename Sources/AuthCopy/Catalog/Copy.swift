internal import ICUMessageFormat

/// The text for an error in one locale, and how to show it: everything that a person or a client may see.
///
/// Encoded with `Codable` it is the JSON object of the HTTP service; members that do not apply are absent.
public struct Copy: Hashable, Sendable {
  /// What the person can do next.
  public struct Action: Hashable, Sendable {
    /// The id of the action, which determines what the button does.
    public let id: RecoveryAction
    /// The label of the button.
    public let label: String
  }

  /// The kind to show; under concealment it may differ from the kind of the error.
  public let kind: Kind
  /// Whether the code is known; an unknown code is in no table.
  public let isKnown: Bool
  /// The supported locale of the text, a BCP 47 tag.
  public let locale: String
  /// A short title without a full stop.
  public let title: String
  /// One or two sentences on what happened and what to do.
  public let message: String
  /// The action to offer; nil if the person can do nothing.
  public let action: Action?
  /// How a client should show the error.
  public let presentation: KindDefinition.Presentation
  /// Whether the same request may succeed later, or after a change by the person.
  public let isRetryable: Bool
  /// The HTTP status of a response that reports this error.
  public let status: Int
  /// The parts that the locale lacks, whose texts are from the source locale: `title`, `message`, `action`.
  public let fallbacks: [String]
  /// The broader kind of the first edition (before version 2.0.0), for clients that do not know this kind yet.
  ///
  /// It is nil if there is none, and for kinds that are concealed or that other kinds are concealed as.
  public let broader: Kind?
  /// The origin of the error; nil if there is none or it would reveal a concealed kind.
  public let source: LoginError.Source?
  /// The meanings of an ambiguous code; empty if the code is not ambiguous or they would reveal a concealed kind.
  public let candidates: [CodeCandidate]
  /// The names of the inputs that were ignored.
  ///
  /// They are arguments that the kind does not accept, that have the wrong type or are out of range, and `provider`,
  /// `surface` or `flow` if its value is unknown.
  public let ignored: [String]
  /// The version of the catalog.
  public let catalogVersion: String
}

extension Copy: Codable {
  /// Decodes an object in the format of the HTTP service.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: MemberName.self)
    self.init(
      kind: try container.decode(Kind.self, forKey: "kind"),
      isKnown: try container.decode(Bool.self, forKey: "known"),
      locale: try container.decode(String.self, forKey: "locale"),
      title: try container.decode(String.self, forKey: "title"),
      message: try container.decode(String.self, forKey: "message"),
      action: try container.decodeIfPresent(Action.self, forKey: "action"),
      presentation: try container.decode(KindDefinition.Presentation.self, forKey: "presentation"),
      isRetryable: try container.decode(Bool.self, forKey: "retryable"),
      status: try container.decode(Int.self, forKey: "status"),
      fallbacks: try container.decodeIfPresent([String].self, forKey: "fallback") ?? [],
      broader: try container.decodeIfPresent(Kind.self, forKey: "broader"),
      source: try container.decodeIfPresent(LoginError.Source.self, forKey: "source"),
      candidates: try container.decodeIfPresent([CodeCandidate].self, forKey: "candidates") ?? [],
      ignored: try container.decodeIfPresent([String].self, forKey: "ignored") ?? [],
      catalogVersion: try container.decode(String.self, forKey: "catalog"))
  }

  /// Encodes the object in the format of the HTTP service.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: MemberName.self)
    try container.encode(kind, forKey: "kind")
    try container.encode(isKnown, forKey: "known")
    try container.encode(locale, forKey: "locale")
    try container.encode(title, forKey: "title")
    try container.encode(message, forKey: "message")
    try container.encodeIfPresent(action, forKey: "action")
    try container.encode(presentation, forKey: "presentation")
    try container.encode(isRetryable, forKey: "retryable")
    try container.encode(status, forKey: "status")
    if !fallbacks.isEmpty { try container.encode(fallbacks, forKey: "fallback") }
    try container.encodeIfPresent(broader, forKey: "broader")
    try container.encodeIfPresent(source, forKey: "source")
    if !candidates.isEmpty {
      try container.encode(true, forKey: "ambiguous")
      try container.encode(candidates, forKey: "candidates")
    }
    if !ignored.isEmpty { try container.encode(ignored, forKey: "ignored") }
    try container.encode(catalogVersion, forKey: "catalog")
  }
}

extension Copy.Action: Codable {
  /// Decodes the members that ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: MemberName.self)
    id = try container.decode(RecoveryAction.self, forKey: "id")
    label = try container.decode(String.self, forKey: "label")
  }

  /// Encodes an object with the members `id` and `label`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: MemberName.self)
    try container.encode(id, forKey: "id")
    try container.encode(label, forKey: "label")
  }
}
