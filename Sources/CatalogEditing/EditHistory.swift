/// The edits that can be taken back, over all files.
struct EditHistory: Sendable {
  /// An edit of a file, with the one that takes it back.
  struct Change: Sendable {
    let path: String
    let edit: TextEdit
    let inverse: TextEdit
  }

  private var steps: [[Change]] = []
  /// How many of the steps are in effect.
  private var position = 0

  var canUndo: Bool { position > 0 }
  var canRedo: Bool { position < steps.count }

  /// Adds a step, after which nothing can be done again that was taken back before; one that changes nothing is none.
  mutating func append(_ changes: [Change]) {
    if changes.isEmpty { return }
    steps.removeSubrange(position...)
    steps.append(changes)
    position += 1
  }

  /// The edits that take the last step back, in the order in which to apply them; nil when there is none.
  mutating func undo() -> [(path: String, edit: TextEdit)]? {
    guard canUndo else { return nil }
    position -= 1
    return steps[position].reversed().map { ($0.path, $0.inverse) }
  }

  /// The edits of the next step that was taken back; nil when there is none.
  mutating func redo() -> [(path: String, edit: TextEdit)]? {
    guard canRedo else { return nil }
    position += 1
    return steps[position - 1].map { ($0.path, $0.edit) }
  }
}
