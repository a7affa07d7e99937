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

  /// The maximum number of connections to the operators' port.
  private static let maximumOperators = 32

  /// Creates a budget; nil if the limit leaves no connection.
  ///
  /// - Parameters:
  ///   - requested: the requested maximum of client connections.
  ///   - hasOperators: whether operators have their own port.
  ///   - ownFiles: the number of files that the process itself opens.
  ///   - limit: the maximum number of open files of the process.
  package init?(requested: Int, hasOperators: Bool, ownFiles: Int = Self.ownFiles(), limit: Int) {
    let available = limit - ownFiles
    guard available >= (hasOperators ? 2 : 1) else { return nil }
    operators = hasOperators ? min(Self.maximumOperators, max(1, available / 4)) : 0
    clients = min(requested, available - operators)
  }

  /// Returns the limit of open files that allows all requested connections.
  package static func requiredFileLimit(requested: Int, ownFiles: Int = Self.ownFiles()) -> Int {
    let (sum, overflows) = requested.addingReportingOverflow(ownFiles + maximumOperators)
    return overflows ? .max : sum
  }
}
