import Dispatch
import Foundation
import Synchronization
import Testing

@testable import AuthCopyService

@Suite(.timeLimit(.minutes(10))) struct TerminationSignalsTests {
  /// Blocks its thread while it waits, because the signals are handled on a separate queue.
  @Test func deadlineFiresAfterTheSignal() {
    let events = Mutex<[String]>([])
    let signaled = DispatchSemaphore(value: 0)
    let ended = DispatchSemaphore(value: 0)
    let signals = TerminationSignals([SIGUSR1], ignoring: [SIGUSR2], deadline: 0.1) {
      events.withLock { $0.append("signal") }
      signaled.signal()
    } onDeadline: {
      events.withLock { $0.append("deadline") }
      ended.signal()
    }
    // Either signal would end the process if it had no handler.
    kill(getpid(), SIGUSR2)
    kill(getpid(), SIGUSR1)
    signaled.wait()
    ended.wait()
    withExtendedLifetime(signals) {
      #expect(events.withLock(\.first) == "signal")
      #expect(events.withLock { $0.contains("deadline") })
    }
  }
}
