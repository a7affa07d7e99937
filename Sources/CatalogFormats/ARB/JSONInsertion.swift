internal import AuthCopy

/// Puts values into objects of JSON, in the layout of the file.
struct JSONInsertion {
  /// The object that paths begin at.
  let root: JSONNode
  private let layout: JSONLayout

  /// - Parameters:
  ///   - root: the object that paths begin at.
  ///   - file: the root of the file.
  init(_ bytes: [UInt8], root: JSONNode, file: JSONNode) {
    self.root = root
    layout = JSONLayout(bytes, root: file)
  }

  /// The edit that gives the member at a path a value, with the objects that are missing on the way.
  ///
  /// - Parameter isBefore: whether a member stands before the new one in the object at some depth of the path.
  /// - Returns: nil where something else than an object is on the way.
  func setting(
    _ value: JSONValue, at path: [String], isBefore: (_ depth: Int, _ name: String) -> Bool
  ) -> TextEdit? {
    var node = root
    var depth = 0
    while depth < path.count, let child = node[path[depth]] {
      node = child
      depth += 1
    }
    let own = layout.indentation(ofLineAt: node.range.lowerBound)
    if depth == path.count { return TextEdit(node.range, text(value, at: own)) }
    guard let members = node.members else { return nil }
    let name = "\(path[depth].quotedForJSON)\(layout.colon)"
    let value = path[(depth + 1)...].reversed().reduce(value) { .object([(key: $1, value: $0)]) }
    guard !members.isEmpty else {
      let inner = own + layout.unit
      return TextEdit(node.range, "{\n\(inner)\(name)\(text(value, at: inner))\n\(own)}")
    }
    let last = members.lastIndex { isBefore(depth, $0.key) }
    let gap = layout.gap(before: last ?? 0, of: members, in: node)
    let lineBreak = gap.utf8.lastIndex(of: 0x0A)
    let member = name + (lineBreak.map { text(value, at: String(gap[$0...].dropFirst())) } ?? value.line)
    guard let last else {
      let start = members[0].keyRange.lowerBound
      return TextEdit(start..<start, "\(member),\(gap)")
    }
    let end = members[last].value.range.upperBound
    return TextEdit(end..<end, ",\(gap)\(member)")
  }

  private func text(_ value: JSONValue, at indentation: String) -> String {
    guard case .object(let members) = value else { return value.line }
    let inner = indentation + layout.unit
    let lines = members.map { "\(inner)\($0.key.quotedForJSON)\(layout.colon)\(text($0.value, at: inner))" }
    return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
  }
}

extension JSONNode {
  /// The names of the members that lead to the value at a range; nil where it is not in objects alone.
  func path(to range: Range<Int>) -> [String]? {
    if self.range == range { return [] }
    for member in members ?? [] where member.value.range.contains(range.lowerBound) {
      return member.value.path(to: range).map { [member.key] + $0 }
    }
    return nil
  }

  /// The value at a path of members.
  func value(at path: some Sequence<String>) -> JSONNode? { path.reduce(self) { $0?[$1] } }
}
