import Logging
import NIOHTTP1

extension ServiceResponse {
  /// Logs a request at the level `info`.
  ///
  /// The line contains the route, but never the path or the body, which may hold personal data.
  func log(_ head: RequestHead, nanoseconds: Int64, _ logger: Logger) {
    var metadata: Logger.Metadata = [
      "method": "\(head.method.rawValue.prefix(16))", "route": "\(figures.name)", "status": "\(status)",
      "microseconds": "\(nanoseconds / 1_000)",
    ]
    if let traceParent = head.traceParent {
      metadata["trace_id"] = "\(traceParent.traceID)"
      metadata["parent_id"] = "\(traceParent.parentID)"
    }
    if let requestID = head.requestID { metadata["request_id"] = "\(requestID)" }
    logger.info("answered", metadata: metadata)
  }
}
