/// The `@key` object of an ARB file, which describes a key for translators and reviewers.
///
/// A class, so that a lookup costs only a retain.
package final class KeyMetadata: Sendable {
  private let node: JSONNode
  /// The offset of `@key` in the file.
  package let offset: Int
  /// The declared type of each argument; nil when there is no list of placeholders.
  package let placeholders: [String: ArgumentDefinition.ValueType?]?
  /// The source that the translation was made from; nil in the source, and when none is recorded.
  package let record: TranslationRecord?
  package let suppressions: [Suppression]

  /// One element of `"x-lint-ignore": [{"rule": "...", "reason": "..."}]`.
  package struct Suppression: Sendable {
    package let rule: String
    package let reason: String
    /// The offset in the file.
    package let offset: Int
  }

  /// - Parameter member: the member `@key` of an ARB file; nil if there is none.
  package init(_ member: JSONMember?) {
    let node = member?.value ?? JSONNode(content: .null, range: 0..<0)
    self.node = node
    offset = member?.keyRange.lowerBound ?? 0
    placeholders = node["placeholders"]?.members.map { members in
      Dictionary(members.map { ($0.key, $0.value["type"]?.string.flatMap(ArgumentDefinition.ValueType.init)) }) { $1 }
    }
    record = TranslationRecord(node)
    suppressions = (node[Self.suppressionsKey]?.array ?? []).map { element in
      Suppression(
        rule: element["rule"]?.string ?? "", reason: element["reason"]?.string ?? "", offset: element.range.lowerBound)
    }
  }

  /// Whether an `@key` object has a member for a record, even an empty one.
  package static func hasRecordMember(_ node: JSONNode) -> Bool {
    node[TranslationRecord.sourceKey] != nil || node[TranslationRecord.translationKey] != nil
  }

  /// Whether an `@key` object has a member for suppressions.
  package static func hasSuppressions(_ node: JSONNode) -> Bool { node[suppressionsKey] != nil }

  /// Whether an `@key` object says where the text is shown, or how long it may be.
  package static func hasSlot(_ node: JSONNode) -> Bool { node[slotKey] != nil || node[maximumLengthKey] != nil }

  private static let slotKey = "x-slot"
  private static let maximumLengthKey = "x-max-length"
  package static let suppressionsKey = "x-lint-ignore"

  package var description: String { node["description"]?.string ?? "" }

  /// The recorded hash of the translation, as written; nil when none is recorded.
  package var translationHash: JSONNode? { node[TranslationRecord.translationKey] }

  /// `"x-slot": "button"`: where the text is shown, as written; nil when nothing says so.
  package var slot: JSONNode? { node[Self.slotKey] }

  /// `"x-max-length": 20`: how many characters the text may have, as written; nil when nothing says so.
  package var maximumLength: JSONNode? { node[Self.maximumLengthKey] }

  /// Whether the object is empty: some files use such keys as headings of sections.
  package var isHeading: Bool { node.members?.isEmpty ?? true }

  /// An example for each argument, as text.
  package var examples: [String: String] {
    let members = node["placeholders"]?.members ?? []
    return Dictionary(members.compactMap { member in member.value["example"]?.scalarText.map { (member.key, $0) } }) {
      $1
    }
  }
}
