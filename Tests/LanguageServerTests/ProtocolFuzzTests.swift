import CatalogLint
import Foundation
import LanguageServer
import TestSupport
import Testing

/// Random bytes for the server: it responds or ends, and never crashes or hangs.
@Suite struct ProtocolFuzzTests {
  private static let messages = [
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{},"locale":"ko"}}"#,
    #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
    #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///en.json","languageId":"json","version":1,"text":"{\"a\": \"{x\"}"}}}"#,
    #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///en.json","version":2},"contentChanges":[{"range":{"start":{"line":0,"character":8},"end":{"line":0,"character":9}},"text":"한"}]}}"#,
    #"{"jsonrpc":"2.0","id":"x","method":"textDocument/hover","params":{"textDocument":{"uri":"file:///en.json"},"position":{"line":0,"character":8}}}"#,
    #"{"jsonrpc":"2.0","id":3,"method":"textDocument/completion","params":{"textDocument":{"uri":"file:///en.json"},"position":{"line":9,"character":-8}}}"#,
    #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":3}}"#,
  ]
  private static let headers = [
    "Content-Length: 99999999999999999999\r\n\r\n", "Content-Length: 9223372036854775807\r\n\r\n",
    "Content-Length: 536870912\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Length:\r\n\r\n",
    "Content-Length 5\r\n\r\n",
    "Content-Type: x\r\n\r\n", "\r\n\r\n", "Content-Length: 5\n\n", "Content-Length: 5\r\nContent-Length: 5\r\n\r\n",
  ]

  /// The number of streams; `Scripts/check/exhaustive` raises it with `AUTH_COPY_FUZZ_EDITS`.
  private static let rounds =
    (ProcessInfo.processInfo.environment["AUTH_COPY_FUZZ_EDITS"].flatMap { Int($0) } ?? 3_000) / 10

  @Test(.timeLimit(.minutes(10))) func anyStreamOfBytesEndsTheServer() throws {
    var random = RepeatableGenerator(state: 5)
    var parseErrors = 0
    for round in 1...Self.rounds {
      let stream = Self.stream(&random)
      let (status, sent) = try ServerRun.run(stream)
      // The client has not sent `shutdown`, so the end of the stream is abnormal.
      #expect(status == 1, "stream \(round): \(String(decoding: stream, as: UTF8.self))")
      parseErrors += sent.contains { $0.contains("-32700") } ? 1 : 0
    }
    #expect(parseErrors > 0)
  }

  /// Returns the bytes of a session with random faults.
  private static func stream(_ random: inout RepeatableGenerator) -> [UInt8] {
    var bytes = messages.prefix(Int.random(in: 0...messages.count, using: &random)).flatMap {
      MessageFraming.framed(Array($0.utf8))
    }
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeLast(bytes.count - place)
      case 1: bytes.insert(contentsOf: Array(headers.randomElement(using: &random)?.utf8 ?? "".utf8), at: place)
      case 2:
        let count = Int.random(in: 1...40, using: &random)
        bytes.insert(contentsOf: (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }, at: place)
      default: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &random) }
      }
    }
    return bytes
  }
}
