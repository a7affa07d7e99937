import ArgumentParser
import AuthCopy
import Foundation

/// The descriptors 0 to 2, which may be closed, full or broken when the process starts.
enum StandardStreams {
  /// Opens `/dev/null` in place of closed descriptors.
  ///
  /// Otherwise the next file or socket would get their numbers and receive the output for standard error. A closed
  /// standard output is opened only for reading, so that writing to it fails.
  static func openClosedDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is this one, because those below it are open.
      _ = open("/dev/null", descriptor == STDOUT_FILENO ? O_RDONLY : O_RDWR)
    }
  }

  static func isTerminal(_ descriptor: Int32) -> Bool {
    CommandContext.current.buffers == nil && isatty(descriptor) == 1
  }

  /// Reads standard input to its end.
  static func readInput(maximumSize: Int) throws(FileError) -> SourceFile {
    if let buffers = CommandContext.current.buffers { return SourceFile(path: "-", bytes: buffers.read() ?? []) }
    return try SourceFile(path: "-", descriptor: STDIN_FILENO, maximumSize: maximumSize)
  }

  /// Reads a line of standard input, without its end; nil at the end of the input.
  static func readLine() -> String? {
    guard let buffers = CommandContext.current.buffers else { return Swift.readLine() }
    return buffers.read(until: UInt8(ascii: "\n")).map { line in
      String(decoding: line.last == UInt8(ascii: "\n") ? line.dropLast() : line[...], as: UTF8.self)
    }
  }

  /// Writes a line to standard output.
  static func printLine(_ line: String) throws { try write(Array("\(line)\n".utf8)) }

  /// Writes to standard output.
  ///
  /// A closed pipe ends the process silently, by SIGPIPE, as usual.
  ///
  /// - Throws: the exit status, after a line on standard error.
  static func write(_ bytes: [UInt8]) throws {
    guard let error = write(bytes, to: STDOUT_FILENO) else { return }
    if error == EPIPE {
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
    }
    throw failure("\(CommandMessage.text("output-unwritable")): \(String(cString: strerror(error)))", .inputOrOutput)
  }

  /// Writes to standard error, ignoring failures.
  ///
  /// Control characters are removed from the text, because it may repeat arbitrary input, such as the name of a file.
  ///
  /// - Parameter sequence: control characters of the program itself, written before the text.
  static func writeError(_ text: String, after sequence: String = "") {
    // A closed pipe must not change the exit status.
    signal(SIGPIPE, SIG_IGN)
    _ = write(Array((sequence + text.safeToShowInLines).utf8), to: STDERR_FILENO)
  }

  /// Writes all bytes.
  ///
  /// - Returns: the `errno` of a failure; nil after success.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    if let buffers = CommandContext.current.buffers {
      buffers.write(bytes, to: descriptor)
      return nil
    }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Another process has made the descriptor non-blocking.
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}

/// A file named on the command line; `-` is standard input.
struct InputFile {
  private static let maximumSize = 64 << 20
  let path: String

  init(_ path: String) { self.path = path }

  func read() throws -> [UInt8] {
    do throws(FileError) {
      let file =
        path == "-"
        ? try StandardStreams.readInput(maximumSize: Self.maximumSize)
        : try SourceFile(reading: path, maximumSize: Self.maximumSize, allowsPipes: true)
      return file.bytes
    } catch {
      throw failure(CatalogError(error.readDiagnostic), .inputOrOutput)
    }
  }
}
