import ArgumentParser
import AuthCopy
import AuthCopyService
import Foundation
import TestSupport
import Testing

@testable import auth_copy

/// The command `auth-copy serve`, run as a process.
@Suite struct ServeTests {
  @Test func theEnvironmentConfiguresOptionsWithoutFlags() throws {
    let service = try RunningService(
      ["--disclosure", "strict"],
      environment: [
        "AUTH_COPY_DEFAULT_LOCALE": "ko", "AUTH_COPY_DISCLOSURE": "helpful", "AUTH_COPY_ADMIN_PORT": "0",
        "AUTH_COPY_DISCLOSURE_CEILING": "verified", "AUTH_COPY_WATCH": "", "AUTH_COPY_MAX_CONNECTIONS": "50",
        "AUTH_COPY_LOCALE_MAP": "ko=ko-x-haeyo,en-GB=en",
      ])
    // The two ports are opened concurrently.
    let lines = service.log(until: ["serving", "listening", "listening for operators"])
    func line(_ message: String) -> JSONNode? { lines.first { $0["message"]?.string == message } }
    func listeningPort(_ message: String) -> Int? {
      line(message)?["address"]?.string?.split(separator: ":").last.flatMap { Int($0) }
    }
    let settings = try #require(line("serving"))
    #expect(settings["disclosure"]?.string == "strict")
    #expect(settings["disclosure-ceiling"]?.string == "verified")
    #expect(settings["max-connections"]?.integer == 50)
    #expect(settings["watch"]?.string == "false")
    #expect(settings["locale-map"]?.string == "en-GB=en,ko=ko-x-haeyo")
    let port = try #require(listeningPort("listening"))
    let adminPort = try #require(listeningPort("listening for operators"))
    let response = try get("/v1/errors/firebase/auth/user-disabled?disclosure=helpful", port: port)
    let json = try JSONParser.parse(Array(response.body.utf8))
    #expect(json["locale"]?.string == "ko-x-haeyo")
    #expect(json["kind"]?.string == "userDisabled", "the ceiling `verified` discloses that the account is disabled")
    #expect(try get("/metrics", port: port).status == 404)
    #expect(try get("/metrics", port: adminPort).status == 200)
    service.signal(SIGTERM)
    #expect(service.exitStatus() == 0)
  }

