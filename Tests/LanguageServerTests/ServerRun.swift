import AuthCopyLint
import CatalogLint
import Foundation
import LanguageServer
import Testing

/// A session of a server on real file descriptors, with all input available at the start.
enum ServerRun {
  /// - Returns: the exit status, and the messages that were sent.
  static func run(_ input: [UInt8]) throws -> (status: Int32, sent: [String]) {
    let (toServer, fromServer) = (Pipe(), Pipe())
    let writing = Thread {
      try? toServer.fileHandleForWriting.write(contentsOf: Data(input))
      try? toServer.fileHandleForWriting.close()
    }
    writing.start()
    var loop = ServerLoop(
      Linter(rules: .authCopy), input: toServer.fileHandleForReading.fileDescriptor,
      output: fromServer.fileHandleForWriting.fileDescriptor)
    let status = loop.run()
    try fromServer.fileHandleForWriting.close()
    var framing = MessageFraming()
    framing.feed(try fromServer.fileHandleForReading.readToEnd() ?? Data())
    var sent: [String] = []
    while let message = try framing.next() { sent.append(String(decoding: message, as: UTF8.self)) }
    #expect(!framing.isWithinMessage)
    return (status, sent)
  }
}
