import AuthCopyService
import Logging
import ServiceLifecycle
import Testing

extension CopyService {
  /// Serves on a port that the system picks while `body` runs.
  func serving(
    _ options: ListeningOptions = ListeningOptions(), _ body: @Sendable (_ port: Int) async throws -> Void
  ) async throws {
    var options = options
    options.port = 0
    let (addresses, listening) = AsyncStream.makeStream(of: String.self)
    let server = server(options: options, logger: .silent) { listening.yield($0) }
    let group = ServiceGroup(configuration: ServiceGroupConfiguration(services: [server], logger: .silent))
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      tasks.addTask {
        defer { listening.finish() }
        try await group.run()
      }
      do {
        let address = try #require(await addresses.first { _ in true }, "the service listens")
        try await body(#require(address.split(separator: ":").last.flatMap { Int($0) }))
      } catch {
        await group.triggerGracefulShutdown()
        throw error
      }
      await group.triggerGracefulShutdown()
      try await tasks.waitForAll()
    }
  }
}

extension ListeningOptions {
  static var onFreePort: ListeningOptions {
    var options = ListeningOptions()
    options.port = 0
    return options
  }
}
