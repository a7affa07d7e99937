/// Where and how a server listens.
public struct ListeningOptions: Sendable {
  /// A host name or an address.
  public var host = "127.0.0.1"
  /// 0 picks a free one.
  public var port = 8080
  /// How many connections are served at a time; more wait until one ends.
  public var maximumConnections = 16_384
  /// How long a connection may take.
  public var timeouts = ConnectionTimeouts()

  /// 127.0.0.1, port 8080.
  public init() {}
}
