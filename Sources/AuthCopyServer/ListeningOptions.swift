/// Where and how a server listens.
public struct ListeningOptions: Sendable {
  /// The host name or address.
  public var host = "127.0.0.1"
  /// The port; 0 picks a free one.
  public var port = 8080
  /// The path of a Unix domain socket to listen on instead; an existing socket there is replaced.
  public var socketPath: String?
  /// The maximum number of concurrent connections; further ones wait until one ends.
  public var maximumConnections = 16_384
  /// How long each phase of a connection may take.
  public var timeouts = ConnectionTimeouts()

  /// Creates the default options: 127.0.0.1, port 8080.
  public init() {}
}
