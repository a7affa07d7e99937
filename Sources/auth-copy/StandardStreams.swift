import Foundation

/// The descriptors 0 to 2, which a process may get closed, full or broken.
enum StandardStreams {
  /// Opens `/dev/null` in the place of those that are closed: else the next file or socket would get their numbers, and
  /// what is meant for standard error would be written to it.
  static func openMissing() {
    var descriptor: Int32
    repeat { descriptor = open("/dev/null", O_RDWR) } while (STDIN_FILENO...STDERR_FILENO).contains(descriptor)
    if descriptor >= 0 { close(descriptor) }
  }

  /// Writes to standard error, as far as that is possible.
  static func writeError(_ text: String) {
    // Where nobody reads, the process still leaves with its own status.
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
