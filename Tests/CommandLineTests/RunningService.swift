import AuthCopy
import Foundation
import TestSupport

/// The built program as a service, on ports that it picks.
final class RunningService {
  private let process = Process()
  private let errors = Pipe()
  private var rest: [UInt8] = []

  /// - Parameter command: how a shell starts the program; `"$@"` stands for it and its arguments.
  init(
    _ arguments: [String] = [], environment: [String: String] = [:], startedBy command: String = #"exec "$@""#
  ) throws {
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", command, "bash", CommandLineRunner.program.path, "serve"] + arguments
    process.environment = CommandLineRunner.environment.merging(["AUTH_COPY_PORT": "0"]) { $1 }
      .merging(environment) { $1 }
    process.standardError = errors
    try process.run()
    // A test that waits for what never comes must end.
    let process = process
    DispatchQueue.global().asyncAfter(deadline: .now() + 60) {
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// The log lines until all of these messages have come; all lines when they never do.
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

  /// Waits until it listens.
  func port() -> Int {
    let address = log(until: ["listening"]).last?["address"]?.string ?? ""
    return address.split(separator: ":").last.flatMap { Int($0) } ?? 0
  }

  /// Waits until something listens there; for a service that cannot say so.
  func waits(on port: Int) -> RunningService {
    _ = eventuallyOnThisThread { !process.isRunning || (try? RawConnection(port: port)) != nil }
    return self
  }

  func signal(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// What its standard streams are, as the system names them.
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

  /// All that it writes to standard error until it ends.
  func allErrors() -> String { String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }

  private func nextLine() -> [UInt8]? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest.removeFirst(end + 1) }
        return Array(rest[..<end])
      }
      let data = errors.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      rest += data
    }
  }
}

/// The status and the body of a GET on a connection of its own.
func get(_ uri: String, port: Int, headers: String = "") throws -> (status: Int, body: String) {
  let connection = try RawConnection(port: port)
  connection.send("GET \(uri) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\(headers)\r\n")
  let reply = connection.receive()
  let body = reply.range(of: "\r\n\r\n").map { String(reply[$0.upperBound...]) } ?? ""
  return (reply.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0, body)
}
