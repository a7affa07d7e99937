import AuthCopyService
import NIOCore
import NIOHTTP1
import Workbench

/// Passes the requests of an event loop's connections to a workbench.
final class WorkbenchResponder: ConnectionResponder {
  /// A body has at most 4 MiB, which is enough for an escaped text of a megabyte.
  let bodies = BodyBudget(maximum: 4 << 20)
  private let host: WorkbenchHost

  init(_ host: WorkbenchHost) { self.host = host }

  func respond(to request: IncomingRequest, on connection: ClientConnection) {
    let head = request.head
    let workbenchRequest = WorkbenchRequest(
      head.method.rawValue, head.target, fields: request.fields.map { ($0.name, $0.value) },
      body: request.body?.bytes ?? [])
    let response = connection.channel.eventLoop.makeFutureWithTask { [host] in
      await host.respond(to: workbenchRequest)
    }
    response.assumeIsolated().whenSuccess { [host] response in
      let plain = PlainResponse(
        status: response.status, fields: response.fields, body: response.body, sendsBody: head.method != .HEAD)
      guard response.isEventStream else { return connection.send(plain) }
      let stream = connection.startStream(plain)
      // The host sends the first event: the revision may have changed since the response.
      Task { await host.add(stream) }
    }
  }

  func writeRefusal(of problem: ServiceProblem, to buffer: inout ByteBuffer) {
    PlainResponse(status: problem.status).write(.close, to: &buffer)
  }
}
