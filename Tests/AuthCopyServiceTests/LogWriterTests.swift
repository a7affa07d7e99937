import AuthCopy
import CoreMetrics
import Foundation
import Logging
import Synchronization
import Testing

@testable import AuthCopyService

/// Logging never blocks the program, whatever standard error is.
@Suite(.timeLimit(.minutes(10))) struct LogWriterTests {
  private let metrics = PrometheusMetrics()
  private let input: Int32
  private let output: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    (output, input) = (ends[0], ends[1])
  }

  /// The number of dropped lines, the only metric of a writer.
  private var droppedLines: Int? {
    metrics.text.split(separator: "\n").last.flatMap { Int($0.split(separator: " ")[1]) }
  }

  /// Closes the input of the pipe, and returns the remaining bytes.
  private func readAll() -> [UInt8] {
    close(input)
    defer { close(output) }
    return Array(FileHandle(fileDescriptor: output).readDataToEndOfFile())
  }

  private func logger(_ writer: LogWriter) -> Logger {
    Logger(label: "test", factory: { _ in JSONLogHandler(level: .info, writer: writer) })
  }

  @Test(arguments: [false, true]) func linesAreWrittenInOrder(isNonBlocking: Bool) async throws {
    if isNonBlocking { _ = fcntl(input, F_SETFL, O_NONBLOCK) }
    let writer = LogWriter(descriptor: input, metrics: metrics)
    let reading = Task.detached { [output] in
      var bytes: [UInt8] = []
      while bytes.count(where: { $0 == UInt8(ascii: "\n") }) < 3_000 {
        bytes += FileHandle(fileDescriptor: output).availableData
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    let logger = logger(writer)
    for index in 1...3_000 { logger.info("\(index)") }
    let lines = await reading.value.split(separator: "\n")
    writer.flush(within: 5)
    #expect(readAll().isEmpty)
    #expect(lines.count == 3_000)
    #expect(zip(lines, 1...).allSatisfy { $0.contains("\"message\":\"\($1)\"") })
    #expect(droppedLines == 0)
  }

  @Test func numbersAreNumbersInJSON() throws {
    let writer = LogWriter(descriptor: input, metrics: metrics)
    logger(writer).info("x", metadata: ["a": .stringConvertible(200), "b": .stringConvertible(Int64(-1)), "c": "3"])
    writer.flush(within: 5)
    let line = try JSONParser.parse(readAll())
    #expect(line["a"]?.integer == 200 && line["b"]?.integer == -1 && line["c"]?.string == "3")
  }

  @Test func flushedLinesAreWritten() {
    let writer = LogWriter(descriptor: input, metrics: metrics)
    for _ in 1...100 { writer.write(Array("line\n".utf8)) }
    writer.flush(within: 5)
    #expect(readAll().count == 500)
  }

  @Test func unreadPipeDropsLinesBeyondTheQueue() async throws {
    let writer = LogWriter(descriptor: input, metrics: metrics)
    let line = [UInt8](repeating: UInt8(ascii: "x"), count: 1_023) + [UInt8(ascii: "\n")]
    for _ in 1...3_000 { writer.write(line) }
    let start = DispatchTime.now()
    writer.flush(within: 0.05)
    #expect(DispatchTime.now() < start + 5)
    let dropped = try #require(droppedLines)
    #expect((3_000 - 1_100...3_000 - 1_000).contains(dropped), "the queue has 1 MiB and the pipe 64 KiB")
    // When the pipe is read again, the queued lines arrive complete and once.
    let kept = (3_000 - dropped) * line.count
    let reading = Task.detached { [output] in
      var count = 0
      while count < kept { count += FileHandle(fileDescriptor: output).availableData.count }
      return count
    }
    #expect(await reading.value == kept)
    writer.flush(within: 5)
    #expect(readAll().isEmpty)
  }

  @Test func closedPipeAndFullDeviceOnlyDropLines() throws {
    signal(SIGPIPE, SIG_IGN)
    close(output)
    let full = open("/dev/full", O_WRONLY)
    try #require(full >= 0)
    for (index, descriptor) in [input, full, -1].enumerated() {
      let writer = LogWriter(descriptor: descriptor, metrics: metrics)
      let logger = logger(writer)
      for _ in 1...3 { logger.error("x") }
      writer.flush(within: 5)
      #expect(droppedLines == 3 * (index + 1))
    }
    close(input)
    close(full)
  }

  /// Returns a write function for a disk with room for a number of bytes; further writes fail.
  private static func disk(room: Int) -> LogFile.Write {
    let room = Mutex(room)
    return { descriptor, bytes in
      room.withLock { room in
        guard room > 0 else {
          errno = ENOSPC
          return -1
        }
        let count = write(descriptor, bytes.baseAddress, min(room, bytes.count))
        room -= count
        return count
      }
    }
  }

  private func inFile(flags: Int32 = 0, _ body: (Int32) throws -> Void) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "auth-copy-\(UUID().uuidString)")
    let descriptor = open(file.path, O_CREAT | O_WRONLY | flags, 0o600)
    try #require(descriptor >= 0)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(descriptor)
    close(descriptor)
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test(arguments: [0, O_APPEND]) func lineThatDoesNotFitOnTheDiskIsRemoved(flags: Int32) throws {
    let text = try inFile(flags: flags) { descriptor in
      var full = LogFile(descriptor: descriptor, write: Self.disk(room: 10))
      let written = ["first\n", "second\n", "third\n"].map { full.write(Array($0.utf8)) }
      #expect(written == [true, false, false])
      var free = LogFile(descriptor: descriptor)
      let isWritten = free.write(Array("fourth\n".utf8))
      #expect(isWritten)
    }
    #expect(text == "first\nfourth\n")
  }

  @Test func nextLineIsSeparatedFromAPartialLine() throws {
    let text = try inFile(flags: O_APPEND) { descriptor in
      let other = open("/dev/fd/\(descriptor)", O_WRONLY | O_APPEND)
      try #require(other >= 0)
      defer { close(other) }
      let calls = Mutex(0)
      var file = LogFile(descriptor: descriptor) { descriptor, bytes in
        switch calls.withLock({ calls in
          calls += 1
          return calls
        }) {
        case 1: return write(descriptor, bytes.baseAddress, 3)
        case 2:
          // Meanwhile another process writes after the start of the line.
          _ = write(other, "other\n", 6)
          errno = ENOSPC
          return -1
        default: return write(descriptor, bytes.baseAddress, bytes.count)
        }
      }
      let written = ["first\n", "second\n", "third\n"].map { file.write(Array($0.utf8)) }
      #expect(written == [false, true, true])
    }
    #expect(text == "firother\n\nsecond\nthird\n")
  }
}