  @Test(
    arguments: [
      ([], [:], false), (["--whole-cards"], [:], true), ([], ["AUTH_COPY_WHOLE_CARDS": "1"], true),
      ([], ["AUTH_COPY_WHOLE_CARDS": "no"], false),
    ] as [([String], [String: String], Bool)])
  func copyFallsBackAsAWholeIfConfigured(flags: [String], environment: [String: String], isWhole: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"@@locale":"fr","sessionExpired_title":"Session expirée"}"#, to: "copy/fr.arb")
    let service = try RunningService(["--overlay", folder.path] + flags, environment: environment)
    let lines = service.log(until: ["serving", "listening"])
    #expect(lines.first { $0["message"]?.string == "serving" }?["whole-cards"]?.string == "\(isWhole)")
    let port = try #require(
      lines.last { $0["message"]?.string == "listening" }?["address"]?.string?.split(separator: ":").last
        .flatMap { Int($0) })
    func title() throws -> String? {
      let response = try get("/v1/errors/kakao/KOE322?locale=fr", port: port)
      return try JSONParser.parse(Array(response.body.utf8))["title"]?.string
    }
    #expect(try title() == (isWhole ? "Sign in again" : "Session expirée"))
    // A reloaded catalog falls back in the same way.
    try folder.write(
      #"{"@@locale":"fr","sessionExpired_title":"Session expirée","unknown_title":"Erreur"}"#, to: "copy/fr.arb")
    service.signal(SIGHUP)
    service.log(until: ["the catalog was loaded again"])
    #expect(try title() == (isWhole ? "Sign in again" : "Session expirée"))
    service.signal(SIGTERM)
    #expect(service.exitStatus() == 0)
  }

  @Test(arguments: [
    ["AUTH_COPY_PORT": "x"], ["AUTH_COPY_PORT": "70000"], ["AUTH_COPY_WATCH": "maybe"], ["AUTH_COPY_WHOLE_CARDS": "2"],
    ["AUTH_COPY_DISCLOSURE": "all"],
    ["AUTH_COPY_DISCLOSURE_CEILING": "strict", "AUTH_COPY_DISCLOSURE": "helpful"], ["AUTH_COPY_MAX_CONNECTIONS": "0"],
    ["AUTH_COPY_LOG_LEVEL": "loud"], ["AUTH_COPY_DEFAULT_LOCALE": "vi"],
    ["AUTH_COPY_LOCALE_MAP": "ko"], ["AUTH_COPY_LOCALE_MAP": "ko=vi"], ["AUTH_COPY_LOCALE_MAP": "vi=ko"],
    ["AUTH_COPY_CORS": "a.example"], ["AUTH_COPY_CORS": "https://a.example/"],
    ["AUTH_COPY_SOCKET": String(repeating: "x", count: 200)],
    ["AUTH_COPY_LOCALE_MAP": "ko="], ["AUTH_COPY_LOCALE_MAP": "ko=ja=en"],
  ]) func anInvalidSettingIsWrongUsage(environment: [String: String]) throws {
    #expect(try CommandLineRunner.run(["serve"], environment: environment).status == 64)
  }

  @Test(arguments: [
    ("https://example.com:443", "https://example.com"), ("http://example.com:80", "http://example.com"),
    ("HTTPS://Example.com:443", "https://example.com"), ("http://example.com:443", "http://example.com:443"),
  ])
  func anOriginOmitsTheDefaultPortOfItsScheme(option: String, origin: String) throws {
    #expect(try ServeSettings(try ServeOptions.parse(["--cors", option]), [:]).service.allowedOrigins == [origin])
  }

  @Test func aMisspelledVariableIsReportedAtTheStart() throws {
    let service = try RunningService(
      environment: [
        "AUTH_COPY_DISCLOSURE_CIELING": "strict", "AUTH_COPY_COLOUR_OF_THE_SKY": "blue", "AUTH_COPY_FOO": "1",
        // Kubernetes sets these variables for a Service.
        "AUTH_COPY_SERVICE_HOST": "10.0.0.1", "AUTH_COPY_PORT_80_TCP_ADDR": "10.0.0.1",
      ])
    let warnings = service.log(until: ["listening"]).filter { $0["level"]?.string == "warning" }
    let named = warnings.map { [$0["variable"]?.string, $0["suggestion"]?.string] }
    #expect(
      named == [
        ["AUTH_COPY_COLOUR_OF_THE_SKY", nil], ["AUTH_COPY_DISCLOSURE_CIELING", "AUTH_COPY_DISCLOSURE_CEILING"],
        ["AUTH_COPY_FOO", nil],
      ])
  }

  /// Compares the options and defaults in the article with the help of `serve`.
  @Test func theOptionsInTheArticleMatchTheProgram() throws {
    let help = try CommandLineRunner.run(["serve", "--help"]).output.replacing(/\s+/, with: " ")
    let options = help[(help.firstRange(of: "USAGE: auth-copy serve <options> ")?.upperBound ?? help.endIndex)...]
      .split(
        separator: /\s--(?=[a-z-]+ )/
      )
      .compactMap { $0.firstMatch(of: /^(?:[A-Z ]+: --)?([a-z-]+)(?:.*\(default: (.+?)\))?/)?.output }
    var defaults = Dictionary(uniqueKeysWithValues: options.map { (String($0.1), $0.2.map(String.init)) })
    for common in ["help", "version"] { defaults[common] = nil }
    let article = try String(
      contentsOf: Project.root.appending(path: "Sources/AuthCopy/AuthCopy.docc/RunningTheService.md"), encoding: .utf8)
    let rows = article.matches(of: /(?m)^\| `--([a-z-]+)[^|]*\| ([^|]+) \| [^|]+ \|$/).map { $0.output }
    #expect(Set(rows.map { String($0.1) }) == Set(defaults.keys))
    for row in rows {
      if let defaultValue = defaults[String(row.1)], let defaultValue {
        #expect(row.2.replacing("`", with: "") == defaultValue, "\(row.1)")
      }
    }
  }

  @Test func requestsInProgressFinishBeforeTheServiceEnds() throws {
    let service = try RunningService()
    let port = service.port()
    // Connections are assigned to the event loops in turn, one loop per core: each loop has an idle connection.
    let idle = try (1...ProcessInfo.processInfo.activeProcessorCount).map { _ in try RawConnection(port: port) }
    let connection = try RawConnection(port: port)
    let body = #"{"error":"invalid_grant","error_code":"KOE320"}"#
    connection.send(
      "POST /v1/errors/kakao HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: \(body.utf8.count)\r\n\r\n")
    // The service must have read the head before it receives the signal.
    #expect(connection.receive { $0.contains("100 Continue\r\n\r\n") }.contains("100 Continue"))
    let start = Date.now
    service.signal(SIGTERM)
    // It closes its port; then each event loop closes its idle connections and notifies its busy connections.
    for connection in idle { #expect(connection.receive().isEmpty) }
    #expect(throws: (any Error).self) { try RawConnection(port: port) }
    connection.send(body)
    let reply = connection.receive()
    #expect(reply.contains("sessionExpired") && reply.contains("\r\nConnection: close\r\n"))
    #expect(service.exitStatus() == 0)
    #expect(Date.now.timeIntervalSince(start) < 10)
  }

  @Test(arguments: [([], 1), (["--method", "password"], 0)] as [([String], Int)])
  func aServiceWithoutASignInMethodSaysSoOnce(flags: [String], count: Int) throws {
    let service = try RunningService(flags)
    let lines = service.log(until: ["serving", "listening"])
    #expect(lines.count { $0["flags"]?.string == "--method password --identifier email" } == count)
    service.signal(SIGTERM)
    #expect(service.exitStatus() == 0)
  }

  @Test func theServiceListensOnASocket() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/http.sock"
    let service = try RunningService(["--socket", path, "--cors", "https://a.example", "--cors", "http://b.example:81"])
    let lines = service.log(until: ["serving", "listening"])
    let settings = try #require(lines.first { $0["message"]?.string == "serving" })
    #expect(settings["socket"]?.string == path && settings["port"] == nil)
    #expect(settings["cors"]?.string == "http://b.example:81,https://a.example")
    #expect(lines.last { $0["message"]?.string == "listening" }?["address"]?.string == path)
    let connection = try RawConnection(socket: path)
    connection.send(
      "GET /healthz HTTP/1.1\r\nHost: localhost\r\nOrigin: https://a.example\r\nConnection: close\r\n\r\n")
    let reply = connection.receive()
    #expect(reply.hasPrefix("HTTP/1.1 200 OK") && reply.contains("Access-Control-Allow-Origin: https://a.example"))
    // The socket is in use.
    #expect(try RunningService(["--socket", path]).exitStatus() == 2)
    service.signal(SIGTERM)
    #expect(service.exitStatus() == 0)
    #expect(!FileManager.default.fileExists(atPath: path))
    // A regular file is kept; a socket without a listener is replaced.
    try folder.write("x", to: "file")
    #expect(try RunningService(["--socket", folder.path + "/file"]).exitStatus() == 2)
    let killed = try RunningService(["--socket", path])
    killed.log(until: ["listening"])
    killed.signal(SIGKILL)
    _ = killed.exitStatus()
    #expect(FileManager.default.fileExists(atPath: path))
    let next = try RunningService(["--socket", path])
    next.log(until: ["listening"])
    #expect(throws: Never.self) { try RawConnection(socket: path) }
  }

  /// A pod that is rescheduled starts even if the overlay has been broken meanwhile.
  @Test(arguments: [(["--start-without-overlay"], [:]), ([], ["AUTH_COPY_START_WITHOUT_OVERLAY": "1"])])
  func serviceStartsWithoutABrokenOverlay(flags: [String], environment: [String: String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"@@locale":"fr","timedOut_title":"{"}"#, to: "copy/fr.arb")
    let arguments = ["--overlay", folder.path, "--default-locale", "fr"]
    #expect(try CommandLineRunner.run(["serve"] + arguments).status == 2)
    let service = try RunningService(arguments + flags, environment: environment)
    let port = service.port()
    let error = "\(folder.path)/copy/fr.arb:1:36: a brace is not closed (timedOut_title)"
    #expect(try get("/readyz", port: port).body.contains(#""errors":["\#(error)"]"#))
    #expect(try get("/v1/kinds/timedOut", port: port).body.contains(#""locale":"en""#))
    try folder.write(#"{"@@locale":"fr","timedOut_title":"Trop tard"}"#, to: "copy/fr.arb")
    service.signal(SIGHUP)
    service.log(until: ["the catalog was loaded again"])
    #expect(try !get("/readyz", port: port).body.contains("refusedOverlay"))
    #expect(try get("/v1/kinds/timedOut", port: port).body.contains("Trop tard"))
  }

  @Test func sighupReloadsTheCatalog() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"@@locale":"en","timedOut_title":"One"}"#, to: "copy/en.arb")
    let service = try RunningService(["--overlay", folder.path])
    let port = service.port()
    #expect(try get("/v1/kinds/timedOut", port: port).body.contains("\"One\""))
    try folder.write(#"{"@@locale":"en","timedOut_title":"Two"}"#, to: "copy/en.arb")
    service.signal(SIGHUP)
    service.log(until: ["the catalog was loaded again"])
    #expect(try get("/v1/kinds/timedOut", port: port).body.contains("\"Two\""))
    try folder.write("{\n  \"@@locale\": \"en\",\n  \"timedOut_title\": \"{x\"\n}", to: "copy/en.arb")
    service.signal(SIGHUP)
    let refusal = service.log(until: ["the catalog was refused; the last valid one stays in use"]).last
    #expect(
      refusal?["error"]?.string?.contains("copy/en.arb:3:") == true, "the error contains the file, line and column")
    #expect(try get("/v1/kinds/timedOut", port: port).body.contains("\"Two\""))
  }

  @Test func requestsAreLoggedWithTheirTraceAndWithoutTheirContent() throws {
    let service = try RunningService(["--log-level", "info"])
    let port = service.port()
    let trace = "0af7651916cd43dd8448eb211c80319c"
    _ = try get(
      "/v1/errors/kakao/secret-code?word=secret", port: port,
      headers: "traceparent: 00-\(trace)-b7ad6b7169203331-01\r\n")
    let line = try #require(service.log(until: ["responded"]).last)
    #expect(line["trace_id"]?.string == trace)
    #expect(line["parent_id"]?.string == "b7ad6b7169203331")
    #expect(line["route"]?.string == "/v1/errors/{provider}/**")
    #expect(line["status"]?.integer == 200 && line["microseconds"]?.integer != nil)
    #expect(line.members?.contains { $0.value.string?.contains("secret") == true } == false)
  }
}
