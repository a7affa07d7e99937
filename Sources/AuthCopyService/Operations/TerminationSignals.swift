import Dispatch

/// Handles termination signals outside Swift concurrency, so that the deadline holds even if its threads are blocked.
package final class TerminationSignals: Sendable {
  // Dispatch sources are safe to use from many threads, though their type is not `Sendable`, and the list never
  // changes.
  nonisolated(unsafe) private let sources: [any DispatchSourceSignal]

  /// Starts to handle the signals; each signal is handled once the initializer has returned.
  ///
  /// - Parameters:
  ///   - ignored: signals that no longer end the process; other code may handle them.
  ///   - seconds: the time from the first signal to the deadline.
  ///   - onSignal: called for each signal.
  ///   - onDeadline: called at the deadline if the process is still running.
  package init(
    _ signals: [Int32], ignoring ignored: [Int32] = [], deadline seconds: Double,
    onSignal: @escaping @Sendable () -> Void, onDeadline: @escaping @Sendable () -> Void
  ) {
    let queue = DispatchQueue(label: "termination")
    // Sources are registered on another thread. Until then, a signal ends the process as it does by default.
    let registered = DispatchSemaphore(value: 0)
    sources = (signals + ignored).map { signal in
      let source = DispatchSource.makeSignalSource(signal: signal, queue: queue)
      let endsProcess = signals.contains(signal)
      source.setEventHandler {
        guard endsProcess else { return }
        queue.asyncAfter(deadline: .now() + seconds, execute: onDeadline)
        onSignal()
      }
      source.setRegistrationHandler { registered.signal() }
      source.activate()
      return source
    }
    for _ in sources { registered.wait() }
  }

  deinit {
    for source in sources { source.cancel() }
  }
}
