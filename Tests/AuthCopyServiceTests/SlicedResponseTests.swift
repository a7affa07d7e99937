import AuthCopy
import HTTPTypes
import NIOCore
import NIOHTTP1
import Testing

@testable import AuthCopyService

/// Responses that are computed in slices, and their limits.
@Suite struct SlicedResponseTests {
  private let service = CopyService()
  private let head = RequestHead(.POST, "/v1/errors")

  private func batch(_ count: Int) -> [UInt8] {
    let items = (0..<count).map { #"{"provider":"auth0","payload":{"error":"access_denied"},"id":\#($0)}"# }
    return Array(#"{"errors":[\#(items.joined(separator: ","))]}"#.utf8)
  }

  @Test func slicedResponseEqualsWholeResponse() throws {
    let responder = service.responder(.all)
    let body = batch(200)
    let whole = responder.respond(to: head, body: body)
    var sliced = try #require(responder.work(to: head, body: body)).begin()
    var slices = 1
    while !sliced.proceed(while: { false }) { slices += 1 }
    #expect(slices == 200)
    #expect(Reply(sliced).body == Reply(whole).body)
    #expect(sliced.metrics.resolved.map(\.count) == [200])
    #expect(sliced.metrics.route == .errorBatch)
  }

  @Test func responseBeyondItsBudgetIsStopped() throws {
    var head = head
    head.add("X-Request-ID", "a")
    var response = try #require(service.responder(.all).work(to: head, body: batch(1_000)))
    response.budget = .nanoseconds(1)
    var result: ServiceResponse?
    for _ in 0..<1_000 where result == nil { result = response.proceed() }
    let problem = try #require(result)
    #expect(problem.status == 503)
    #expect(problem.metrics.problem == "tooMuchWork")
    #expect(problem.metrics.route == .errorBatch)
    #expect(problem.otherFields.contains { "\($0.name)" == "Retry-After" && $0.value == "1" })
    #expect(problem.otherFields.contains { "\($0.name)" == "X-Request-ID" && $0.value == "a" })
    #expect(Reply(problem)["type"]?.string == "urn:auth-copy:problem:tooMuchWork")
  }

  @Test func emptyBatchIsComplete() {
    #expect(send(.post, "/v1/errors", #"{"errors":[]}"#).body == #"{"errors":[]}"#)
  }

  /// Returns the names of the ignored arguments.
  private func ignored(_ reply: Reply) -> [String]? { reply["ignored"]?.array?.compactMap(\.string) }

  @Test func argumentsBeyondTheLimitAreReportedOnce() throws {
    let arguments = (0..<200).map { #""a\#($0)":null"# }.joined(separator: ",")
    let reply = send(
      .post, "/v1/errors", #"{"errors":[{"provider":"kakao","code":"KOE320","arguments":{\#(arguments)}}]}"#)
    let item = try #require(try JSONParser.parse(Array(reply.body.utf8))["errors"]?.array?.first)
    let names = item["ignored"]?.array?.compactMap(\.string) ?? []
    #expect(names.count == 65)
    #expect(names.count { $0 == "arguments" } == 1)
  }

  @Test func queryItemsBeyondTheLimitAreReportedOnce() throws {
    let query = (0..<200).map { "a\($0)=1" }.joined(separator: "&")
    for path in ["/v1/errors/kakao/KOE320", "/v1/kinds/tooManyAttempts"] {
      let reply = send(.get, "\(path)?\(query)")
      let names = try #require(ignored(reply))
      #expect(names.count == 65)
      #expect(names.count { $0 == "arguments" } == 1)
      #expect(reply.headers[.cacheControl] == "no-store")
    }
    #expect(
      ignored(send(.get, "/v1/errors/kakao/KOE320?locale=ko&" + (0..<64).map { "a\($0)=1" }.joined(separator: "&")))?
        .count == 64)
  }

  @Test(arguments: ["[]", "0", "{}", #""a,[{\"b,\"""#, #""\\""#]) func valuesOfABatchAreLimited(value: String) {
    func status(_ count: Int) -> Int {
      let list = Array(repeating: value, count: count).joined(separator: ",")
      return send(.post, "/v1/errors", #"{"errors":[{"provider":"kakao","code":"KOE320","x":[\#(list)]}]}"#).status
    }
    // The batch, its list, its item, and the item's three members are values too.
    let maximum = Limits.values - 6
    #expect(status(maximum) == 200)
    #expect(status(maximum + 1) == 400)
  }
}
