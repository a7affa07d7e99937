import Logging
import Synchronization

/// Records log lines, and lets tests wait for them.
final class LogRecorder: Sendable {
  struct Line: Sendable {
    let message: String
    let metadata: Logger.Metadata
  }

  private struct State {
    var lines: [Line] = []
    var waiting: (count: Int, continuation: CheckedContinuation<Void, Never>)?
  }

  private let state = Mutex(State())

  var lines: [Line] { state.withLock(\.lines) }

  var logger: Logger { Logger(label: "test", factory: { _ in Handler(recorder: self) }) }

  /// Waits until `count` lines have been logged, or the time limit of the test has expired.
  func lines(reach count: Int) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        state.withLock { state in
          guard state.lines.count < count, !Task.isCancelled else { return continuation.resume() }
          state.waiting = (count, continuation)
        }
      }
    } onCancel: {
      state.withLock { state in
        state.waiting?.continuation.resume()
        state.waiting = nil
      }
    }
  }

  private func add(_ line: Line) {
    state.withLock { state in
      state.lines.append(line)
      guard let waiting = state.waiting, state.lines.count >= waiting.count else { return }
      state.waiting = nil
      waiting.continuation.resume()
    }
  }

  private struct Handler: LogHandler {
    let recorder: LogRecorder
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.notice

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      recorder.add(Line(message: "\(event.message)", metadata: event.metadata ?? [:]))
    }
  }
}
