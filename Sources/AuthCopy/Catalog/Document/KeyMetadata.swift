/// What the `@key` object of an ARB file says about a key, for people who translate and review.
///
/// A class, so that looking one up costs one reference.
package final class KeyMetadata: Sendable {
  private let node: JSONNode
  /// Where `@key` stands in the file.
  package let offset: Int
  /// The declared type of each argument; nil when there is no list of placeholders.
  package let placeholders: [String: ArgumentDefinition.ValueType?]?
  /// What a translation was made from; nil in the source, and for a translation that nobody recorded.
  package let record: TranslationRecord?
  package let suppressions: [Suppression]

  /// One element of `"x-lint-ignore": [{"rule": "...", "reason": "..."}]`.
  package struct Suppression: Sendable {
    package let rule: String
    package let reason: String
    /// In the file.
    package let offset: Int
  }

  /// - Parameter member: the member `@key` of an ARB file; nil where it has none.
  package init(_ member: JSONMember?) {
    let node = member?.value ?? JSONNode(content: .null, range: 0..<0)
    self.node = node
    offset = member?.keyRange.lowerBound ?? 0
    placeholders = node["placeholders"]?.members.map { members in
      Dictionary(members.map { ($0.key, $0.value["type"]?.string.flatMap(ArgumentDefinition.ValueType.init)) }) { $1 }
    }
    record = TranslationRecord(node)
    suppressions = (node["x-lint-ignore"]?.array ?? []).map { element in
      Suppression(
        rule: element["rule"]?.string ?? "", reason: element["reason"]?.string ?? "", offset: element.range.lowerBound)
    }
  }

  package var description: String { node["description"]?.string ?? "" }

  /// Nothing stands in it: some files head their sections with such keys.
  package var isHeading: Bool { node.members?.isEmpty ?? true }

  /// An example of each argument, as text.
  package var examples: [String: String] {
    let members = node["placeholders"]?.members ?? []
    return Dictionary(members.compactMap { member in member.value["example"]?.scalarText.map { (member.key, $0) } }) {
      $1
    }
  }
}
