import Dispatch
import HTTPTypes
import Hummingbird
import Logging

/// Counts and times every request, and logs it at the level `info`.
///
/// As the outermost middleware it also ensures that each request is served from a single snapshot. A log line contains
/// the route, but never the path or the body, which may hold personal data.
struct ObservationMiddleware<Context: RequestContext>: RouterMiddleware {
  let service: CopyService

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let start = DispatchTime.now().uptimeNanoseconds
    let response = try await service.withSnapshot { try await next(request, context) }
    let taken = Int64(DispatchTime.now().uptimeNanoseconds - start)
    let route = context.endpointPath ?? "unrouted"
    service.metrics.recordResponse(of: route, status: response.status.code, nanoseconds: taken)
    if context.logger.logLevel <= .info { log(request, response, route, taken, context.logger) }
    return response
  }

  private func log(_ request: Request, _ response: Response, _ route: String, _ nanoseconds: Int64, _ logger: Logger) {
    let metadata: Logger.Metadata = [
      "method": "\(request.method.rawValue.prefix(16))", "route": "\(route)", "status": "\(response.status.code)",
      "microseconds": "\(nanoseconds / 1_000)",
    ]
    logger.info("answered", metadata: metadata.merging(request.traceMetadata) { $1 })
  }
}

extension Request {
  /// The trace ids for the log line: those of the request, or new ones.
  var traceMetadata: Logger.Metadata {
    guard let trace = headers[.traceparent].flatMap(TraceParent.init) else {
      return ["trace_id": "\(TraceParent.newTraceID())"]
    }
    return ["trace_id": "\(trace.traceID)", "parent_id": "\(trace.parentID)"]
  }
}
