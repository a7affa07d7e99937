internal import CMemory
internal import CatalogEditing
package import CatalogLint
internal import Dispatch
internal import Foundation
internal import Synchronization

/// Runs a language server on two file descriptors until the client ends it or disconnects.
package struct ServerLoop {
  private enum Event: Sendable {
    case bytes([UInt8])
    case end
    case checked(LintJob.Result, seconds: Double)
    /// A pause has ended; the client was idle if `messageCount` is still the number of messages.
    case pauseEnded(messageCount: Int)
  }

  /// A thread-safe queue of events.
  private final class EventQueue: Sendable {
    private let events = Mutex<[Event]>([])
    private let count = DispatchSemaphore(value: 0)

    func add(_ event: Event) {
      events.withLock { $0.append(event) }
      count.signal()
    }

    /// Removes and returns all events.
    ///
    /// - Parameter waits: whether to wait for an event if there is none.
    func take(waits: Bool) -> [Event] {
      if waits { count.wait() }
      let taken = events.withLock { events in
        defer { events = [] }
        return events
      }
      // The semaphore was signaled once for each event.
      for _ in 0..<max(0, taken.count - (waits ? 1 : 0)) { count.wait() }
      return taken
    }
  }

  private let input: Int32
  private let output: Int32
  private let events = EventQueue()
  private var server: LanguageServer
  private var framing = MessageFraming()
  private var pendingMessages: [[UInt8]] = []
  private var cancelled: Set<RequestID> = []
  private var isAtEnd = false
  private var isOutputClosed = false
  /// The number of messages received, each of which may change a catalog.
  private var messageCount = 0
  private var isCheckScheduled = false
  /// The duration of the last check, in seconds.
  private var checkTime = 0.0

  /// - Parameters:
  ///   - input: a descriptor to read from.
  ///   - output: a descriptor to write to.
  package init(_ linter: Linter, input: Int32, output: Int32) {
    server = LanguageServer(linter)
    self.input = input
    self.output = output
  }

  /// Runs the server and returns the exit status: 0 after `shutdown` and `exit`, else 1.
  package mutating func run() -> Int32 {
    // A failed write, rather than the signal, reports that the client has disconnected.
    signal(SIGPIPE, SIG_IGN)
    startReading()
    while !isOutputClosed {
      process(events.take(waits: pendingMessages.isEmpty && !isAtEnd))
      if !pendingMessages.isEmpty {
        handle(pendingMessages.removeFirst())
      } else if isAtEnd {
        break
      }
      if let status = server.exitStatus { return status }
      if pendingMessages.isEmpty {
        for message in server.publish() { send(message) }
        startCheck()
      }
    }
    return 1
  }

  private func startReading() {
    // The thread has its own descriptor: it may still read when the loop has ended and the caller closes the original.
    let (input, events) = (dup(input), events)
    Thread.detachNewThread {
      defer { close(input) }
      while true {
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
          let result = read(input, buffer.baseAddress, buffer.count)
          failure = result < 0 ? errno : 0
          count = max(0, result)
        }
        if failure == EINTR { continue }
        guard !bytes.isEmpty else { return events.add(.end) }
        events.add(.bytes(bytes))
      }
    }
  }

  private mutating func process(_ events: [Event]) {
    for event in events {
      switch event {
      case .bytes(let bytes): feed(bytes)
      case .end: isAtEnd = true
      case .checked(let result, let seconds):
        checkTime = seconds
        server.finish(result)
      case .pauseEnded(let earlierCount):
        isCheckScheduled = false
        if earlierCount == messageCount { check() }
      }
    }
  }

  private mutating func feed(_ bytes: [UInt8]) {
    framing.feed(bytes)
    do throws(MessageFraming.Failure) {
      while let message = try framing.next() {
        messageCount += 1
        // Cancellations are read ahead, so that a request that still waits is never started.
        if let id = CancelNotification(message)?.id { cancelled.insert(id) } else { pendingMessages.append(message) }
      }
    } catch {
      send(RPCWriter.failure(RPCError(.parseError, "invalid message header: \(error)"), id: nil))
      isAtEnd = true
    }
  }

  private mutating func handle(_ message: [UInt8]) {
    let cancelled = cancelled
    for response in server.receive(message, isCancelled: cancelled.contains) { send(response) }
    // Once no request waits, the remaining cancellations are of requests that are already done.
    if pendingMessages.isEmpty { self.cancelled = [] }
  }

  private mutating func send(_ message: [UInt8]) {
    var rest = MessageFraming.framed(message)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        isOutputClosed = true
        return
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Starts a check after a pause in typing that is as long as the last check, at most a second.
  ///
  /// A small catalog is checked immediately; in a large one, checks do not delay each other.
  private mutating func startCheck() {
    guard !isCheckScheduled, server.needsCheck else { return }
    if checkTime < 0.01 { return check() }
    isCheckScheduled = true
    let (events, count) = (events, messageCount)
    DispatchQueue.global().asyncAfter(deadline: .now() + min(checkTime, 1)) {
      events.add(.pauseEnded(messageCount: count))
    }
  }

  private mutating func check() {
    guard let job = server.nextJob() else { return }
    let events = events
    // A separate thread, because the check runs in parallel on the dispatch queues' threads and needs all of them.
    Thread.detachNewThread {
      let start = DispatchTime.now().uptimeNanoseconds
      let result = job.run()
      // Linting needs several times the memory of its result.
      cmemory_return_unused()
      events.add(.checked(result, seconds: Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9))
    }
  }
}
