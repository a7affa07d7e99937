import CatalogFormats

/// The edits that can be taken back, over all files.
struct EditHistory: Sendable {
  /// An edit of a file, with the one that takes it back.
  struct Change: Sendable {
    let path: String
    let edit: TextEdit
    let inverse: TextEdit
  }

  /// Edits that are taken back together.
  struct Step: Sendable {
    var changes: [Change]
    /// The messages that the step is about; empty for an edit that named none.
    var messages: Set<MessageID>
  }

  private var steps: [Step] = []
  /// How many of the steps are in effect.
  private var position = 0
  /// Whether edits of the last step's message join it.
  private var isOpen = false

  /// The step that is taken back next; nil when there is none.
  var undoable: Step? { position > 0 ? steps[position - 1] : nil }
  var canUndo: Bool { position > 0 }
  var canRedo: Bool { position < steps.count }

  /// Adds a step, after which nothing can be done again that was taken back before; one that changes nothing is none.
  ///
  /// - Parameters:
  ///   - message: the message that the step is about; nil for an edit that names none.
  ///   - joins: whether the changes become part of the last step, if that is about the same message and has not ended.
  mutating func append(_ changes: [Change], of message: MessageID? = nil, joins: Bool = false) {
    if changes.isEmpty { return }
    if joins, isOpen, position == steps.count, let message, steps.last?.messages == [message] {
      steps[position - 1].changes += changes
      return
    }
    steps.removeSubrange(position...)
    steps.append(Step(changes: changes, messages: message.map { [$0] } ?? []))
    position += 1
    isOpen = joins
  }

  /// Ends the last step: what comes is taken back on its own.
  mutating func endStep() { isOpen = false }

  /// The last step, which is no longer in effect; nil when there is none.
  mutating func undo() -> Step? {
    guard canUndo else { return nil }
    endStep()
    position -= 1
    return steps[position]
  }

  /// The next step that was taken back, which is in effect again; nil when there is none.
  mutating func redo() -> Step? {
    guard canRedo else { return nil }
    endStep()
    position += 1
    return steps[position - 1]
  }
}
