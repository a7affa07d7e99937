public import NIOCore

/// How long a connection may take its time.
public struct ConnectionTimeouts: Sendable {
  /// Between requests.
  public var idle = TimeAmount.seconds(60)
  /// From the first byte of a request to the end of its header.
  public var header = TimeAmount.seconds(10)
  /// From the end of the header to the end of the body.
  public var body = TimeAmount.seconds(30)
  /// From the end of a request until its answer is taken.
  public var response = TimeAmount.seconds(60)

  /// A minute between requests, 10 s for a header, 30 s for a body, a minute for a response.
  public init() {}
}
