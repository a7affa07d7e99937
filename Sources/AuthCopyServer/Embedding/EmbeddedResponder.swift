import Dispatch
import HTTPTypes
import Hummingbird
import NIOHTTP1
import Synchronization

/// Responds to requests of a Hummingbird application as the service does.
final class EmbeddedResponder: Sendable {
  private let service: CopyService
  private let routes: RouteSelection
  private let recorder: Mutex<MetricsRecorder>
  /// Creates a response that takes long, without blocking the threads of Swift concurrency.
  private let offload: Offload

  typealias Offload = @Sendable (SlicedResponse, ClientAddress) async -> ServiceResponse

  init(_ service: CopyService, _ routes: RouteSelection, offload: @escaping Offload) {
    self.service = service
    self.routes = routes
    self.offload = offload
    recorder = Mutex(service.makeRecorder())
  }

  /// - Parameter target: the path and the query below the routes of the service.
  func response(
    to request: Request, target: String, _ context: some RequestContext
  ) async -> Response {
    let start = DispatchTime.now().uptimeNanoseconds
    var head = RequestHead(HTTPMethod(rawValue: request.method.rawValue), target)
    for field in request.headers { head.add(field.name.rawName, field.value) }
    let responder = service.responder(routes)
    let response: ServiceResponse
    switch responder.begin(to: head, body: await body(of: request, head)) {
    case .response(let short): response = short
    case .work(let work):
      let client = ClientAddress((context as? any RemoteAddressRequestContext)?.remoteAddress)
      response = await offload(work, client)
    }
    let nanoseconds = Int64(DispatchTime.now().uptimeNanoseconds - start)
    recorder.withLock { $0.record(response, nanoseconds: nanoseconds) }
    response.log(head, nanoseconds: nanoseconds, context.logger)
    return Response(response)
  }

  /// Returns the body; a body beyond the limit is cut off once it exceeds the limit, so that it is still refused.
  private func body(of request: Request, _ head: RequestHead) async -> [UInt8] {
    guard head.method == .POST else { return [] }
    var bytes: [UInt8] = []
    do {
      for try await part in request.body where bytes.count <= Limits.body { bytes += part.readableBytesView }
    } catch {
      // The client disconnected before its body was complete, which is not a failure of the service.
    }
    return bytes
  }
}

extension Response {
  init(_ response: ServiceResponse) {
    var fields = HTTPFields()
    response.forEachField { name, value in
      if let name = HTTPField.Name("\(name)") { fields[name] = value }
    }
    let body: ResponseBody =
      switch response.body {
      case _ where !response.sendsBody: ResponseBody(contentLength: nil) { try await $0.finish(nil) }
      case .bytes(let bytes): ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
      case .shared(let buffer): ResponseBody(byteBuffer: buffer)
      case .batch: preconditionFailure("a batch is sent when it is complete")
      }
    self.init(status: HTTPResponse.Status(code: response.status), headers: fields, body: body)
  }
}
