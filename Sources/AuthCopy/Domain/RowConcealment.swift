/// The concealment of a single code, where it differs from the concealment of its kind.
package enum RowConcealment: Hashable, Sendable {
  /// The code reveals nothing about accounts, although its kind can.
  case open
  /// The code reveals whether an account exists: it is concealed as this kind, which can be concealed in turn.
  case concealed(as: Kind)
  /// The concealment could not be decoded: the code is concealed like its kind, or else as `invalidCredentials`.
  case unreadable
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
