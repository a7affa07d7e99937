extension ArgumentValue: Codable {
  /// Decodes plain JSON: a string, a number, a list of strings, or `{"date": MILLISECONDS}` since 1970 for a date.
  ///
  /// A number without decimals becomes an integer.
  public init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: MemberName.self) {
      self = .date(secondsSince1970: try object.decode(Double.self, forKey: "date") / 1_000)
      return
    }
    let container = try decoder.singleValueContainer()
    if let integer = try? container.decode(Int64.self) {
      self = .integer(integer)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let list = try? container.decode([String].self) {
      self = .list(list)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  /// Encodes plain JSON in the format of `init(from:)`.
  public func encode(to encoder: any Encoder) throws {
    if case .date(let seconds) = self {
      var object = encoder.container(keyedBy: MemberName.self)
      return try object.encode((seconds * 1_000).rounded(), forKey: "date")
    }
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .integer(let integer): try container.encode(integer)
    case .number(let number): try container.encode(number)
    case .list(let list): try container.encode(list)
    case .date: break
    }
  }
}
