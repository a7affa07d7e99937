public import NIOCore

/// How long each phase of a connection may take.
public struct ConnectionTimeouts: Sendable {
  /// The time between two requests.
  public var idle = TimeAmount.seconds(60)
  /// The time from the first byte of a request to the end of its header.
  public var header = TimeAmount.seconds(10)
  /// The time from the end of the header to the end of the body.
  public var body = TimeAmount.seconds(30)
  /// The time from the end of a request until the client has received the response.
  public var response = TimeAmount.seconds(60)

  /// Creates the default timeouts: 60 s between requests, 10 s for a header, 30 s for a body, 60 s for a response.
  public init() {}
}
