/// The arguments in members of a raw error's objects, which their keys identify; the first member of each counts.
struct ArgumentMembers {
  private enum Role {
    /// A waiting time; the value is the number of its units in a second.
    case wait(Double)
    case most, least, field, requirements
  }

  /// The waiting time, in seconds.
  private(set) var wait: Int64?
  /// The maximum (`most`) and minimum (`least`) number of characters of a value.
  private(set) var most: Int64?
  private(set) var least: Int64?
  private(set) var field: FieldName?
  /// All lists of password rules.
  private(set) var requirements: [[JSONNode]] = []

  /// The roles by key, without case, `_` and `-`.
  private static let roles: [CaseFoldedBytes: Role] = {
    var roles: [String: Role] = WaitingTime.keys.mapValues(Role.wait)
    for key in LengthLimit.most.keys { roles[key] = .most }
    for key in LengthLimit.least.keys { roles[key] = .least }
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
        take(member.value, role)
      }
    }
  }

  private mutating func take(_ value: JSONNode, _ role: Role) {
    switch role {
    case .wait(let divisor): wait = wait ?? value.scalarText.flatMap { WaitingTime.seconds($0, divisor) }
    case .most: most = most ?? value.scalarText.flatMap(LengthLimit.number)
    case .least: least = least ?? value.scalarText.flatMap(LengthLimit.number)
    case .field: field = field ?? value.string.flatMap(FieldName.init(ofMember:))
    case .requirements: if let elements = value.array { requirements.append(elements) }
    }
  }
}
