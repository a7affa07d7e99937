internal import ICUMessageFormat

extension CodeMeaning: Codable {
  /// Decodes the members that ``encode(to:)`` writes.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: MemberName.self)
    if container.contains("concealedAs") {
      let concealment = try? container.decode(RowConcealment.self, forKey: "concealedAs")
      self.concealment = Self.concealments(container) ?? ByFlow(concealment ?? .unreadable)
    } else {
      concealment = ByFlow(nil)
    }
    var kinds = ByFlow(try container.decode(Kind.self, forKey: "kind"))
    if container.contains("kindIn"), !(try container.decodeNil(forKey: "kindIn")) {
      let members = try container.nestedContainer(keyedBy: MemberName.self, forKey: "kindIn")
      for key in members.allKeys {
        let kind = try members.decode(Kind.self, forKey: key)
        if let flow = Flow(rawValue: key.stringValue) { kinds.set(kind, in: flow) }
      }
    }
    self.kinds = kinds
    arguments = try container.decodeIfPresent([String: ArgumentValue].self, forKey: "arguments") ?? [:]
  }

  /// Decodes an object with a concealment for each flow; nil if there is none.
  ///
  /// An object with an unknown flow or an unreadable value is unreadable as a whole.
  private static func concealments(_ container: KeyedDecodingContainer<MemberName>) -> ByFlow<RowConcealment?>? {
    guard let members = try? container.nestedContainer(keyedBy: MemberName.self, forKey: "concealedAs") else {
      return nil
    }
    var concealments = ByFlow<RowConcealment?>(nil)
    for key in members.allKeys {
      guard let concealment = try? members.decode(RowConcealment.self, forKey: key), concealment != .unreadable,
        key.stringValue == defaultMember || Flow(rawValue: key.stringValue) != nil
      else { return ByFlow(.unreadable) }
      concealments.set(concealment, in: Flow(rawValue: key.stringValue))
    }
    return members.allKeys.isEmpty ? ByFlow(.unreadable) : concealments
  }

  /// Encodes the meaning with the same members as a row of a file in `codes/`.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: MemberName.self)
    try container.encode(kinds.standard, forKey: "kind")
    if kinds.differsByFlow {
      var members = container.nestedContainer(keyedBy: MemberName.self, forKey: "kindIn")
      for flow in Flow.allCases {
        try members.encodeIfPresent(kinds.value(onlyIn: flow), forKey: MemberName(stringValue: flow.rawValue))
      }
    }
    if concealment.differsByFlow {
      var members = container.nestedContainer(keyedBy: MemberName.self, forKey: "concealedAs")
      for flow in Flow.allCases {
        guard let value = concealment.value(onlyIn: flow) else { continue }
        try members.encode(value, forKey: MemberName(stringValue: flow.rawValue))
      }
      try members.encodeIfPresent(concealment.standard, forKey: MemberName(stringValue: Self.defaultMember))
    } else {
      try container.encodeIfPresent(concealment.standard, forKey: "concealedAs")
    }
    if !arguments.isEmpty { try container.encode(arguments, forKey: "arguments") }
  }
}

extension SurfaceMeaning: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: MemberName.self)
    surface = try container.decode(String.self, forKey: "surface")
    provider = try container.decodeIfPresent(Provider.self, forKey: "provider")
    meaning = try container.decode(CodeMeaning.self, forKey: "meaning")
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: MemberName.self)
    try container.encode(surface, forKey: "surface")
    try container.encodeIfPresent(provider, forKey: "provider")
    try container.encode(meaning, forKey: "meaning")
  }
}

extension RowConcealment: Codable {
  /// Decodes a kind, or `false` for a code that reveals nothing; anything else is unreadable.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let target = try? container.decode(Kind.self) {
      self = .concealed(as: target)
    } else if let isConcealed = try? container.decode(Bool.self), !isConcealed {
      self = .open
    } else {
      self = .unreadable
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .concealed(let target): try container.encode(target)
    case .open: try container.encode(false)
    case .unreadable: try container.encodeNil()
    }
  }
}
