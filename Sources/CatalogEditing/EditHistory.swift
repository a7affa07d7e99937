import CatalogFormats

/// The undo history of the edits in all files.
struct EditHistory: Sendable {
  /// An edit of a file, with the inverse edit.
  struct Change: Sendable {
    let path: String
    let edit: TextEdit
    let inverse: TextEdit
  }

  /// The edits that are undone together.
  struct Step: Sendable {
    var changes: [Change]
    /// The messages that the step changes; empty if the edit specified none.
    var messages: Set<MessageID>
  }

  private var steps: [Step] = []
  /// The number of steps that are in effect.
  private var position = 0
  /// Whether further edits of the same message join the last step.
  private var isOpen = false

  /// The step that is undone next; nil if there is none.
  var undoStep: Step? { position > 0 ? steps[position - 1] : nil }
  var canUndo: Bool { position > 0 }
  var canRedo: Bool { position < steps.count }

  /// Pushes a step and clears the redo stack; ignores an empty step.
  ///
  /// - Parameters:
  ///   - message: the message that the step changes; nil if the edit specifies none.
  ///   - joinsLastStep: whether the changes become part of the last step, if it changes the same message and has not ended.
  mutating func append(_ changes: [Change], of message: MessageID? = nil, joinsLastStep: Bool = false) {
    if changes.isEmpty { return }
    if joinsLastStep, isOpen, position == steps.count, let message, steps.last?.messages == [message] {
      steps[position - 1].changes += changes
      return
    }
    steps.removeSubrange(position...)
    steps.append(Step(changes: changes, messages: message.map { [$0] } ?? []))
    position += 1
    isOpen = joinsLastStep
  }

  /// Ends the last step, so that later changes are undone separately.
  mutating func endStep() { isOpen = false }

  /// Undoes and returns the last step; nil if there is none.
  mutating func undo() -> Step? {
    guard canUndo else { return nil }
    endStep()
    position -= 1
    return steps[position]
  }

  /// Redoes and returns the next undone step; nil if there is none.
  mutating func redo() -> Step? {
    guard canRedo else { return nil }
    endStep()
    position += 1
    return steps[position - 1]
  }
}
