package import CoreMetrics
import Dispatch
import Foundation

import struct Synchronization.Mutex

/// Writes log lines to a file descriptor without blocking the caller.
///
/// Lines wait in a queue of 1 MiB, and one thread writes them in order. A line that does not fit in the queue, or
/// cannot be written, is dropped as a whole and counted as `auth_copy_log_lines_dropped_total`.
package final class LogWriter: Sendable {
  private struct State {
    var lines: [[UInt8]] = []
    /// The total size of all unwritten lines in bytes, including those that are being written.
    var size = 0
    var isWriting = false
  }

  private static let capacity = 1 << 20

  /// The file, which only the thread that writes uses.
  private let file: Mutex<LogFile>
  private let dropped: Counter
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "log-writer")
  /// A group that is entered while lines are being written.
  private let writing = DispatchGroup()

  /// - Parameters:
  ///   - descriptor: an open file descriptor, such as standard error.
  ///   - metrics: counts the dropped lines.
  package init(descriptor: Int32, metrics: any MetricsFactory) {
    file = Mutex(LogFile(descriptor: descriptor))
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

  /// Waits until every line has been written, at most for the given time.
  package func flush(within seconds: Double) {
    _ = writing.wait(timeout: .now() + seconds)
  }

  private func writeAll() {
    while let lines = nextLines() {
      for line in lines where !file.withLock({ $0.write(line) }) { dropped.increment() }
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
}

/// The file of a log, to which a line is written either completely or not at all.
struct LogFile {
  typealias Write = @Sendable (_ descriptor: Int32, UnsafeRawBufferPointer) -> Int

  private let descriptor: Int32
  private let writeBytes: Write
  /// Whether the file ends with the start of a line that could not be removed.
  private var endsWithPartialLine = false

  init(descriptor: Int32, write: @escaping Write = { Foundation.write($0, $1.baseAddress, $1.count) }) {
    self.descriptor = descriptor
    writeBytes = write
  }

  /// Writes a line; if only its start can be written, the start is removed.
  ///
  /// - Returns: whether the line was written.
  mutating func write(_ line: [UInt8]) -> Bool {
    let line = endsWithPartialLine ? [UInt8(ascii: "\n")] + line : line
    var written = 0
    while written < line.count {
      let count = line[written...].withUnsafeBytes { writeBytes(descriptor, $0) }
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        // Another process that shares the descriptor has made it non-blocking.
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
      } else if errno != EINTR {
        if written > 0 { endsWithPartialLine = !removeLastBytes(written) }
        return false
      }
    }
    endsWithPartialLine = false
    return true
  }

  /// Removes the last bytes, unless other bytes follow them: other processes can write to the file too.
  private func removeLastBytes(_ count: Int) -> Bool {
    let end = lseek(descriptor, 0, SEEK_CUR)
    guard end >= count, lseek(descriptor, 0, SEEK_END) == end, ftruncate(descriptor, end - count) == 0
    else { return false }
    return lseek(descriptor, end - count, SEEK_SET) >= 0
  }
}
