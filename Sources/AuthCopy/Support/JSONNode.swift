/// A JSON value with its place in the text.
///
/// Objects keep order and duplicates, which translators' files have.
package struct JSONNode: Sendable {
  package enum Content: Sendable {
    case null
    case bool(Bool)
    /// The number as it is written.
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([JSONMember])
  }

  package let content: Content
  /// In UTF-8 bytes of the text; a string's quotes are inside.
  package let range: Range<Int>
}

package struct JSONMember: Sendable {
  package let key: String
  package let keyRange: Range<Int>
  package let value: JSONNode
}

extension JSONNode {
  package var string: String? {
    if case .string(let string) = content { string } else { nil }
  }

  package var integer: Int? {
    if case .number(let text) = content { Int(text) } else { nil }
  }

  package var bool: Bool? {
    if case .bool(let bool) = content { bool } else { nil }
  }

  package var array: [JSONNode]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  package var members: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The last member of that key, as JSON parsers take it; nil too when this is no object.
  package subscript(key: String) -> JSONNode? {
    guard let members, let index = members.indices.last(where: { members[$0].key.isSame(as: key) }) else { return nil }
    return members[index].value
  }

  /// A string or a number as text; nil for anything else.
  package var scalarText: String? {
    switch content {
    case .string(let text), .number(let text): text
    default: nil
    }
  }
}

extension String {
  /// Whether two keys are the same.
  ///
  /// A look at the length first: most have another.
  func isSame(as other: String) -> Bool { utf8.count == other.utf8.count && self == other }
}
