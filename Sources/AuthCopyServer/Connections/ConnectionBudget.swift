import NIOCore

/// How many connections the limit of open files allows.
package struct ConnectionBudget: Equatable {
  /// Connections to the port of clients.
  package let clients: Int
  /// Connections to the port of operators: its own, so that it answers when clients use up all of theirs.
  package let operators: Int

  /// What the process opens for itself: standard streams, listening sockets, signals and timers, the catalog's files,
  /// and three descriptors for each event loop.
  package static func ownFiles(eventLoops: Int = System.coreCount) -> Int { 32 + 3 * eventLoops }

  private static let maximumOperators = 32

  /// Nil when the limit leaves no connection.
  ///
  /// - Parameters:
  ///   - asked: the most connections that clients may have.
  ///   - ownFiles: the open files that the process itself needs.
  ///   - limit: the most open files that the process may have.
  package init?(asked: Int, hasOperators: Bool, ownFiles: Int = Self.ownFiles(), limit: Int) {
    let left = limit - ownFiles
    guard left >= (hasOperators ? 2 : 1) else { return nil }
    operators = hasOperators ? min(Self.maximumOperators, max(1, left / 4)) : 0
    clients = min(asked, left - operators)
  }

  /// The open files that are enough for all the connections that are asked for.
  package static func wantedFiles(asked: Int, ownFiles: Int = Self.ownFiles()) -> Int {
    let (sum, overflows) = asked.addingReportingOverflow(ownFiles + maximumOperators)
    return overflows ? .max : sum
  }
}
