/// The meaning of a code: its kind, its concealment and its arguments.
package struct CodeMeaning: Hashable, Sendable, Codable {
  /// The kind, which can differ by flow.
  package let kinds: ByFlow<Kind>
  /// The concealment of the code, which can differ by flow; nil if the code is concealed like its kind.
  package let concealment: ByFlow<RowConcealment?>
  /// The argument values that the code determines, by argument name.
  package let arguments: [String: ArgumentValue]

  init(
    _ kinds: ByFlow<Kind>, concealment: ByFlow<RowConcealment?> = ByFlow(nil), arguments: [String: ArgumentValue] = [:]
  ) {
    self.kinds = kinds
    self.concealment = concealment
    self.arguments = arguments
  }
}

/// The meaning of a code on one of several surfaces.
struct SurfaceMeaning: Hashable, Sendable, Codable {
  let surface: String
  /// The provider of the surface; nil if the caller named the provider.
  var provider: Provider?
  let meaning: CodeMeaning
}

extension CodeMeaning {
  /// The name of the JSON member for the value without a flow.
  package static let defaultMember = "default"

  private enum CodingKeys: CodingKey {
    case kind, kindIn, concealedAs, arguments
  }

  /// Decodes the members that ``encode(to:)`` writes.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let kindIn = try container.decodeIfPresent([String: Kind].self, forKey: .kindIn) ?? [:]
    // `concealedAs` is one value for all flows, or an object with a value for each flow. An object with an unknown flow
    // or an unreadable value is unreadable as a whole.
    concealment =
      if !container.contains(.concealedAs) {
        ByFlow(nil)
      } else if let members = try? container.decode([String: RowConcealment].self, forKey: .concealedAs),
        !members.isEmpty, !members.values.contains(.unreadable),
        members.keys.allSatisfy({ $0 == Self.defaultMember || Flow(rawValue: $0) != nil })
      {
        ByFlow(members[Self.defaultMember], byFlow: members.byFlow.mapValues(Optional.some))
      } else {
        ByFlow((try? container.decode(RowConcealment.self, forKey: .concealedAs)) ?? .unreadable)
      }
    kinds = ByFlow(try container.decode(Kind.self, forKey: .kind), byFlow: kindIn.byFlow)
    arguments = try container.decodeIfPresent([String: ArgumentValue].self, forKey: .arguments) ?? [:]
  }

  /// Encodes the meaning with the same members as a row of a file in `codes/`.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kinds.standard, forKey: .kind)
    if !kinds.byFlow.isEmpty {
      let kindIn = Dictionary(uniqueKeysWithValues: kinds.byFlow.map { ($0.key.rawValue, $0.value) })
      try container.encode(kindIn, forKey: .kindIn)
    }
    if concealment.byFlow.isEmpty {
      try container.encodeIfPresent(concealment.standard, forKey: .concealedAs)
    } else {
      var members = Dictionary(uniqueKeysWithValues: concealment.byFlow.map { ($0.key.rawValue, $0.value) })
      members[Self.defaultMember] = concealment.standard
      try container.encode(members, forKey: .concealedAs)
    }
    if !arguments.isEmpty { try container.encode(arguments, forKey: .arguments) }
  }
}

extension Dictionary where Key == String {
  /// The values of the members whose names are flows.
  fileprivate var byFlow: [Flow: Value] {
    Dictionary<Flow, Value>(
      uniqueKeysWithValues: compactMap { name, value in Flow(rawValue: name).map { ($0, value) } })
  }
}

/// A value that can differ by flow.
public struct ByFlow<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value without a flow, and for the flows that `byFlow` does not contain.
  public let standard: Value
  /// The values of the flows that differ from `standard`.
  public let byFlow: [Flow: Value]

  /// - Parameters:
  ///   - standard: the value without a flow.
  ///   - byFlow: the values of flows that differ.
  public init(_ standard: Value, byFlow: [Flow: Value] = [:]) {
    self.standard = standard
    self.byFlow = byFlow
  }

  /// The value for a flow; `standard` for nil.
  public subscript(flow: Flow?) -> Value { flow.flatMap { byFlow[$0] } ?? standard }
}

/// One meaning of an ambiguous code.
public struct CodeCandidate: Hashable, Sendable, Codable {
  /// The provider that could have sent the error; nil where the caller named it.
  public var provider: Provider?
  /// The surface on which the code has this meaning.
  public let surface: String
  /// The kind that the code maps to on this surface.
  public let kind: Kind
}
