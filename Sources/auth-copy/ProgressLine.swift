import Foundation

/// A line on standard error that says how far a slow command has come; on a terminal alone.
enum ProgressLine {
  private static let delay = 1.0
  private static let interval = 0.2
  private static let clear = "\r\u{1B}[K"

  /// Runs a body, and shows the text once the body takes longer than a second.
  static func show<Result>(_ text: @escaping @Sendable () -> String, during body: () throws -> Result) rethrows
    -> Result
  {
    guard isatty(STDERR_FILENO) == 1 else { return try body() }
    let isDone = DispatchSemaphore(value: 0)
    let isCleared = DispatchSemaphore(value: 0)
    // A thread of its own, because the body may keep all others busy.
    Thread {
      if isDone.wait(timeout: .now() + delay) == .timedOut {
        repeat {
          StandardStreams.writeError(text(), after: clear)
        } while isDone.wait(timeout: .now() + interval) == .timedOut
        StandardStreams.writeError("", after: clear)
      }
      isCleared.signal()
    }.start()
    defer {
      isDone.signal()
      isCleared.wait()
    }
    return try body()
  }
}
