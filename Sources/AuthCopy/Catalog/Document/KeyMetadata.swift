/// What the `@key` object of an ARB file says about a key, for people who translate and review.
package struct KeyMetadata: Sendable {
  package let description: String
  /// Nothing stands in it: some files head their sections with such keys.
  package let isHeading: Bool
  /// The declared type of each argument; nil when there is no list of placeholders.
  package let placeholders: [String: ArgumentDefinition.ValueType?]?
  /// An example of each argument, as text.
  package let examples: [String: String]
  /// What a translation was made from; nil in the source, and for a translation that nobody recorded.
  package let record: TranslationRecord?
  package let suppressions: [Suppression]

  /// `"x-lint-ignore": [{"rule": "...", "reason": "..."}]`
  package struct Suppression: Sendable {
    package let rule: String
    package let reason: String
    /// In the file.
    package let offset: Int
  }

  package init(_ node: JSONNode) {
    let members = node["placeholders"]?.members
    description = node["description"]?.string ?? ""
    isHeading = node.members?.isEmpty ?? true
    placeholders = members.map { members in
      Dictionary(members.map { ($0.key, $0.value["type"]?.string.flatMap(ArgumentDefinition.ValueType.init)) }) { $1 }
    }
    examples = Dictionary(
      (members ?? []).compactMap { member in member.value["example"]?.scalarText.map { (member.key, $0) } }) { $1 }
    record = TranslationRecord(node)
    suppressions = (node["x-lint-ignore"]?.array ?? []).map { element in
      Suppression(
        rule: element["rule"]?.string ?? "", reason: element["reason"]?.string ?? "", offset: element.range.lowerBound)
    }
  }
}
