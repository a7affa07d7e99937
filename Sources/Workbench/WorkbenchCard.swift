internal import AuthCopy

/// What people see at once: title, message and action of a kind, or one text.
struct WorkbenchCard: Sendable {
  struct Slot: Sendable {
    let key: String
    /// What the text is on the card: `title`, `message` or `action`.
    let role: String
  }

  /// The kind, or the key.
  let name: String
  let slots: [Slot]
  /// Nil for a text that belongs to no kind.
  let definition: KindDefinition?

  init(_ definition: KindDefinition) {
    name = definition.kind.rawValue
    slots = definition.parts.map { Slot(key: KindKey(definition.kind, $0).description, role: $0.rawValue) }
    self.definition = definition
  }

  /// - Parameter slot: where the text is shown, as its metadata says.
  init(key: String, slot: String?) {
    name = key
    let role =
      switch slot {
      case "button": "action"
      case "title", "heading": "title"
      default: "message"
      }
    slots = [Slot(key: key, role: role)]
    definition = nil
  }

  /// The cards of a catalog: kinds first, then all other keys in the order of the source.
  static func all(of catalog: Catalog?, keys: [String], slot: (String) -> String?) -> [WorkbenchCard] {
    let kinds = (catalog?.definitions ?? []).map(WorkbenchCard.init)
    let known = Set(keys)
    // A kind without copy, as in an overlay that adds none, has nothing to translate.
    let shown = kinds.filter { $0.slots.contains { known.contains($0.key) } }
    let taken = Set(shown.flatMap { $0.slots.map(\.key) })
    return shown + keys.filter { !taken.contains($0) }.map { WorkbenchCard(key: $0, slot: slot($0)) }
  }
}
