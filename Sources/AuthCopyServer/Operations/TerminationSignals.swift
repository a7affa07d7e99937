import Dispatch

/// Handles the signals that end a process, apart from Swift's concurrency: whatever blocks its threads, a deadline holds.
package final class TerminationSignals: Sendable {
  // Dispatch's sources may be used by many threads, which their type does not say. They are made once and never changed.
  nonisolated(unsafe) private let sources: [any DispatchSourceSignal]

  /// - Parameters:
  ///   - ignored: signals that do nothing here, and no longer end the process; others may handle them too.
  ///   - seconds: from the first of the signals to the deadline.
  ///   - onSignal: called for each of the signals.
  ///   - onDeadline: called at the deadline, if the process still runs.
  package init(
    _ signals: [Int32], ignoring ignored: [Int32] = [], deadline seconds: Double,
    onSignal: @escaping @Sendable () -> Void, onDeadline: @escaping @Sendable () -> Void
  ) {
    let queue = DispatchQueue(label: "termination")
    sources = (signals + ignored).map { signal in
      let source = DispatchSource.makeSignalSource(signal: signal, queue: queue)
      let endsProcess = signals.contains(signal)
      source.setEventHandler {
        guard endsProcess else { return }
        queue.asyncAfter(deadline: .now() + seconds, execute: onDeadline)
        onSignal()
      }
      source.activate()
      return source
    }
  }

  deinit {
    for source in sources { source.cancel() }
  }
}
