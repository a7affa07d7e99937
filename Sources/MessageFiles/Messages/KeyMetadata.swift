/// The `@key` object of an ARB file, which describes a key for translators and reviewers.
///
/// A class, so that a lookup costs only a retain.
package final class KeyMetadata: Sendable {
  private let node: JSONNode
  /// The offset of `@key` in the file.
  package let offset: Int
  /// The declared type of each argument; nil if there is no list of placeholders.
  package let placeholders: [String: ArgumentDefinition.ValueType?]?
  /// The record of the translation; nil in the source, and if none is recorded.
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

  /// Returns whether an `@key` object has a member for a record, even an empty one.
  package static func hasRecordMember(_ node: JSONNode) -> Bool {
    node[TranslationRecord.sourceKey] != nil || node[TranslationRecord.translationKey] != nil
  }

  /// Returns whether an `@key` object has a member for suppressions.
  package static func hasSuppressions(_ node: JSONNode) -> Bool { node[suppressionsKey] != nil }

  /// Returns whether an `@key` object specifies where the text is shown, or how long it may be.
  package static func hasSlot(_ node: JSONNode) -> Bool { node[slotKey] != nil || node[maximumLengthKey] != nil }

  private static let slotKey = "x-slot"
  private static let maximumLengthKey = "x-max-length"
  package static let suppressionsKey = "x-lint-ignore"

  package var description: String { node["description"]?.string ?? "" }

  /// The recorded hash of the translation, as written; nil if none is recorded.
  package var translationHash: JSONNode? { node[TranslationRecord.translationKey] }

  /// Where the text is shown, as written in `"x-slot": "button"`; nil if it is not specified.
  package var slot: JSONNode? { node[Self.slotKey] }

  /// The maximum number of characters, as written in `"x-max-length": 20`; nil if it is not specified.
  package var maximumLength: JSONNode? { node[Self.maximumLengthKey] }

  /// Whether the object is empty, as in files that use such keys as headings of sections.
  package var isHeading: Bool { node.members?.isEmpty ?? true }

  /// An example for each argument, as text.
  package var examples: [String: String] {
    let members = node["placeholders"]?.members ?? []
    return Dictionary(members.compactMap { member in member.value["example"]?.scalarText.map { (member.key, $0) } }) {
      $1
    }
  }

  /// Returns the example of one argument, as text; nil if there is none.
  package func example(of argument: String) -> String? { node["placeholders"]?[argument]?["example"]?.scalarText }
}
