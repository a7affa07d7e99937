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
    let body = request.body?.bytes ?? []
    if let response = respondInline(to: request.head, body: body) {
      return send(response, to: request, on: connection)
    }
    let channel = connection.channel
    let work = WorkPool.offload(
      SlicedResponse(responder, to: request.head, body: body), for: ClientAddress(channel.remoteAddress),
      from: channel.eventLoop, while: { channel.isActive })
    work.assumeIsolated().whenSuccess { [self] response in
      if channel.isActive { send(response, to: request, on: connection) }
    }
  }

  /// Responds to a request with the current catalog; nil if the response takes long.
  private func respondInline(to head: RequestHead, body: [UInt8]) -> ServiceResponse? {
    let replacements = current.replacements
    if replacements != self.replacements {
      // The count is read before the snapshot: if the catalog is replaced in between, the next request reads it again.
      self.replacements = replacements
      responder = Responder(current.snapshot, service)
      locales = LocaleCache()
      responses = ResponseCache()
    }
    let key = ResponseCache.Key(head, body: body)
    if let key, let response = responses[key] { return response }
    guard let response = responder.respondInline(to: head, body: body, caching: locales) else { return nil }
    if let key { responses.insert(response, for: key) }
    return response
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
