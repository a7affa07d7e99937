package import CoreMetrics
import Dispatch
import Foundation

import struct Synchronization.Mutex

/// Writes log lines to a file descriptor without blocking the caller.
///
/// Lines wait in a queue of 1 MiB, and one thread writes them in order. A line that does not fit in the queue, or
/// cannot be written, is dropped and counted as `auth_copy_log_lines_dropped_total`.
package final class LogWriter: Sendable {
  private struct State {
    var lines: [[UInt8]] = []
    /// The total size of all unwritten lines in bytes, including those that are being written.
    var size = 0
    var isWriting = false
  }

  private static let capacity = 1 << 20

  private let descriptor: Int32
  private let dropped: Counter
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "log-writer")
  /// A group that is entered while lines are being written.
  private let writing = DispatchGroup()

  /// - Parameters:
  ///   - descriptor: an open file descriptor, such as standard error.
  ///   - metrics: counts the dropped lines.
  package init(descriptor: Int32, metrics: any MetricsFactory) {
    self.descriptor = descriptor
    dropped = Counter(label: "auth_copy_log_lines_dropped_total", dimensions: [], factory: metrics)
  }

  /// Queues a line for writing, or drops it.
  func write(_ line: [UInt8]) {
    let fits = state.withLock { state in
      guard state.size + line.count <= Self.capacity else { return false }
      state.size += line.count
      state.lines.append(line)
      if !state.isWriting {
        state.isWriting = true
        queue.async(group: writing) { [self] in writeAll() }
      }
      return true
    }
    if !fits { dropped.increment() }
  }

  /// Waits until every line has been written, or until the time is over.
  package func flush(within seconds: Double) {
    _ = writing.wait(timeout: .now() + seconds)
  }

  private func writeAll() {
    while let lines = nextLines() {
      for line in lines where !Self.write(line, to: descriptor) { dropped.increment() }
      let size = lines.reduce(0) { $0 + $1.count }
      state.withLock { $0.size -= size }
    }
  }

  private func nextLines() -> [[UInt8]]? {
    state.withLock { state in
      let lines = state.lines
      state.lines = []
      state.isWriting = !lines.isEmpty
      return lines.isEmpty ? nil : lines
    }
  }

  private static func write(_ line: [UInt8], to descriptor: Int32) -> Bool {
    var rest = line[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Another process that shares the descriptor has made it non-blocking.
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
