import AuthCopy
import NIOCore

/// What the connections of one event loop share, without locks: the responder for the current catalog, the caches of
/// locales and responses, the metrics, and the queue of ready connections.
final class EventLoopContext {
  private let current: CurrentSnapshot
  private let service: ServiceState
  private(set) var responder: Responder
  private var replacements: Int
  private var locales = LocaleCache()
  private var responses = ResponseCache()
  private var recorder: MetricsRecorder
  let readyConnections = ReadyConnections()

  init(_ current: CurrentSnapshot, _ service: ServiceState, _ recorder: MetricsRecorder) {
    self.current = current
    self.service = service
    self.recorder = recorder
    replacements = current.replacements
    responder = Responder(current.snapshot, service)
  }

  /// Responds to a request from the current catalog; nil when that takes long.
  func respondInline(to head: RequestHead, body: [UInt8]) -> ServiceResponse? {
    let replacements = current.replacements
    if replacements != self.replacements {
      // Counted before it is taken: a catalog that comes between the two is taken again.
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

  func record(_ response: ServiceResponse, nanoseconds: Int64) { recorder.record(response, nanoseconds: nanoseconds) }
}
