import NIOCore

/// A queue of slices of long work: the clients come in rotation, and so do the connections of each client.
///
/// A client is an address, which can have any number of connections; a connection has one slice at a time.
struct FairQueue<Client: Hashable, Work> {
  private var slices: [Client: CircularBuffer<Work>] = [:]
  /// The clients with slices, the next one first.
  private var clients = CircularBuffer<Client>()

  /// Adds a slice after all others of its client.
  mutating func append(_ work: Work, of client: Client) {
    if slices[client] == nil { clients.append(client) }
    slices[client, default: CircularBuffer()].append(work)
  }

  /// Removes and returns the next slice; the caller adds the rest of unfinished work again.
  mutating func popFirst() -> (work: Work, client: Client)? {
    guard let client = clients.popFirst(), let work = slices[client]?.popFirst() else { return nil }
    if slices[client]?.isEmpty == true { slices[client] = nil } else { clients.append(client) }
    return (work, client)
  }
}

/// A client, identified by the address of its connection.
struct ClientAddress: Hashable, Sendable {
  private let bytes: [UInt8]

  /// - Parameter address: the remote address; all clients of a Unix domain socket count as one.
  init(_ address: SocketAddress?) {
    // The offsets of the address in `sockaddr_in` and `sockaddr_in6` are the same on all systems.
    switch address {
    case .v4(let address): bytes = withUnsafeBytes(of: address.address) { Array($0[4..<8]) }
    case .v6(let address):
      bytes = withUnsafeBytes(of: address.address) { memory in
        let ipv6 = memory[8..<24]
        // A /64 network counts as one client, except the network of IPv4-mapped addresses (RFC 4291, section 2.5.5.2).
        let mayBeMapped = ipv6.prefix(8).allSatisfy { $0 == 0 }
        return Array(ipv6.prefix(mayBeMapped ? 16 : 8))
      }
    case .unixDomainSocket, nil: bytes = []
    }
  }
}
