package import AuthCopy
package import Logging
package import NIOCore
import Synchronization

/// Responds to requests that the server of another application has read, as the service does.
package final class EmbeddedResponder: Sendable {
  private let service: CopyService
  private let routes: RouteSelection
  private let recorder: Mutex<MetricsRecorder>
  /// Creates a response that takes long, without blocking the threads of Swift concurrency.
  private let offload: @Sendable (SlicedResponse, ClientAddress) async -> ServiceResponse

  package convenience init(_ service: CopyService, _ routes: RouteSelection) {
    self.init(service, routes, offload: WorkPool.response)
  }

  init(
    _ service: CopyService, _ routes: RouteSelection,
    offload: @escaping @Sendable (SlicedResponse, ClientAddress) async -> ServiceResponse
  ) {
    self.service = service
    self.routes = routes
    self.offload = offload
    recorder = Mutex(service.makeRecorder())
  }

  /// - Parameters:
  ///   - head: the head, whose target begins below the path of the routes.
  ///   - body: the body; its first ``Limits/body`` bytes and one more are enough for the response.
  ///   - client: the address of the client; nil if it is not known.
  ///   - received: when the head was received.
  ///   - logger: logs the request at the level `info`.
  package func response(
    to head: RequestHead, body: [UInt8], from client: SocketAddress?, received: NIODeadline, _ logger: Logger
  ) async -> ServiceResponse {
    let response: ServiceResponse
    switch service.responder(routes).begin(to: head, body: body) {
    case .response(let short): response = short
    case .work(let work): response = await offload(work, ClientAddress(client))
    }
    let nanoseconds = (NIODeadline.now() - received).nanoseconds
    recorder.withLock { $0.record(response, nanoseconds: nanoseconds) }
    response.log(head, nanoseconds: nanoseconds, logger)
    return response
  }
}

extension Snapshot {
  /// Returns an error that a handler of another application has thrown as a problem.
  ///
  /// - Parameters:
  ///   - chosenLocale: the locale, or a list of locales, that the application chose; nil if it chose none.
  ///   - acceptLanguage: the request's field `Accept-Language`.
  ///   - chosenDisclosure: the disclosure that the application chose; nil for that of the service.
  package func problem(
    for error: LoginError, chosenLocale: String?, acceptLanguage: String?, chosenDisclosure: Disclosure?
  ) -> ServiceResponse {
    // The arguments come from the program, not from the client, so the response does not list arguments of a wrong
    // type; the default replaces them.
    var problem = problem(
      for: error, locale: LocaleCache().locale(for: chosenLocale ?? acceptLanguage, in: self),
      disclosure: chosenDisclosure.map(limitedByExplicitCeiling) ?? disclosure)
    if chosenLocale == nil { problem.varies = .acceptLanguage }
    return problem
  }
}
