import AuthCopy
import Foundation
import TestSupport

/// The built program, run as a service on free ports.
final class RunningService {
  private let process = Process()
  private let errors = Pipe()
  private var unread: [UInt8] = []

  /// A part of the shipped catalog, which a process loads in a fraction of the time.
  private static let catalog = Result {
    try TemporaryFolder.withCatalog(
      of: ["firebase", "kakao", "oauth", "urlsession", "webauthn"], in: ["en", "ja", "ko", "ko-x-haeyo"])
  }

  /// - Parameter command: the shell command that starts the program; `"$@"` is the program with its arguments.
  init(
    _ arguments: [String] = [], environment: [String: String] = [:], startedBy command: String = #"exec "$@""#
  ) throws {
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", command, "bash", CommandLineRunner.program.path, "serve"] + arguments
    let defaults = ["AUTH_COPY_PORT": "0", "AUTH_COPY_CATALOG": try Self.catalog.get().path]
    process.environment = CommandLineRunner.environment.merging(defaults) { $1 }.merging(environment) { $1 }
    process.standardError = errors
    try process.runForAtMostAMinute()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// Returns the log lines until all the messages have appeared, or all lines if they never appear.
  @discardableResult func log(until messages: Set<String>) -> [JSONNode] {
    var lines: [JSONNode] = []
    var missing = messages
    while !missing.isEmpty, let line = nextLine() {
      guard let node = try? JSONParser.parse(line) else { continue }
      lines.append(node)
      if let message = node["message"]?.string { missing.remove(message) }
    }
    return lines
  }

  /// Returns its port once the service listens.
  func port() -> Int {
    let address = log(until: ["listening"]).last?["address"]?.string ?? ""
    return address.split(separator: ":").last.flatMap { Int($0) } ?? 0
  }

  /// Waits until the port accepts connections, for a service without a log.
  func waitUntilListening(on port: Int) -> RunningService {
    _ = eventuallyOnThisThread { !process.isRunning || (try? RawConnection(port: port)) != nil }
    return self
  }

  func signal(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// The files of its three standard streams, as `/proc` shows them.
  var standardStreams: [String] {
    (0...2).map { descriptor in
      let path = "/proc/\(process.processIdentifier)/fd/\(descriptor)"
      return (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? "closed"
    }
  }

  func exitStatus() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Returns all that the service writes to standard error until it ends.
  func allErrors() -> String { String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }

  private func nextLine() -> [UInt8]? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread.removeFirst(end + 1) }
        return Array(unread[..<end])
      }
      let data = errors.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      unread += data
    }
  }
}

/// Sends a GET request on a new connection, and returns the status and the body.
func get(_ uri: String, port: Int, headers: String = "") throws -> (status: Int, body: String) {
  let connection = try RawConnection(port: port)
  connection.send("GET \(uri) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\(headers)\r\n")
  let reply = connection.receive()
  let body = reply.range(of: "\r\n\r\n").map { String(reply[$0.upperBound...]) } ?? ""
  return (reply.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0, body)
}
