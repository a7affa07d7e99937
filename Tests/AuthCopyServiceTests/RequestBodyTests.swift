import CoreMetrics
import NIOCore
import Testing

@testable import AuthCopyService

/// The memory limits of request bodies.
@Suite struct RequestBodyTests {
  private let metrics = PrometheusMetrics()

  private func part(_ size: Int) -> ByteBuffer { ByteBuffer(repeating: 0x20, count: size) }

  private func problem(_ body: RequestBody, _ size: Int) -> String? {
    do throws(ServiceProblem) {
      try body.append(part(size))
      return nil
    } catch {
      return error.id
    }
  }

  @Test func bodySizeIsLimited() {
    let body = RequestBody(BodyBudget(maximum: Limits.body, metrics))
    #expect(problem(body, 1 << 20) == nil)
    #expect(body.bytes.count == 1 << 20)
    #expect(problem(body, 1) == "bodyTooLarge")
  }

  @Test func largeBodiesShareABudget() {
    let budget = BodyBudget(maximum: Limits.body, metrics)
    var bodies: [RequestBody] = []
    for _ in 1...64 {
      let body = RequestBody(budget)
      #expect(problem(body, 600 << 10) == nil)
      #expect(problem(body, 400 << 10) == nil)
      bodies.append(body)
    }
    #expect(metrics.text.contains("auth_copy_request_bodies_bytes \(Double(64 << 20))"))
    #expect(problem(RequestBody(budget), 9 << 10) == "overloaded")
    #expect(problem(RequestBody(budget), 8 << 10) == nil)
    bodies.removeLast()
    #expect(problem(RequestBody(budget), 900 << 10) == nil)
    bodies.removeAll()
    #expect(metrics.text.contains("auth_copy_request_bodies_bytes 0.0"))
  }

  @Test func tricklingBodyUsesAtMostTwiceItsSize() {
    let budget = BodyBudget(maximum: Limits.body, metrics)
    let body = RequestBody(budget)
    for _ in 1...100_000 { #expect(problem(body, 1) == nil) }
    #expect(body.bytes.capacity < 210_000)
  }
}
