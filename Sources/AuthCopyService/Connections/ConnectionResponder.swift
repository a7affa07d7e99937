package import NIOCore

/// Responds to the requests of the connections of one event loop.
package protocol ConnectionResponder: AnyObject {
  /// The memory for the bodies of requests.
  var bodies: BodyBudget { get }

  /// Responds to a request by calling a method of the connection, now or later, on its event loop.
  func respond(to request: IncomingRequest, on connection: ClientConnection)

  /// Writes the response to input that is refused before it is a request; the connection then closes.
  func writeRefusal(of problem: ServiceProblem, to buffer: inout ByteBuffer)
}

/// A connection whose client waits for a response.
package struct ClientConnection {
  private let handler: ConnectionHandler
  private let context: ChannelHandlerContext

  init(_ handler: ConnectionHandler, _ context: ChannelHandlerContext) {
    self.handler = handler
    self.context = context
  }

  package var channel: any Channel { context.channel }

  /// Sends a response of the service.
  func send(_ response: ServiceResponse) {
    let body: ByteBuffer? = if response.sendsBody, case .shared(let body) = response.body { body } else { nil }
    handler.send(context, sharedBody: body) { response.write($0, to: &$1) }
  }

  /// Sends any other response.
  package func send(_ response: PlainResponse) {
    handler.send(context, sharedBody: nil) { response.write($0, to: &$1) }
  }

  /// Sends the head of a response whose body is written as long as the connection is open.
  package func startStream(_ head: PlainResponse) -> ResponseStream {
    handler.startStream(context) { head.writeHead(.close, to: &$0) }
    return ResponseStream(channel: channel)
  }
}

/// The body of a response that does not end before its connection does, such as a stream of events.
package struct ResponseStream: Sendable {
  fileprivate let channel: any Channel

  /// Sends bytes; a client that does not read is disconnected, so that nothing accumulates.
  ///
  /// - Returns: whether the connection is open.
  package func write(_ bytes: [UInt8]) -> Bool {
    guard channel.isActive, channel.isWritable else {
      channel.close(promise: nil)
      return false
    }
    channel.writeAndFlush(ByteBuffer(bytes: bytes), promise: nil)
    return true
  }
}

/// A response with any fields, which is sent as it is.
package struct PlainResponse: Sendable {
  private let status: Int
  private let fields: [(name: String, value: String)]
  private let body: [UInt8]
  private let sendsBody: Bool

  /// - Parameter sendsBody: whether the body is sent; false for HEAD.
  package init(
    status: Int, fields: [(name: String, value: String)] = [], body: [UInt8] = [], sendsBody: Bool = true
  ) {
    self.status = status
    self.fields = fields
    self.body = body
    self.sendsBody = sendsBody
  }

  package func write(_ persistence: Persistence, to buffer: inout ByteBuffer) {
    write(fields + [("Content-Length", String(body.count))], sendsBody ? body : [], persistence, to: &buffer)
  }

  /// Writes the response without its body.
  fileprivate func writeHead(_ persistence: Persistence, to buffer: inout ByteBuffer) {
    write(fields, [], persistence, to: &buffer)
  }

  private func write(
    _ fields: [(name: String, value: String)], _ body: [UInt8], _ persistence: Persistence,
    to buffer: inout ByteBuffer
  ) {
    let size = fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 }
    buffer.writeResponse(status, persistence, fieldsSize: size, body: body) { head in
      for field in fields { head.append("\(field.name): \(field.value)\r\n" as String) }
    }
  }
}
