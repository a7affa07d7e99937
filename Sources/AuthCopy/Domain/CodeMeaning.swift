/// What a code means: its kind, and what it says about accounts and arguments.
package struct CodeMeaning: Hashable, Sendable, Codable {
  /// The kind, which can differ by flow.
  package let kinds: ByFlow<Kind>
  /// How the code is concealed, where it differs from its kind.
  package let concealment: RowConcealment?
  /// Values that the code itself decides, by the name of the argument.
  package let arguments: [String: ArgumentValue]

  init(_ kinds: ByFlow<Kind>, concealment: RowConcealment? = nil, arguments: [String: ArgumentValue] = [:]) {
    self.kinds = kinds
    self.concealment = concealment
    self.arguments = arguments
  }
}

/// The meaning of a code on one of several surfaces.
struct SurfaceMeaning: Hashable, Sendable, Codable {
  let surface: String
  let meaning: CodeMeaning
}

extension CodeMeaning {
  private enum CodingKeys: CodingKey {
    case kind, kindIn, concealedAs, arguments
  }

  /// Decodes the members that ``encode(to:)`` writes.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let kindIn = try container.decodeIfPresent([String: Kind].self, forKey: .kindIn) ?? [:]
    let byFlow = Dictionary(
      uniqueKeysWithValues: kindIn.compactMap { name, kind in Flow(rawValue: name).map { ($0, kind) } })
    concealment =
      if !container.contains(.concealedAs) {
        nil
      } else if let target = try? container.decode(Kind.self, forKey: .concealedAs) {
        .concealed(as: target)
      } else if let isConcealed = try? container.decode(Bool.self, forKey: .concealedAs), !isConcealed {
        .open
      } else {
        .unreadable
      }
    kinds = ByFlow(try container.decode(Kind.self, forKey: .kind), byFlow: byFlow)
    arguments = try container.decodeIfPresent([String: ArgumentValue].self, forKey: .arguments) ?? [:]
  }

  /// Encodes the meaning with the members of a row in `codes/`.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kinds.standard, forKey: .kind)
    if !kinds.byFlow.isEmpty {
      let kindIn = Dictionary(uniqueKeysWithValues: kinds.byFlow.map { ($0.key.rawValue, $0.value) })
      try container.encode(kindIn, forKey: .kindIn)
    }
    switch concealment {
    case .concealed(let target): try container.encode(target, forKey: .concealedAs)
    case .open: try container.encode(false, forKey: .concealedAs)
    case .unreadable: try container.encodeNil(forKey: .concealedAs)
    case nil: break
    }
    if !arguments.isEmpty { try container.encode(arguments, forKey: .arguments) }
  }
}
