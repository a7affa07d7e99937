/// A JSON value with its range in the text.
///
/// Objects keep the order of their members and duplicate keys, which occur in translators' files.
package struct JSONNode: Sendable {
  package enum Content: Sendable {
    case null
    case bool(Bool)
    /// The number as written.
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([JSONMember])
  }

  package let content: Content
  /// The range in UTF-8 bytes of the text, including the quotes of a string.
  package let range: Range<Int>

  package init(content: Content, range: Range<Int>) {
    self.content = content
    self.range = range
  }
}

package struct JSONMember: Sendable {
  package let key: String
  package let keyRange: Range<Int>
  package let value: JSONNode

  package init(key: String, keyRange: Range<Int>, value: JSONNode) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
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

  /// The value of the last member with a key, as in other JSON parsers; nil if there is none or this is not an object.
  package subscript(key: String) -> JSONNode? {
    guard let members, let index = members.indices.last(where: { members[$0].key.isSame(as: key) }) else { return nil }
    return members[index].value
  }

  /// A string or a number as text; nil for any other value.
  package var scalarText: String? {
    switch content {
    case .string(let text), .number(let text): text
    default: nil
    }
  }
}

extension String {
  /// Returns whether two keys are equal; compares the lengths first, because most keys differ in length.
  @inlinable package func isSame(as other: String) -> Bool { utf8.count == other.utf8.count && self == other }
}
