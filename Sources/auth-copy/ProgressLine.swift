import Foundation

/// A progress line of a slow command on standard error, shown only on a terminal.
enum ProgressLine {
  /// The time before the line appears, in seconds.
  private static let delay = 1.0
  /// The time between two updates, in seconds.
  private static let interval = 0.2
  /// Returns to the start of the line and erases it.
  private static let clear = "\r\u{1B}[K"

  /// Runs the body, and shows the text once the body has taken longer than a second.
  static func show<Result>(_ text: @escaping @Sendable () -> String, during body: () throws -> Result) rethrows
    -> Result
  {
    guard StandardStreams.isTerminal(STDERR_FILENO) else { return try body() }
    let isDone = DispatchSemaphore(value: 0)
    let isCleared = DispatchSemaphore(value: 0)
    // A separate thread, because the body may keep all other threads busy.
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
