/// The arguments of the copy in the members of a raw error's objects, identified by the members' keys.
///
/// Of several members with the same role, such as a waiting time, the first counts; all lists of password rules count.
struct ArgumentMembers {
  private enum Role {
    /// A waiting time; the value is the number of its units in a second.
    case wait(Double)
    case maximum, minimum, field, requirements
  }

  /// The waiting time, in seconds.
  private(set) var wait: Int64?
  /// The maximum number of characters of a value.
  private(set) var maximum: Int64?
  /// The minimum number of characters of a value.
  private(set) var minimum: Int64?
  private(set) var field: FieldName?
  /// All lists of password rules.
  private(set) var requirements: [[JSONNode]] = []

  /// The roles by key, without case, `_` and `-`.
  private static let roles: [CaseFoldedBytes: Role] = {
    var roles: [String: Role] = WaitingTime.keys.mapValues(Role.wait)
    for key in LengthLimit.maximum.keys { roles[key] = .maximum }
    for key in LengthLimit.minimum.keys { roles[key] = .minimum }
    for key in FieldName.keys { roles[key] = .field }
    for key in PasswordRequirement.listKeys { roles[key] = .requirements }
    return Dictionary(uniqueKeysWithValues: roles.map { (CaseFoldedBytes($0), $1) })
  }()

  /// The lengths of keys that can have a role, including separators, in bytes.
  private static let lengths = 5...28

  init(_ objects: [RawError.Object]) {
    for case .object(let members) in objects.lazy.map(\.node.content) {
      for member in members where Self.lengths.contains(member.key.utf8.count) {
        guard let role = Self.roles[CaseFoldedBytes(member.key)] else { continue }
        store(member.value, role)
      }
    }
  }

  private mutating func store(_ value: JSONNode, _ role: Role) {
    switch role {
    case .wait(let divisor): wait = wait ?? value.scalarText.flatMap { WaitingTime.seconds($0, divisor) }
    case .maximum: maximum = maximum ?? value.scalarText.flatMap(LengthLimit.number)
    case .minimum: minimum = minimum ?? value.scalarText.flatMap(LengthLimit.number)
    case .field: field = field ?? value.string.flatMap(FieldName.init(ofMember:))
    case .requirements: if let elements = value.array { requirements.append(elements) }
    }
  }
}
