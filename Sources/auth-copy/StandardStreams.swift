import Foundation

/// The descriptors 0 to 2, which may be closed, full or broken when the process starts.
enum StandardStreams {
  /// Opens `/dev/null` in place of closed descriptors; otherwise the next file or socket would get their numbers and
  /// receive the output for standard error.
  static func openMissing() {
    var descriptor: Int32
    repeat { descriptor = open("/dev/null", O_RDWR) } while (STDIN_FILENO...STDERR_FILENO).contains(descriptor)
    if descriptor >= 0 { close(descriptor) }
  }

  /// Writes to standard error, ignoring failures.
  static func writeError(_ text: String) {
    // If nobody reads the pipe, the process still exits with its own status.
    signal(SIGPIPE, SIG_IGN)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
