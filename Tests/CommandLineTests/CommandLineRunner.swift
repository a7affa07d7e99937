import ArgumentParser
import Foundation
import Synchronization
import Testing

@testable import auth_copy

/// Runs commands: in the process of the tests, where they share the loaded catalog, or in a process of the program.
struct CommandLineRunner {
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// The built program, next to the test bundle, whose path is an argument of the test process.
  static let program: URL = {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    let folder = bundle.range(of: ".xctest").map { String(bundle[..<$0.lowerBound]) } ?? bundle
    return URL(filePath: folder).deletingLastPathComponent().appending(path: "auth-copy")
  }()

  /// The environment of the tests without variables that select a language or configure the service or the tests.
  static let environment = ProcessInfo.processInfo.environment.filter {
    !["LC_ALL", "LC_MESSAGES", "LANG"].contains($0.key) && !$0.key.hasPrefix("AUTH_COPY_")
  }

  private static let workingFolder = Mutex(())

  /// Runs a command to its end in this process; `serve` and `workbench`, which wait for signals, in another process.
  ///
  /// - Parameters:
  ///   - folder: the folder of relative paths. The tests that change it take turns; all others have absolute paths.
  ///   - environment: variables added to ``environment``.
  static func run(
    _ arguments: [String], input: String = "", in folder: URL? = nil, environment: [String: String] = [:]
  ) throws -> Outcome {
    func run() throws -> Outcome? {
      let buffers = StreamBuffers(input: input)
      let context = CommandContext(arguments, Self.environment.merging(environment) { $1 }, buffers)
      let status = CommandContext.$current.withValue(context) { () -> Int32? in
        do {
          var command = try AuthCopyCommand.parsed()
          if command is any AsyncParsableCommand { return nil }
          try command.run()
          return 0
        } catch {
          return AuthCopyCommand.exitCode(for: AuthCopyCommand.print(error)).rawValue
        }
      }
      return status.map {
        Outcome(status: $0, output: buffers.text(of: STDOUT_FILENO), errors: buffers.text(of: STDERR_FILENO))
      }
    }
    let outcome =
      try folder.map { folder in
        try workingFolder.withLock { _ in
          let previous = FileManager.default.currentDirectoryPath
          try #require(FileManager.default.changeCurrentDirectoryPath(folder.path))
          defer { #expect(FileManager.default.changeCurrentDirectoryPath(previous)) }
          return try run()
        }
      } ?? run()
    return try outcome ?? runProcess(arguments, input: input, in: folder, environment: environment)
  }

  /// Runs the program to its end.
  ///
  /// - Parameter environment: variables added to ``environment``.
  static func runProcess(
    _ arguments: [String], input: String = "", in folder: URL? = nil, environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.environment = Self.environment.merging(environment) { $1 }
    process.executableURL = program
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    let temporary = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(input.utf8).write(to: temporary)
    defer { try? FileManager.default.removeItem(at: temporary) }
    process.standardInput = try FileHandle(forReadingFrom: temporary)
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.runForAtMostAMinute()
    let outputData = output.fileHandleForReading.readDataToEndOfFile()
    let errorData = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: outputData, as: UTF8.self),
      errors: String(decoding: errorData, as: UTF8.self))
  }
}

extension Process {
  /// Starts the process, and kills it after a minute, because a test that waits forever must end.
  func runForAtMostAMinute() throws {
    try run()
    DispatchQueue.global().asyncAfter(deadline: .now() + 60) { [self] in
      if isRunning { kill(processIdentifier, SIGKILL) }
    }
  }
}
