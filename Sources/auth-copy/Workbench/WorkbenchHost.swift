import Foundation
import Hummingbird
import NIOCore
import Workbench

/// Owns a workbench: hands it requests one by one, runs its checks, and tells pages what has changed.
actor WorkbenchHost {
  private var workbench: Workbench
  private var streams: [Int: AsyncStream<ByteBuffer>.Continuation] = [:]
  private var nextStream = 0
  private var notifiedRevision = 0
  private var hasWarned = false

  init(_ workbench: Workbench) { self.workbench = workbench }

  /// - Returns: the address to open.
  func listen(on port: Int) -> String {
    workbench.listen(on: port)
    return workbench.address
  }

  /// Whether there are changes that nobody has been warned of losing; the second time, that is what they want.
  func shouldWarnAboutUnsavedChanges() -> Bool {
    defer { hasWarned = true }
    return workbench.isEdited && !hasWarned
  }

  func renewAddress() -> String {
    workbench.renewAddress()
    return workbench.address
  }

  func respond(to request: WorkbenchRequest) async -> WorkbenchResponse {
    let response = workbench.respond(to: request)
    notifyPages()
    guard response.isDeferred else { return response }
    // A thread of its own may wait for other programs, and others are answered meanwhile.
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: response.completed()) }
    }
  }

  /// How often files are looked at.
  private static let interval = Duration.seconds(1)

  /// Watches the files and runs checks, until the task is cancelled.
  func run() async {
    while !Task.isCancelled {
      workbench.loadDiskChanges()
      notifyPages()
      if let (unit, check) = workbench.nextCheck {
        // The actor goes on answering meanwhile.
        let result = await Task.detached(priority: .utility) { check.run() }.value
        workbench.finish(result, of: unit)
        notifyPages()
      }
      try? await Task.sleep(for: Self.interval)
    }
  }

  // MARK: Events

  func events(after first: [UInt8]) -> AsyncStream<ByteBuffer> {
    let id = nextStream
    nextStream += 1
    let (stream, continuation) = AsyncStream<ByteBuffer>.makeStream(bufferingPolicy: .bufferingNewest(1))
    continuation.yield(ByteBuffer(bytes: first))
    continuation.onTermination = { [weak self] _ in Task { await self?.removeStream(id) } }
    streams[id] = continuation
    return stream
  }

  private func removeStream(_ id: Int) { streams[id] = nil }

  private func notifyPages() {
    guard workbench.revision != notifiedRevision else { return }
    notifiedRevision = workbench.revision
    for stream in streams.values { stream.yield(ByteBuffer(bytes: workbench.event)) }
  }

  /// Ends all streams, so that the server can shut down.
  func end() { for stream in streams.values { stream.finish() } }
}
