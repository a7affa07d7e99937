internal import MessageFiles

/// An object in a JSON file, and the edits that add members to it, in the layout of the file.
struct JSONFile {
  let bytes: [UInt8]
  let root: JSONNode
  let layout: FileLayout
  /// The colon with the white space around it, as in the first member of the file.
  private let colon: String

  /// - Parameter model: the file that this file is modeled on, for a layout that this file does not show.
  /// - Returns: nil if the content is not a JSON object.
  init?(_ bytes: [UInt8], model: JSONFile? = nil) {
    guard let root = try? JSONParser.parse(bytes, allowsByteOrderMark: true), let members = root.members else {
      return nil
    }
    self.bytes = bytes
    self.root = root
    colon =
      members.first.map { String(decoding: bytes[$0.keyRange.upperBound..<$0.value.range.lowerBound], as: UTF8.self) }
      ?? model?.colon ?? ": "
    layout = FileLayout(
      bytes, firstChild: members.first?.keyRange.lowerBound, separator: ",",
      gapOnLine: String(colon.drop { $0 != ":" }.dropFirst()), indentation: "  ", model: model?.layout)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns a member.
  ///
  /// - Parameter key: the key as a JSON string.
  func member(_ key: String, _ value: FileLayout.Node) -> FileLayout.Node {
    var member = value
    member.start = "\(key)\(colon)\(value.start)"
    return member
  }

  /// Returns the edit that sets the value of the member at a path, and creates missing objects.
  ///
  /// - Parameters:
  ///   - start: the object at which the path starts.
  ///   - isBefore: returns whether a member precedes the new one in the object at a depth of the path.
  /// - Returns: nil if a value on the path is not an object.
  func setting(
    _ value: FileLayout.Node, at path: [String], of start: JSONNode,
    isBefore: (_ depth: Int, _ name: String) -> Bool
  ) -> TextEdit? {
    var node = start
    var depth = 0
    while depth < path.count, let child = node[path[depth]] {
      node = child
      depth += 1
    }
    if depth == path.count { return layout.replacing(node.range, with: value) }
    guard let members = node.members else { return nil }
    // The objects that the path names and the file lacks contain the value.
    let value = path[(depth + 1)...].reversed().reduce(value) { .object([member($1.quotedForJSON, $0)]) }
    let previous = members.last { isBefore(depth, $0.key) }
    return inserting([member(path[depth].quotedForJSON, value)], after: previous?.range, in: node)
  }

  /// Returns the edit that inserts members after another one, or else at the start of an object.
  func inserting(_ members: [FileLayout.Node], after previous: Range<Int>?, in object: JSONNode) -> TextEdit {
    if let previous { return layout.inserting(members, .after(previous)) }
    if let first = object.members?.first { return layout.inserting(members, .before(first.range.lowerBound)) }
    return layout.inserting(members, .inside(object.range.lowerBound + 1..<object.range.upperBound - 1))
  }
}

extension FileLayout.Node {
  static func string(_ text: String) -> Self { Self(start: text.quotedForJSON) }

  static func object(_ members: [Self]) -> Self { Self(start: "{", children: members, end: "}") }
}

extension JSONMember {
  var range: Range<Int> { keyRange.lowerBound..<value.range.upperBound }
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
