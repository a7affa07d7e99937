internal import Synchronization

/// A thread-safe counter of the messages that have been checked so far.
package final class LintProgress: Sendable {
  private let checked = Atomic<Int>(0)

  package init() {}

  package var messages: Int { checked.load(ordering: .relaxed) }

  func add(_ count: Int) { checked.add(count, ordering: .relaxed) }
}
