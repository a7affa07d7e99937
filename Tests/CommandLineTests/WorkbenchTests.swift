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
