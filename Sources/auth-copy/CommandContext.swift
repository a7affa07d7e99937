import AuthCopy
import Foundation
import Synchronization

/// The arguments, the environment and the streams of a command: those of the process, or the ones that a test gives.
struct CommandContext: Sendable {
  @TaskLocal static var current = CommandContext(
    Array(CommandLine.arguments.dropFirst()), ProcessInfo.processInfo.environment)

  let arguments: [String]
  let environment: [String: String]
  /// Used in place of the streams of the process; nil in the program.
  let buffers: StreamBuffers?
  /// The language of the messages of the command line.
  let language: MessageLanguage

  init(_ arguments: [String], _ environment: [String: String], _ buffers: StreamBuffers? = nil) {
    self.arguments = arguments
    self.environment = environment
    self.buffers = buffers
    language = .environment(environment)
  }
}

/// The standard input, output and error of a command that a test runs in its own process.
final class StreamBuffers: Sendable {
  private let input: Mutex<ArraySlice<UInt8>>
  private let outputs = Mutex<[Int32: [UInt8]]>([:])

  init(input: String) { self.input = Mutex(Array(input.utf8)[...]) }

  /// Removes and returns the input up to `end`, or to its end.
  func read(until end: UInt8? = nil) -> [UInt8]? {
    input.withLock { input in
      guard let last = input.indices.last else { return nil }
      let read = input[...(end.flatMap { input.firstIndex(of: $0) } ?? last)]
      input = input[read.endIndex...]
      return Array(read)
    }
  }

  func write(_ bytes: [UInt8], to descriptor: Int32) { outputs.withLock { $0[descriptor, default: []] += bytes } }

  /// Returns what was written to a descriptor.
  func text(of descriptor: Int32) -> String {
    outputs.withLock { String(decoding: $0[descriptor, default: []], as: UTF8.self) }
  }
}
