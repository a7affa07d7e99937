internal import MessageFiles

/// A path to values in a raw error: keys, `[]` for any element of a list, `*` for any member of an object.
package final class PayloadPath: Sendable, CustomStringConvertible {
  enum Step: Equatable, Sendable {
    case key(String)
    case anyElement
    case anyMember
  }

  let steps: [Step]
  /// The path as written, such as `error.errors[].reason`.
  package let description: String

  init(_ text: String) {
    description = text
    steps = text.replacing("[]", with: ".[]").parts(at: UInt8(ascii: ".")).map { step in
      switch step {
      case "[]": .anyElement
      case "*": .anyMember
      default: .key(step)
      }
    }
  }

  /// The last key; empty for a path without one.
  var lastKey: String {
    for case .key(let key) in steps.reversed() { return key }
    return ""
  }

  /// A value at a path, and how it was reached.
  struct Match {
    let value: String
    /// The node of the value.
    var node: JSONNode { nodes[nodes.count - 1] }
    /// The node after each step, from the root on.
    fileprivate let nodes: [JSONNode]
    /// The member's key for each step that was `*`; nil for other steps.
    fileprivate let keys: [String?]
    fileprivate let carrier: PayloadShape.Carrier
    fileprivate let rules: ReadingRules
  }

  /// Returns the texts and numbers at this path, in the order of the payload.
  ///
  /// Of several members with the same key, only the last counts in JSON, and all count in a form or a text.
  func matches(in root: JSONNode, of carrier: PayloadShape.Carrier, _ rules: ReadingRules) -> [Match] {
    // Most objects lack most keys.
    if case .key(let key)? = steps.first, root.members?.contains(where: { $0.key.equalsIgnoringCase(key) }) != true {
      return []
    }
    var matches: [Match] = []
    collect(from: root, nodes: [root], keys: [], carrier, rules, into: &matches)
    return matches
  }

  /// Returns the values at this path, starting from the node of a match where the two paths separate.
  ///
  /// - Parameter other: the path of the match.
  func values(following match: Match, of other: PayloadPath) -> [String] {
    var common = 0
    while common < min(steps.count, other.steps.count), steps[common] == other.steps[common] { common += 1 }
    // At the end of a path, `*` denotes the key of the member that contains the match.
    if common == steps.count, steps.last == .anyMember { return [match.keys[common - 1]].compactMap(\.self) }
    var matches: [Match] = []
    collect(
      from: match.nodes[common], nodes: Array(match.nodes[...common]), keys: Array(match.keys[..<common]),
      match.carrier, match.rules, into: &matches)
    return matches.map(\.value).filter { !$0.isEmpty }
  }

  private func collect(
    from node: JSONNode, nodes: [JSONNode], keys: [String?], _ carrier: PayloadShape.Carrier, _ rules: ReadingRules,
    into matches: inout [Match]
  ) {
    guard matches.count < rules[.pathMatches] else { return }
    guard keys.count < steps.count else {
      // A member that is `true` can be a code by its key (`PayloadShape.isKey`), and has no value.
      let value = node.bool == true ? "" : node.scalarText
      if let value, !value.isEmpty || node.bool == true {
        matches.append(Match(value: value, nodes: nodes, keys: keys, carrier: carrier, rules: rules))
      }
      return
    }
    func proceed(to next: JSONNode, _ key: String?) {
      collect(from: next, nodes: nodes + [next], keys: keys + [key], carrier, rules, into: &matches)
    }
    switch steps[keys.count] {
    case .key(let key):
      let values = node.values(ofErrorMember: key, in: carrier, rules)
      for value in carrier == .json ? values.suffix(1) : values[...] { proceed(to: value, nil) }
    case .anyElement:
      for element in (node.array ?? []).prefix(rules[.pathMatches]) { proceed(to: element, nil) }
    case .anyMember:
      for member in (node.members ?? []).prefix(rules[.pathMatches]) { proceed(to: member.value, member.key) }
    }
  }
}

extension JSONNode {
  /// Returns the values of a member, whose key is compared without case if no key is equal.
  ///
  /// The result is empty for an authorization code, which must not be read.
  func values(ofErrorMember key: String, in carrier: PayloadShape.Carrier, _ rules: ReadingRules) -> [JSONNode] {
    // Most objects lack most members.
    guard let members, members.contains(where: { $0.key.utf8.count == key.utf8.count }) else { return [] }
    var values = members.compactMap { $0.key.isSame(as: key) ? $0.value : nil }
    if values.isEmpty { values = members.compactMap { $0.key.equalsIgnoringCase(key) ? $0.value : nil } }
    let isAuthorizationCode =
      !values.isEmpty && rules[.authorizationCodeKeys].name(key)
      && members.containsAuthorizationCode(in: carrier, rules)
    return isAuthorizationCode ? [] : values
  }
}

extension [JSONMember] {
  /// Returns whether the member `code` is an authorization code (RFC 6749, section 4.1.2).
  ///
  /// It is one if there is a member `state`. Outside of JSON, one of `authorizationKeys` is enough; in a query or a
  /// form, the absence of members about an error is enough too.
  func containsAuthorizationCode(in carrier: PayloadShape.Carrier, _ rules: ReadingRules) -> Bool {
    if contains(where: { rules[.authorizationStateKeys].name($0.key) }) { return true }
    if carrier == .json { return false }
    if contains(where: { rules[.authorizationKeys].name($0.key) }) { return true }
    return carrier == .query
      && !contains { member in
        var key = member.key.lowercased()
        return rules[.errorKeys].contains { $0.text == key }
          || key.withUTF8 { key in rules[.errorKeyParts].contains { key.offset(of: $0.bytes, from: 0) != nil } }
      }
  }
}

extension String {
  /// Returns whether two texts are equal except for the case of ASCII letters.
  func equalsIgnoringCase(_ other: String) -> Bool {
    utf8.count == other.utf8.count
      && utf8.elementsEqual(other.utf8) { $0 == $1 || ($0 | 0x20 == $1 | 0x20 && (0x61...0x7A).contains($0 | 0x20)) }
  }
}
