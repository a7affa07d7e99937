internal import MessageFiles

/// The arguments of the copy in the members of a raw error's objects, identified by the members' keys.
///
/// Of several members with the same role, such as a waiting time, the first counts; all lists of password rules count.
final class ArgumentMembers {
  enum Role: Sendable {
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

  /// The keys of members with a role.
  final class Keys: Sendable {
    /// The roles by folded key.
    fileprivate let roles: NameTable<Role>
    /// The lengths of keys that can have a role, including separators, in bytes.
    fileprivate let lengths: Range<Int>

    init(
      waits: [(key: String, value: Double)], maximum: [String], minimum: [String], fields: [String],
      requirements: [String], maximumLength: Int
    ) {
      var roles = NameTable<Role>()
      var shortest = maximumLength
      @inline(never) func add(_ key: String, _ role: Role) {
        roles.set(CaseFoldedBytes(key).text, to: role)
        shortest = min(shortest, key.utf8.count)
      }
      for (key, divisor) in waits { add(key, .wait(divisor)) }
      for key in maximum { add(key, .maximum) }
      for key in minimum { add(key, .minimum) }
      for key in fields { add(key, .field) }
      for key in requirements { add(key, .requirements) }
      self.roles = roles
      lengths = shortest..<maximumLength + 1
    }
  }

  init(_ objects: [RawError.Object], _ rules: ReadingRules) {
    let keys = rules.argumentKeys
    for case .object(let members) in objects.lazy.map(\.node.content) {
      for member in members where keys.lengths.contains(member.key.utf8.count) {
        guard let role = keys.roles[CaseFoldedBytes(member.key).text] else { continue }
        store(member.value, role, rules)
      }
    }
  }

  private func store(_ value: JSONNode, _ role: Role, _ rules: ReadingRules) {
    switch role {
    case .wait(let divisor): wait = wait ?? value.scalarText.flatMap { WaitingTime(rules).seconds($0, divisor) }
    case .maximum: maximum = maximum ?? value.scalarText.flatMap(rules.maximum.number)
    case .minimum: minimum = minimum ?? value.scalarText.flatMap(rules.minimum.number)
    case .field: field = field ?? value.string.flatMap(rules.field)
    case .requirements: if let elements = value.array { requirements.append(elements) }
    }
  }
}
