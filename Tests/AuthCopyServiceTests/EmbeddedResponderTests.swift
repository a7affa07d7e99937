import NIOCore
import NIOHTTP1
import Synchronization
import Testing

@testable import AuthCopyService

/// The responses to requests that the server of another application has read.
@Suite struct EmbeddedResponderTests {
  /// The threads of Swift concurrency are few: long work would keep all other handlers of the application waiting.
  @Test func longWorkIsOffloaded() async throws {
    let offloaded = Mutex(0)
    let responder = EmbeddedResponder(CopyService(), .all) { response, client in
      offloaded.withLock { $0 += 1 }
      return await WorkPool.response(response, for: client)
    }
    let item = #"{"provider":"kakao","code":"KOE320"}"#
    for (uri, body, count) in [
      ("/v1/errors", #"{"errors":[\#(item)]}"#, 0), ("/v1/errors/kakao", #"{"error_code":"KOE320"}"#, 0),
      ("/v1/errors", #"{"errors":[\#(Array(repeating: item, count: 1_000).joined(separator: ","))]}"#, 1),
      ("/v1/errors/kakao", #"{"error_code":"KOE320","x":"\#(String(repeating: "x ", count: 500_000))"}"#, 2),
    ] {
      let response = await responder.response(
        to: RequestHead(.POST, uri), body: Array(body.utf8), from: nil, received: .now(), .silent)
      let reply = Reply(response)
      #expect(reply.status == 200 && reply.body.contains("flowExpired"))
      #expect(offloaded.withLock(\.self) == count)
    }
  }
}
