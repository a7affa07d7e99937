import AuthCopy
import Foundation
import TestSupport
import Testing

/// The program with broken streams, unusual files, and too few connections or open files.
@Suite(.timeLimit(.minutes(10))) struct AdversityTests {
  @Test(arguments: ["2>/dev/full", "0<&- 1>&- 2>&-", "2> >(exit 0)"])
  func theServiceSurvivesABrokenStandardError(redirection: String) throws {
    let port = try ListeningSocket.freePort()
    let service = try RunningService(
      ["--log-level", "info"], environment: ["AUTH_COPY_PORT": "\(port)"],
      startedBy: #"exec "$@" \#(redirection)"#
    ).waitUntilListening(on: port)
    for _ in 1...3 { #expect(try get("/v1/kinds/timedOut", port: port).status == 200) }
    service.signal(SIGHUP)
    #expect(try get("/healthz", port: port).status == 200)
    if redirection.hasSuffix("2>&-") {
      #expect(service.standardStreams == Array(repeating: "/dev/null", count: 3))
    }
    service.signal(SIGTERM)
    #expect(service.exitStatus() == 0)
  }

  @Test func anUnreadLogDoesNotBlockRequests() throws {
    let service = try RunningService(["--log-level", "info"])
    let port = service.port()
    let connection = try RawConnection(port: port)
    // A pipe holds 64 KiB, which is about 350 lines of the log.
    for count in 1...1_000 {
      connection.send("GET /v1/kinds/nothing HTTP/1.1\r\nHost: a\r\n\r\n")
      let reply = connection.receive { $0.hasSuffix("}") }
      try #require(reply.hasPrefix("HTTP/1.1 404"), "request \(count)")
    }
    let start = Date.now
    service.signal(SIGTERM)
    #expect(service.exitStatus() == 0)
    #expect(Date.now.timeIntervalSince(start) < 10)
  }

  @Test(arguments: ["2>/dev/full", "2>&-", "2> >(exit 0)", "2>/dev/null"])
  func anErrorThatCannotBePrintedKeepsItsExitStatus(redirection: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [
      "-c", #""$@" \#(redirection)"#, "bash", CommandLineRunner.program.path, "resolve", "nowhere", "x",
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
  }

  @Test func aPayloadIsReadFromAPipe() throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [
      "-c", #""$0" resolve kakao --payload <(printf '{"error_code":"KOE320"}') --format json"#,
      CommandLineRunner.program.path,
    ]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text.contains("sessionExpired"))
  }

  @Test func aFolderAsStandardInputPrintsOneLine() throws {
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", #""$0" resolve kakao --payload - </"#, CommandLineRunner.program.path]
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text.hasPrefix("auth-copy: -: cannot be read: "))
    #expect(text.split(separator: "\n").count == 1)
    #expect(process.terminationStatus == 2)
  }

  @Test(arguments: ["kinds.json", "codes/kakao.json", "copy/ja.arb"])
  func aPipeInACatalogIsRefusedAtTheStart(file: String) throws {
    let folder = try TemporaryFolder.withCatalog()
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(file)")
    try #require(mkfifo("\(folder.path)/\(file)", 0o600) == 0)
    let outcome = try CommandLineRunner.run(["serve", "--port", "0", "--overlay", folder.path])
    #expect(outcome.status == 2)
    #expect(outcome.errors == "auth-copy: \(folder.path)/\(file): cannot be read: it is not a regular file\n")
  }

  @Test func aClientBeyondTheLimitWaitsForAFreeConnection() throws {
    let service = try RunningService(["--max-connections", "2"])
    let port = service.port()
    func sendRequest() throws -> RawConnection {
      let connection = try RawConnection(port: port)
      connection.send("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
      return connection
    }
    var open = try (0..<2).map { _ in try sendRequest() }
    for connection in open { #expect(connection.receive { $0.hasSuffix("}") }.hasPrefix("HTTP/1.1 200 ")) }
    let waiting = try sendRequest()
    #expect(!waiting.hasReply(within: 0.3))
    open.removeAll()
    #expect(waiting.receive { $0.hasSuffix("}") }.hasPrefix("HTTP/1.1 200 "))
  }

  @Test func theLimitOfOpenFilesLowersTheLimitOfConnections() throws {
    let service = try RunningService(
      ["--max-connections", "9223372036854775807", "--admin-port", "0"],
      startedBy: #"ulimit -n 128; exec "$@""#)
    let lines = service.log(until: ["listening", "listening for operators"])
    func port(_ message: String) -> Int? {
      let line = lines.first { $0["message"]?.string == message }
      return line?["address"]?.string?.split(separator: ":").last.flatMap { Int($0) }
    }
    let warning = try #require(lines.first { $0["level"]?.string == "warning" })
    #expect(warning["requested"]?.integer == Int.max)
    let allowed = try #require(warning["allowed"]?.integer)
    #expect((1...127).contains(allowed))
    let (clients, operators) = (try #require(port("listening")), try #require(port("listening for operators")))
    let idle = try (1...200).map { _ in try RawConnection(port: clients) }
    #expect(try get("/healthz", port: operators).status == 200, "the admin port has a separate limit of connections")
    withExtendedLifetime(idle) { service.signal(SIGTERM) }
    #expect(service.exitStatus() == 0)
  }

  @Test(arguments: [
    ("ulimit -n 24; exec \"$@\"", [String](), "auth-copy: the limit of 24 open files leaves none for connections; "),
    ("exec \"$@\"", ["--host", "no.such.host.invalid"], "auth-copy: cannot listen on no.such.host.invalid: "),
  ])
  func aFailedStartPrintsOneLine(command: String, arguments: [String], line: String) throws {
    let service = try RunningService(arguments, startedBy: command)
    let errors = service.allErrors()
    #expect(errors.hasPrefix(line), "\(errors)")
    #expect(errors.split(separator: "\n").count == 1)
    #expect(service.exitStatus() == 2)
  }
}
