import AuthCopy
import Logging
import NIOCore

/// Responds to the requests of an event loop with the current catalog, from its caches if it can.
final class CachingResponder: ConnectionResponder {
  let bodies: BodyBudget
  private let current: CurrentSnapshot
  private let service: ServiceState
  private let logger: Logger
  private let logsRequests: Bool
  private var responder: Responder
  /// The value of ``CurrentSnapshot/replacements`` when the responder was created.
  private var replacements: Int
  private var locales = LocaleCache()
  private var responses = ResponseCache()
  private var recorder: MetricsRecorder

  /// - Parameter logger: logs each request, at the level `info`.
  init(
    _ current: CurrentSnapshot, _ service: ServiceState, _ bodies: BodyBudget, _ recorder: MetricsRecorder,
    _ logger: Logger
  ) {
    self.bodies = bodies
    self.current = current
    self.service = service
    self.recorder = recorder
    self.logger = logger
    logsRequests = logger.logLevel <= .info
    replacements = current.replacements
    responder = Responder(current.snapshot, service)
  }

  func respond(to request: IncomingRequest, on connection: ClientConnection) {
    switch begin(to: request.head, body: request.body?.bytes ?? []) {
    case .response(let response): send(response, to: request, on: connection)
    case .work(let work):
      let channel = connection.channel
      let response = WorkPool.offload(
        work, for: ClientAddress(channel.remoteAddress), from: channel.eventLoop, while: { channel.isActive })
      response.assumeIsolated().whenSuccess { [self] response in
        if channel.isActive { send(response, to: request, on: connection) }
      }
    }
  }

  /// Responds to a request with the current catalog, unless the response takes long.
  private func begin(to head: RequestHead, body: [UInt8]) -> Responder.Outcome {
    let replacements = current.replacements
    if replacements != self.replacements {
      // The count is read before the snapshot: if the catalog is replaced in between, the next request reads it again.
      self.replacements = replacements
      responder = Responder(current.snapshot, service)
      locales = LocaleCache()
      responses = ResponseCache()
    }
    let key = ResponseCache.Key(head, body: body)
    if let key, let response = responses[key] { return .response(response) }
    let outcome = responder.begin(to: head, body: body, caching: locales)
    if let key, case .response(let response) = outcome { responses.insert(response, for: key) }
    return outcome
  }

  private func send(_ response: ServiceResponse, to request: IncomingRequest, on connection: ClientConnection) {
    let nanoseconds = (NIODeadline.now() - request.received).nanoseconds
    connection.send(response)
    recorder.record(response, nanoseconds: nanoseconds)
    if logsRequests { response.log(request.head, nanoseconds: nanoseconds, logger) }
  }

  func writeRefusal(of problem: ServiceProblem, to buffer: inout ByteBuffer) {
    let response = responder.response(for: problem, locale: responder.snapshot.defaultLocale)
    response.write(.close, to: &buffer)
    recorder.record(response, nanoseconds: 0)
  }
}
