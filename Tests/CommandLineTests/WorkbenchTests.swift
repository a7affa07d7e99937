import AuthCopy
import Foundation
import TestSupport
import Testing

/// The command `auth-copy workbench`, run as a process.
@Suite struct WorkbenchTests {
  private struct RunningWorkbench {
    let process = Process()
    let input = Pipe()
    let output = Pipe()

    init(_ arguments: [String]) throws {
      process.executableURL = CommandLineRunner.program
      process.arguments = ["workbench"] + arguments
      process.standardInput = input
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.runForAtMostAMinute()
    }

    func nextAddress() -> String {
      var line: [UInt8] = []
      while let byte = try? output.fileHandleForReading.read(upToCount: 1)?.first, byte != 0x0A { line.append(byte) }
      return String(decoding: line, as: UTF8.self)
    }
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(#"{"@@locale":"en","a":"Hello"}"#, to: "app_en.arb")
    try folder.write(#"{"@@locale":"ko","a":"안녕"}"#, to: "app_ko.arb")
    return folder
  }

  @Test func theWorkbenchPrintsItsAddressAndANewAddressForEnter() throws {
    let folder = try folder()
    let running = try RunningWorkbench([folder.path])
    let first = running.nextAddress()
    let pattern = /http:\/\/127\.0\.0\.1:(\d+)\/\?token=([0-9a-f]{64})/
    let match = try #require(try pattern.wholeMatch(in: first))
    running.input.fileHandleForWriting.write(Data("\n".utf8))
    let second = running.nextAddress()
    let other = try #require(try pattern.wholeMatch(in: second))
    #expect(other.output.1 == match.output.1 && other.output.2 != match.output.2)
    let port = try #require(Int(match.output.1))
    func status(_ address: String) throws -> String {
      let connection = try RawConnection(port: port)
      let target = address.split(separator: "/").last ?? ""
      connection.send("GET /\(target) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n")
      return String(connection.receive().prefix(12))
    }
    #expect(try status(second) == "HTTP/1.1 303")
    #expect(try status(first) == "HTTP/1.1 403")
    running.process.interrupt()
    running.process.waitUntilExit()
    #expect(running.process.terminationStatus == 0)
    withExtendedLifetime(folder) {}
  }

  /// Sends a request as an authenticated page does, and returns the connection.
  private func send(
    _ line: String, _ fields: String = "", body: String = "", cookie: String, port: Int
  ) throws -> RawConnection {
    let connection = try RawConnection(port: port)
    connection.send(
      "\(line) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nCookie: \(cookie)\r\nOrigin: http://127.0.0.1:\(port)\r\n"
        + "X-Workbench: page\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\(fields)\r\n"
        + body)
    return connection
  }

  @Test func pagesGetEventsAndLargeTextsAreSaved() throws {
    let folder = try folder()
    let running = try RunningWorkbench([folder.path])
    let address = running.nextAddress()
    let port = try #require(address.split(separator: ":")[2].split(separator: "/").first.flatMap { Int($0) })
    let opening = try send("GET /\(address.split(separator: "/")[2])", "Connection: close\r\n", cookie: "", port: port)
    let cookie = try #require(opening.receive().firstMatch(of: /Set-Cookie: ([^;]*);/).map { String($0.1) })
    let events = try send("GET /api/events", cookie: cookie, port: port)
    let first = events.receive { $0.contains("\n\n") }
    #expect(first.hasPrefix("HTTP/1.1 200 OK") && first.contains("Content-Type: text/event-stream\r\n"))
    #expect(!first.contains("Content-Length"))
    let long = String(repeating: "가", count: 1 << 19)
    let draft = #"{"unit":0,"locale":"ko","key":"a","base":"안녕","text":"\#(long)"}"#
    let reply = try send("POST /api/draft", "Connection: close\r\n", body: draft, cookie: cookie, port: port)
    #expect(reply.receive().hasPrefix("HTTP/1.1 200 OK"), "a text of 1.5 MB")
    #expect(events.receive { $0.contains("\n\n") }.contains(#""origin":"page""#))
    let tooLong = String(repeating: " ", count: 5 << 20)
    let refused = try send("POST /api/draft", body: tooLong, cookie: cookie, port: port)
    #expect(refused.receive().hasPrefix("HTTP/1.1 413 "))
    let head = try send("HEAD /", "Connection: close\r\n", cookie: cookie, port: port)
    #expect(head.receive().hasSuffix("\r\n\r\n"), "a response to HEAD has no body")
    running.process.terminate()
    _ = events.receive()
    running.process.waitUntilExit()
    #expect(running.process.terminationStatus == 0, "an open stream does not keep the workbench running")
    withExtendedLifetime(folder) {}
  }

  @Test func wrongUsagePrintsTheReason() throws {
    let folder = try folder()
    let empty = try TemporaryFolder()
    for (arguments, status, reason) in [
      (["/nowhere"], 2, "/nowhere is not a folder"), ([empty.path], 2, "has no message files"),
      ([folder.path, "--locale", "fr"], 2, "no file has the locale fr; the locales are en and ko"),
      ([folder.path, "--port", "70000"], 64, "--port must be from 0 to 65535"),
    ] {
      let result = try CommandLineRunner.run(["workbench"] + arguments)
      #expect(result.status == Int32(status))
      #expect(result.errors.contains(reason), "\(result.errors)")
    }
  }
}
