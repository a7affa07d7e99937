import NIOCore

/// The number of connections that the limit of open files allows.
package struct ConnectionBudget: Equatable {
  /// Connections to the clients' port.
  package let clients: Int
  /// Connections to the operators' port, which are reserved so that it responds even if all others are in use.
  package let operators: Int

  /// Returns the number of files that the process itself opens.
  ///
  /// These are standard streams, listening sockets, signals and timers, the catalog's files, and three descriptors for
  /// each event loop, including the operators' loop.
  package static func ownFiles(eventLoops: Int = System.coreCount) -> Int { 32 + 3 * (eventLoops + 1) }

  private static let maximumOperators = 32

  /// Creates a budget; nil if the limit leaves no connection.
  ///
  /// - Parameters:
  ///   - asked: the requested maximum of client connections.
  ///   - ownFiles: the number of files that the process itself opens.
  ///   - limit: the maximum number of open files of the process.
  package init?(asked: Int, hasOperators: Bool, ownFiles: Int = Self.ownFiles(), limit: Int) {
    let left = limit - ownFiles
    guard left >= (hasOperators ? 2 : 1) else { return nil }
    operators = hasOperators ? min(Self.maximumOperators, max(1, left / 4)) : 0
    clients = min(asked, left - operators)
  }

  /// Returns the limit of open files that allows all requested connections.
  package static func wantedFiles(asked: Int, ownFiles: Int = Self.ownFiles()) -> Int {
    let (sum, overflows) = asked.addingReportingOverflow(ownFiles + maximumOperators)
    return overflows ? .max : sum
  }
}
