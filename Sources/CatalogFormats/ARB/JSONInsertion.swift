internal import MessageFiles

/// Inserts values into JSON objects, in the layout of the file.
struct JSONInsertion {
  /// The object at which paths start.
  let root: JSONNode
  private let layout: JSONLayout

  /// - Parameters:
  ///   - root: the object at which paths start.
  ///   - file: the root of the file.
  init(_ bytes: [UInt8], root: JSONNode, file: JSONNode) {
    self.root = root
    layout = JSONLayout(bytes, root: file)
  }

  /// Returns the edit that sets the value of the member at a path, and creates missing objects.
  ///
  /// - Parameter isBefore: returns whether a member precedes the new one in the object at a depth of the path.
  /// - Returns: nil if a value on the path is not an object.
  func setting(
    _ value: JSONValue, at path: [String], isBefore: (_ depth: Int, _ name: String) -> Bool
  ) -> TextEdit? {
    var node = root
    var depth = 0
    while depth < path.count, let child = node[path[depth]] {
      node = child
      depth += 1
    }
    let indentation = layout.indentation(ofLineAt: node.range.lowerBound)
    if depth == path.count { return TextEdit(node.range, text(value, at: indentation)) }
    guard let members = node.members else { return nil }
    let name = "\(path[depth].quotedForJSON)\(layout.colon)"
    // Wrap the value in the objects that the path names and the file lacks.
    let value = path[(depth + 1)...].reversed().reduce(value) { .object([(key: $1, value: $0)]) }
    guard !members.isEmpty else {
      let inner = indentation + layout.unit
      return TextEdit(
        node.range, "{\(lineEnd)\(inner)\(name)\(text(value, at: inner))\(lineEnd)\(indentation)}")
    }
    let last = members.lastIndex { isBefore(depth, $0.key) }
    let gap = layout.gap(before: last ?? 0, of: members, in: node)
    let lineBreak = gap.utf8.lastIndex(of: 0x0A)
    let memberIndentation = lineBreak.map { String(gap[$0...].dropFirst()) }
    let member = name + (memberIndentation.map { text(value, at: $0) } ?? value.line)
    guard let last else {
      let start = members[0].keyRange.lowerBound
      return TextEdit(start..<start, "\(member),\(gap)")
    }
    let end = members[last].value.range.upperBound
    return TextEdit(end..<end, ",\(gap)\(member)")
  }

  private var lineEnd: String { layout.lineEnd }

  private func text(_ value: JSONValue, at indentation: String) -> String {
    guard case .object(let members) = value else { return value.line }
    let inner = indentation + layout.unit
    let lines = members.map { "\(inner)\($0.key.quotedForJSON)\(layout.colon)\(text($0.value, at: inner))" }
    return "{\(lineEnd)\(lines.joined(separator: ",\(lineEnd)"))\(lineEnd)\(indentation)}"
  }
}

extension JSONNode {
  /// Returns the names of the members on the path to the value at a range; nil if an array is on the path.
  func path(to range: Range<Int>) -> [String]? {
    if self.range == range { return [] }
    for member in members ?? [] where member.value.range.contains(range.lowerBound) {
      return member.value.path(to: range).map { [member.key] + $0 }
    }
    return nil
  }

  /// Returns the value at a path of members; nil if there is none.
  func value(at path: some Sequence<String>) -> JSONNode? { path.reduce(self) { $0?[$1] } }
}
