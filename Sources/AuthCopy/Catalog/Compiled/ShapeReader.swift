internal import MessageFiles

/// Reads the JSON of kinds.json, codes/ and compiled catalogs.
///
/// An invalid value is nil, and a diagnostic reports its place and the expected type. The parameter `name` is the name
/// of the value in the diagnostic. The functions are not inlined, because they are called in a hundred places.
final class ShapeReader {
  let file: SourceFile
  private(set) var reports: ShapeReports
  /// The details of the rows read so far.
  var sharedDetails: [CodeRow.Details: CodeRow.SharedDetails] = [:]

  init(_ file: SourceFile) {
    self.file = file
    reports = ShapeReports(file)
  }

  /// The JSON types that a member may have; the name of the case is a keyword in the messages.
  enum ExpectedType {
    case object, list, string, integer, bool
  }

  /// - Parameter variant: the id of the diagnostic without `invalid-catalog.`.
  @inline(__always) func report(
    _ variant: String, _ parameters: @autoclosure () -> ShapeReports.Parameters = [:], at offset: Int
  ) {
    reports.add(variant, parameters(), at: offset)
  }

  @inline(__always) func report(
    _ variant: String, _ parameters: @autoclosure () -> ShapeReports.Parameters = [:], at node: JSONNode
  ) {
    reports.add(variant, parameters(), at: node.range.lowerBound)
  }

  private func typed<Value>(_ value: Value?, _ type: ExpectedType, _ node: JSONNode, _ name: String) -> Value? {
    if value == nil { report("wrong-type", ["name": .text(name), "type": .text("\(type)")], at: node) }
    return value
  }

  /// Reads the members of an object, whose keys must be unique.
  @inline(never) func members(_ node: JSONNode, _ name: String) -> [JSONMember] {
    let members = typed(node.members, .object, node, name) ?? []
    for member in ShapeReports.areExpected ? members.repeated : [] {
      report("duplicate-member", ["name": .text(member.key)], at: member.keyRange.lowerBound)
    }
    return members
  }

  /// Reads the members of an object's member; none if it is missing.
  @inline(never) func members(of node: JSONNode, _ name: String, isRequired: Bool = false) -> [JSONMember] {
    (isRequired ? required(name, of: node) : node[name]).map { members($0, name) } ?? []
  }

  /// Reads the elements of an object's member; none if it is missing.
  @inline(never) func elements(of node: JSONNode, _ name: String, isRequired: Bool = false) -> [JSONNode] {
    (isRequired ? required(name, of: node) : node[name]).map { elements($0, name) } ?? []
  }

  @inline(never) func elements(_ node: JSONNode, _ name: String) -> [JSONNode] {
    typed(node.array, .list, node, name) ?? []
  }

  @inline(never) func string(_ node: JSONNode?, _ name: String) -> String? {
    node.flatMap { typed($0.string, .string, $0, name) }
  }

  @inline(never) func integer(_ node: JSONNode?, _ name: String) -> Int? {
    node.flatMap { typed($0.integer, .integer, $0, name) }
  }

  @inline(never) func bool(_ node: JSONNode?, _ name: String) -> Bool? {
    node.flatMap { typed($0.bool, .bool, $0, name) }
  }

  @inline(never) func strings(_ node: JSONNode?, _ name: String) -> [String]? {
    guard let node else { return nil }
    return elements(node, name).compactMap { string($0, name) }
  }

  /// Reads a string of exactly one character.
  func character(_ node: JSONNode?, _ name: String) -> Character? {
    guard let node, let text = string(node, name) else { return nil }
    if text.count != 1 { report("one-character", ["name": .text(name)], at: node) }
    return text.first
  }

  /// Reads a string that is one of the cases of an enumeration.
  func keyword<Value: RawRepresentable<String>>(
    _ node: JSONNode?, _ name: String, of known: [Value]
  ) -> Value? {
    guard let node, let text = string(node, name) else { return nil }
    if let value = Value(rawValue: text) { return value }
    report("unknown-keyword", ["name": .text(name), "known": .list(known.map(\.rawValue))], at: node)
    return nil
  }

  /// Returns the members of an object of values by flow.
  func byFlow(_ node: JSONNode?, allowing other: [String] = []) -> [(flow: Flow, node: JSONNode)] {
    guard let node else { return [] }
    allow(other + Flow.allCases.map(\.rawValue), in: node, owner: "flows")
    return Flow.allCases.compactMap { flow in node[flow.rawValue].map { (flow, $0) } }
  }

  @inline(never) func required(_ name: String, of node: JSONNode) -> JSONNode? {
    if let value = node[name] { return value }
    if node.members != nil { report("missing-member", ["name": .text(name)], at: node) }
    return nil
  }

  /// Reports unknown members, because a misspelled one would otherwise be ignored.
  ///
  /// - Parameter owner: the kind of object, which is a keyword in the messages.
  func allow(_ names: [String], in node: JSONNode, owner: String) {
    guard ShapeReports.areExpected else { return }
    for member in members(node, owner) where !names.contains(member.key) {
      report(
        "unknown-member",
        ["owner": .text(owner), "member": .text(member.key), "known": .list(names.sorted())],
        at: member.keyRange.lowerBound)
    }
  }

  /// Reports unknown members of the root of a file, where `$schema` is allowed as a reference to the JSON Schema.
  func allowAtTop(_ names: [String], in root: JSONNode, owner: String) {
    allow(names + ["$schema"], in: root, owner: owner)
    _ = string(root["$schema"], "$schema")
  }
}

extension [JSONMember] {
  /// The members whose keys have occurred earlier.
  fileprivate var repeated: [JSONMember] {
    // Most objects have few members, for which comparing all pairs is faster than hashing.
    if count <= 8 {
      return indices.filter { index in self[..<index].contains { $0.key.isSame(as: self[index].key) } }.map { self[$0] }
    }
    var seen: Set<String> = []
    return filter { !seen.insert($0.key).inserted }
  }
}
