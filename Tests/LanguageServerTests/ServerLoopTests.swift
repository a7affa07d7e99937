import AuthCopyLint
import CatalogLint
import Foundation
import LanguageServer
import TestSupport
import Testing

/// The server on real file descriptors; it ends whatever the client does.
@Suite struct ServerLoopTests {
  private static func framed(_ messages: [String]) -> [UInt8] {
    messages.flatMap { MessageFraming.framed(Array($0.utf8)) }
  }

  private static let initialize =
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{},"locale":"en"}}"#

  @Test func aShutdownAndAnExitEndTheServerWithStatus0() throws {
    let (status, sent) = try ServerRun.run(
      Self.framed([
        Self.initialize, #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
        #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#,
      ]))
    #expect(status == 0)
    #expect(sent.count == 2)
    #expect(sent.last == #"{"jsonrpc":"2.0","id":2,"result":null}"#)
  }

  @Test func aClosedInputEndsTheServer() throws {
    #expect(try ServerRun.run([]).status == 1)
    #expect(try ServerRun.run(Self.framed([Self.initialize])).sent.count == 1)
    // An incomplete message.
    #expect(try ServerRun.run(Array(Self.framed([Self.initialize]).dropLast(5))).sent.isEmpty)
  }

  @Test func aHeaderWithoutALengthIsReportedAndEndsTheServer() throws {
    let (status, sent) = try ServerRun.run(Self.framed([Self.initialize]) + Array("Content-Length: x\r\n\r\n".utf8))
    #expect(status == 1)
    #expect(sent.count == 2)
    #expect(sent.contains { $0.contains("-32700") })
  }

  @Test func incompleteJSONIsAnErrorAndTheNextMessageIsRead() throws {
    let (_, sent) = try ServerRun.run(
      Self.framed([Self.initialize, #"{"jsonrpc":"2.0","id":2,"me"#, #"{"jsonrpc":"2.0","id":3,"method":"nope"}"#]))
    #expect(sent.count == 3)
    #expect(sent[1].contains("-32700"))
    #expect(sent[2].contains("-32601"))
  }

  @Test func aRequestThatIsCancelledInTimeIsNotHandled() throws {
    let (_, sent) = try ServerRun.run(
      Self.framed([
        Self.initialize, #"{"jsonrpc":"2.0","id":2,"method":"textDocument/hover","params":{}}"#,
        #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":2}}"#,
      ]))
    #expect(sent.count == 2)
    // All messages arrive at once, so the cancellation arrives before the request is handled.
    #expect(sent[1].contains("-32800"))
  }

  @Test func diagnosticsAreSentWithoutARequest() throws {
    let folder = try TemporaryFolder()
    try folder.write("{\"a\": \"{x\"}", to: "en.json")
    let document = #"{"uri":"file://\#(folder.path)/en.json","languageId":"json","version":1,"text":"{\"a\": \"{x\"}"}"#
    let (toServer, fromServer) = (Pipe(), Pipe())
    let server = Thread {
      var loop = ServerLoop(
        Linter(rules: .authCopy), input: toServer.fileHandleForReading.fileDescriptor,
        output: fromServer.fileHandleForWriting.fileDescriptor)
      _ = loop.run()
      try? fromServer.fileHandleForWriting.close()
    }
    server.start()
    try toServer.fileHandleForWriting.write(
      contentsOf: Data(
        Self.framed([
          Self.initialize, #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":\#(document)}}"#,
        ])))
    var framing = MessageFraming()
    var sent: [String] = []
    while sent.count < 2, let data = try fromServer.fileHandleForReading.read(upToCount: 1), !data.isEmpty {
      framing.feed(data)
      while let message = try framing.next() { sent.append(String(decoding: message, as: UTF8.self)) }
    }
    try toServer.fileHandleForWriting.close()
    #expect(sent.last?.contains("invalid-message") == true)
  }
}
