internal import Synchronization

/// How many messages have been checked so far, by the threads that check them.
package final class LintProgress: Sendable {
  private let checked = Atomic<Int>(0)

  package init() {}

  package var messages: Int { checked.load(ordering: .relaxed) }

  func add(_ count: Int) { checked.add(count, ordering: .relaxed) }
}
