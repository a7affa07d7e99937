/// The meaning of a code: its kind, its concealment and its arguments.
package struct CodeMeaning: Hashable, Sendable {
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
struct SurfaceMeaning: Equatable, Sendable {
  let surface: String
  /// The provider of the surface; nil if the caller named the provider.
  var provider: Provider?
  let meaning: CodeMeaning
}

extension CodeMeaning {
  /// The name of the JSON member for the value without a flow.
  package static let defaultMember = "default"
}

/// A value that can differ by flow.
public struct ByFlow<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value without a flow, and for the flows that `byFlow` does not contain.
  public private(set) var standard: Value
  /// The values of the flows that differ, at the flow's index; empty if there are none.
  private var others: [Value?] = []

  /// - Parameters:
  ///   - standard: the value without a flow.
  ///   - byFlow: the values of flows that differ.
  public init(_ standard: Value, byFlow: [Flow: Value]) {
    self.init(standard)
    for (flow, value) in byFlow { set(value, in: flow) }
  }

  init(_ standard: Value) { self.standard = standard }

  /// The value for a flow; `standard` for nil.
  public subscript(flow: Flow?) -> Value { others.isEmpty ? standard : others[flow.index] ?? standard }

  /// The values of the flows that differ from `standard`.
  public var byFlow: [Flow: Value] {
    if others.isEmpty { return [:] }
    var values: [Flow: Value] = [:]
    for flow in Flow.allCases { values[flow] = value(onlyIn: flow) }
    return values
  }

  /// Whether a flow has its own value.
  var differsByFlow: Bool { !others.isEmpty }

  /// Returns the flow's own value; nil if it has none.
  func value(onlyIn flow: Flow) -> Value? { others.isEmpty ? nil : others[flow.index] }

  /// Sets the value of a flow; the standard one for nil.
  @inline(never) mutating func set(_ value: Value, in flow: Flow?) {
    guard let flow else { return standard = value }
    if others.isEmpty { others = Array(repeating: nil, count: Flow?.indexCount) }
    others[flow.index] = value
  }

  /// Returns the values that a function makes of these.
  func map(_ transform: (Value) -> Value) -> ByFlow {
    var mapped = ByFlow(transform(standard))
    for flow in Flow.allCases {
      if let value = value(onlyIn: flow) { mapped.set(transform(value), in: flow) }
    }
    return mapped
  }
}

/// One meaning of an ambiguous code.
public struct CodeCandidate: Hashable, Sendable {
  /// The provider that could have sent the error; nil where the caller named it.
  public var provider: Provider?
  /// The surface on which the code has this meaning.
  public let surface: String
  /// The kind that the code maps to on this surface.
  public let kind: Kind
}

extension CodeCandidate: Codable {
  /// Decodes the members that ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: MemberName.self)
    provider = try container.decodeIfPresent(Provider.self, forKey: "provider")
    surface = try container.decode(String.self, forKey: "surface")
    kind = try container.decode(Kind.self, forKey: "kind")
  }

  /// Encodes an object with the members `provider`, `surface` and `kind`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: MemberName.self)
    try container.encodeIfPresent(provider, forKey: "provider")
    try container.encode(surface, forKey: "surface")
    try container.encode(kind, forKey: "kind")
  }
}
